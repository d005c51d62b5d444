// The table in the browser. The server draws it; this sends choices and shows what comes back.

import { refreshAdvice, startAdvice } from "./js/advice.js";
import { refreshAnnouncements, startAnnouncements } from "./js/announcements.js";
import { refreshChoices, startChoices } from "./js/choices.js";
import { startConnection } from "./js/connection.js";
import { refreshKeys, startKeys } from "./js/keys.js";
import { hasDialogs, table } from "./js/page.js";
import { startRulesPanel } from "./js/rules_panel.js";
import { refreshTip, startTips } from "./js/tips.js";

startTips();
startChoices();
startAdvice();
startKeys();
startAnnouncements();
startRulesPanel();
startConnection((before) => {
  // The table has replaced a curtain, but its dialogs have not come with it.
  if (!hasDialogs() && !table().matches(".curtain")) location.reload();
  refreshChoices(before);
  refreshAdvice(before);
  refreshKeys();
  refreshAnnouncements();
  refreshTip();
});
document.documentElement.classList.add("live");
