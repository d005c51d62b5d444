// The reader's preferences, stored only in this browser.

/**
 * @typedef {object} Settings
 * @property {string} confirm Which choices need a second press: "never", "spend" or "always".
 * @property {string} pace How long each step of the others is shown, in ms.
 * @property {string} scheme "auto", "light" or "dark".
 * @property {boolean} sound
 * @property {boolean} notify
 */

const PLACE = "ceylon.settings";
/** @type {Settings} */
const USUAL = { confirm: "spend", pace: "400", scheme: "auto", sound: false, notify: false };

/** @returns {Settings} */
export function settings() {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return USUAL; // no storage, or not our JSON in it: the game works without
  }
}

/** @param {HTMLInputElement} input */
function keep(input) {
  const name = input.dataset["setting"] ?? "";
  const value = input.type === "checkbox" ? input.checked : input.value;
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...settings(), [name]: value }));
  } catch {
    return; // nothing can be stored here: the setting lasts as long as the page
  }
  if (name === "notify" && input.checked && "Notification" in window) {
    void Notification.requestPermission();
  }
  show();
}

/** Update the page and the form from what is stored. */
function show() {
  const now = settings();
  document.documentElement.classList.toggle("light", now.scheme === "light");
  document.documentElement.classList.toggle("dark", now.scheme === "dark");
  for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (
    document.querySelectorAll("[data-setting]")
  )) {
    const value = now[/** @type {keyof Settings} */ (input.dataset["setting"])];
    input.checked = input.type === "checkbox" ? value === true : input.value === value;
  }
}

export function startSettings() {
  show();
  window.addEventListener("storage", show); // another tab of this browser changed them
  document.addEventListener("change", (event) => {
    const input = event.target;
    if (input instanceof HTMLInputElement && input.dataset["setting"]) keep(input);
  });
}
