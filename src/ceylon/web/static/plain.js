// What all pages do: apply the reader's preferences, copy a link, report a problem, and send forms
// where the browser hides their origin.

import { startLanguage } from "./js/language.js";
import { startSettings } from "./js/settings.js";

/** @param {HTMLInputElement} input @returns {Promise<boolean>} Whether it could be done. */
async function copyText(input) {
  input.select();
  try {
    await navigator.clipboard.writeText(input.value);
    return true;
  } catch {
    return document.execCommand("copy"); // over plain HTTP there is no clipboard API
  }
}

/** Copy the field beside a button, and say so. @param {HTMLButtonElement} button */
async function copy(button) {
  const input = document.getElementById(button.dataset["copy"] ?? "");
  if (input instanceof HTMLInputElement && (await copyText(input))) {
    button.textContent = button.dataset["copied"] ?? "";
  }
}

/** Show the buttons that need this script. */
function revealButtons() {
  for (const button of document.querySelectorAll("[data-copy]")) button.removeAttribute("hidden");
}

/**
 * Send a form as a browser would: go where the answer leads, or show it.
 * @param {HTMLFormElement} form @param {HTMLElement | null} button
 */
async function post(form, button) {
  const action = button?.getAttribute("formaction") ?? form.action;
  const body = new FormData(form, button);
  const headers = { Accept: "text/html" };
  const answer = await fetch(action, { method: "POST", body, headers });
  if (answer.redirected) {
    location.assign(answer.url);
    return;
  }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.documentElement.replaceWith(page.documentElement);
  revealButtons();
}

async function report() {
  const { saveReport } = await import("./js/report.js");
  await saveReport();
}

startSettings();
startLanguage();
document.getElementById("report")?.addEventListener("click", () => void report());
revealButtons();
document.addEventListener("click", (event) => {
  const button = event.target instanceof Element && event.target.closest("[data-copy]");
  if (button instanceof HTMLButtonElement) void copy(button);
});
document.addEventListener("submit", (event) => {
  // Over plain HTTP (on a home network) browsers send no Sec-Fetch-Site, and a form's Origin is
  // "null": it would be refused. A request from fetch has its Origin.
  const form = event.target;
  if (window.isSecureContext || event.defaultPrevented) return;
  if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
  event.preventDefault();
  void post(form, event.submitter);
});
