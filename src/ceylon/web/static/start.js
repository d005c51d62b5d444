// The start page.

import { startGames } from "./js/game_list.js";
import { startNewGame } from "./js/new_game.js";

startGames();
startNewGame();
