// The page of a finished game.

import { startCount } from "./js/count.js";
import { keepGame } from "./js/finished_games.js";
import { startPicture } from "./js/picture.js";

startCount();
startPicture();
keepGame();
