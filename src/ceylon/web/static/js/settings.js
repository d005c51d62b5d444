// The reader's preferences, stored only in this browser.

/**
 * @typedef {object} Settings
 * @property {string} confirm Which choices need a second press: "never", "final" or "always".
 * @property {string} pace How long each action of the others is shown, in ms.
 * @property {string} scheme "auto", "light" or "dark".
 * @property {boolean | null} coach Whether the coach says a sentence at each choice; null if this
 *   was never answered.
 * @property {string} level Whom "Play now" was against last; empty if it was never pressed.
 * @property {string} opponents How many bots "Play now" was against last; empty if never pressed.
 * @property {boolean} sound
 * @property {boolean} notify
 */

const PLACE = "ceylon.settings";
/** @type {Settings} */
const USUAL = {
  confirm: "final",
  pace: "900",
  scheme: "auto",
  coach: null,
  level: "",
  opponents: "",
  sound: false,
  notify: false,
};

/** @returns {Settings} */
export function settings() {
  try {
    const kept = { ...USUAL, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
    // An earlier version also asked when something was spent.
    return kept.confirm === "spend" ? { ...kept, confirm: "final" } : kept;
  } catch {
    return USUAL; // no storage, or not our JSON in it: the game works without
  }
}

/** @param {string} name @param {string | boolean} value @returns {boolean} Whether it is stored. */
export function keepSetting(name, value) {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...settings(), [name]: value }));
    return true;
  } catch {
    return false; // nothing can be stored here: the setting lasts as long as the page
  }
}

/** @param {HTMLInputElement} input */
function keep(input) {
  const name = input.dataset["setting"] ?? "";
  if (!keepSetting(name, input.type === "checkbox" ? input.checked : input.value)) return;
  if (name === "notify" && input.checked && "Notification" in window) {
    void Notification.requestPermission();
  }
  show();
  document.dispatchEvent(new CustomEvent("setting", { detail: name }));
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
