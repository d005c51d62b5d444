"""Ceylon as an environment for research: PettingZoo, Gymnasium, OpenSpiel.

It needs the extra `rl`: `pip install ceylon-boardgame[rl]`. Importing it registers `Ceylon-v0` and
`CeylonSolo-v0` with Gymnasium. `ceylon.env.openspiel` registers the game with OpenSpiel; it also
needs the extra `openspiel`.
"""

from gymnasium.envs.registration import register

register(
    "Ceylon-v0",
    entry_point="ceylon.env.single:CeylonEnv",
    vector_entry_point="ceylon.env.vector:CeylonVectorEnv",
)
register(
    "CeylonSolo-v0",
    entry_point="ceylon.env.single:CeylonEnv",
    vector_entry_point="ceylon.env.vector:CeylonVectorEnv",
    kwargs={"seats": 1},
)
