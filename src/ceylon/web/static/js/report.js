// "Report a problem": all that this page knows, in one file. It asks for nothing that its seat may
// not know, so nothing hidden of others can be in it.

import { inLanguage } from "./language.js";
import { settings } from "./settings.js";

/** @param {string} address @returns {Promise<unknown>} Null if it is refused. */
async function asked(address) {
  const answer = await fetch(inLanguage(address));
  return answer.ok ? answer.json() : null;
}

/** What a reader of the report needs to see what the player saw. @param {string | undefined} id */
async function report(id) {
  return {
    ceylon: document.getElementById("report")?.dataset["ceylon"],
    browser: navigator.userAgent,
    window: [window.innerWidth, window.innerHeight, window.devicePixelRatio],
    language: document.documentElement.lang,
    address: location.pathname,
    settings: settings(),
    table: id ? await asked(`/api/tables/${id}`) : null,
    record: id ? await asked(`/t/${id}/report`) : null,
    page: (document.getElementById("table") ?? document.body).outerHTML,
  };
}

export async function saveReport() {
  const id = /^[\w-]+$/.exec(document.body.dataset["table"] ?? "")?.[0]; // a puzzle has an address
  const text = JSON.stringify(await report(id), null, 1);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `ceylon-${id ?? "page"}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
