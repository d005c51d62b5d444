// A picture to share: the server draws it, the browser turns it into a PNG. Without this script, or
// where the browser refuses, the link brings the drawing itself.

/** How much larger the PNG is than the drawing, so that it is sharp. */
const SCALE = 2;

/** @param {HTMLAnchorElement} link */
async function download(link) {
  const image = new Image();
  image.src = link.href;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const file = Object.assign(document.createElement("a"), {
    href: canvas.toDataURL("image/png"),
    download: `ceylon-${document.body.dataset["table"] ?? ""}.png`,
  });
  file.click();
}

export function startPicture() {
  const link = document.querySelector("[data-picture]");
  if (!(link instanceof HTMLAnchorElement)) return;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    download(link).catch(() => location.assign(link.href));
  });
}
