// The table in the browser. The server draws it; this sends choices and shows what comes back.

import { refreshAdvice, startAdvising } from "./js/advising.js";
import { refreshChoosing, startChoosing } from "./js/choosing.js";
import { refreshKeys, startKeys } from "./js/keys.js";
import { bare, table } from "./js/page.js";
import { startTalking } from "./js/talking.js";
import { refreshTelling, startTelling } from "./js/telling.js";
import { refreshTip, startTips } from "./js/tips.js";

startTips();
startChoosing();
startAdvising();
startKeys();
startTelling();
startTalking((before) => {
  // The table has come in the place of a curtain, but its dialogs have not.
  if (bare() && !table().matches(".curtain")) location.reload();
  refreshChoosing(before);
  refreshAdvice(before);
  refreshKeys();
  refreshTelling();
  refreshTip();
});
document.documentElement.classList.add("live");
