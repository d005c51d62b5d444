// The table in the browser. The server draws it; this sends choices and shows what comes back.

import { refreshAdvice, startAdvising } from "./js/advising.js";
import { refreshChoosing, startChoosing } from "./js/choosing.js";
import { refreshKeys, startKeys } from "./js/keys.js";
import { startTalking } from "./js/talking.js";
import { refreshTelling, startTelling } from "./js/telling.js";
import { refreshTip, startTips } from "./js/tips.js";

startTips();
startChoosing();
startAdvising();
startKeys();
startTelling();
startTalking((before) => {
  refreshChoosing(before);
  refreshAdvice(before);
  refreshKeys();
  refreshTelling();
  refreshTip();
});
document.documentElement.classList.add("live");
