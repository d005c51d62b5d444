"""The twelve stations: what is said, and which choice of the record each step asks for."""

from __future__ import annotations

from typing import Final

from ceylon.errors import N_
from ceylon.ids import Seat
from ceylon.lesson.steps import Kind, Station, Step, choose, look, turn
from ceylon.rules.hexes import hex_named

_BEN: Final = Seat(1)
_CHLOE: Final = Seat(2)
_PLAIN, _PEAK, _LAST = (hex_named(name) for name in ("K8", "R1", "D2"))
_DIMBULA: Final = 0
_RUHUNA: Final = 2

STATIONS: Final = (
    Station(
        # Translators: the title of a lesson: where it is placed.
        N_("Your first plantation"),
        (
            look(
                0,
                "#seat-0",
                N_("You grow tea in the hills of Ceylon. Whoever has the most points wins."),
                N_(
                    "This is your board: you are yellow. Some points come as you play,"
                    " most at the end."
                ),
            ),
            look(
                0,
                "#now",
                N_("These would be everyone’s points if the game ended now."),
                N_(
                    "A marker still on a board costs {points:points} at the end,"
                    " so everyone starts low. Rupees and technology count, too: with every"
                    " choice these numbers rise or fall."
                ),
                points=2,
            ),
            choose(
                1,
                N_("Place your first plantation on {hex:hex}, and your pawn with it."),
                N_(
                    "{hex:hex} is on the plain, where black tea grows."
                    " Every player starts in a different district."
                ),
                hex=_PLAIN,
            ),
        ),
    ),
    Station(
        N_("A card has two ends"),
        (
            turn(
                4,
                N_("Every turn begins with a card. Turn this one the other way round."),
                N_(
                    "The upper end ▲ is for you, the lower end ▼ for the others."
                    " What is struck out is not possible now."
                ),
            ),
            choose(
                4,
                N_("Play it: you advance ▲, and the others may trade ▼."),
                N_(
                    "Trading takes {chests:chests}, and nobody has them yet: you give nothing away."
                ),
                chests=3,
            ),
        ),
    ),
    Station(
        # Translators: the title of a lesson.
        N_("Technology"),
        (
            choose(
                5,
                N_("Advance: pay {price:rupees}, climb one space, take a technology token."),
                N_(
                    "Each of the other players takes {gift:rupees}. Reaching a space with +5 scores"
                    " {points:points}. In any tie, the player further ahead here comes first."
                ),
                price=5,
                gift=1,
                points=5,
            ),
            choose(
                6,
                N_("Keep the token for later: no extra action now."),
                N_("Now each of the others acts: the lower end ▼, a move, or {rupees:rupees}."),
                rupees=2,
            ),
        ),
    ),
    Station(
        N_("You act on every turn"),
        (
            look(
                12,
                "#seat-0 .pts",
                N_("{who:Player} harvested your tea: that is {points:points} for you."),
                N_(
                    "Anyone on a plantation or next to it may harvest there; its owner scores"
                    " when others do."
                    " The numbered flags show what has happened since your last choice."
                ),
                who=_BEN,
                points=1,
            ),
            choose(
                13,
                N_("You cannot trade yet. Move up to the peak {hex:hex} instead."),
                N_(
                    "The first step is free, the second costs {second:rupees}, the third"
                    " {third:rupees} more, and so on. Rivers and peaks change nothing. Or you"
                    " could take {rupees:rupees}."
                ),
                hex=_PEAK,
                second=1,
                third=2,
                rupees=2,
            ),
        ),
    ),
    Station(
        # Translators: the title of a lesson: an action.
        N_("Planting"),
        (
            choose(
                17,
                N_("{who:Player} lets you plant ▼: do it here, for {price:rupees}."),
                N_(
                    "Only one plantation fits on a hex, and you plant where your pawn is."
                    " {district:district} is your second district."
                ),
                who=_CHLOE,
                price=5,
                district=_RUHUNA,
            ),
            look(
                17,
                "#seat-0 .cs",
                N_("A marker has left your board: one more space for contracts."),
                N_(
                    "Plant often: some spaces lie under two markers, and each marker that is"
                    " still here at the end costs you {points:points}."
                ),
                points=2,
            ),
        ),
    ),
    Station(
        # Translators: the title of a lesson: an action.
        N_("Harvesting"),
        (
            choose(
                19,
                N_("Your turn: play this card, and harvest ▲."),
                N_(
                    "You drew a card at the end of your last turn, so you hold three again."
                    " The others may contract a councillor ▼: more about that later."
                ),
            ),
            choose(
                20,
                N_("Harvest all within reach: your hex and those next to it."),
                N_(
                    "The plain gives black tea, a hill green, a peak white."
                    " {who:Player} scores {points:points} for the chest from {where:hex}."
                ),
                choices=3,
                who=_BEN,
                points=1,
                where=hex_named("U3"),
            ),
        ),
    ),
    Station(
        N_("An extra action"),
        (
            look(
                22,
                "#seat-0 .wh",
                N_("You have {have:chests}. A contract takes {wanted:number}: trade at once!"),
                N_("Your warehouse holds {room:chests}; what does not fit is discarded."),
                have=4,
                wanted=3,
                room=5,
            ),
            choose(
                23,
                N_("Spend your technology token: one extra action, whatever the card shows."),
                N_("One token per turn, only on your own turn, and not to advance."),
            ),
        ),
    ),
    Station(
        # Translators: the title of a lesson: an action.
        N_("Trading"),
        (
            choose(
                24,
                N_("Trade: deliver {teas:teas}, and take {reward:rupees}."),
                N_(
                    "You could take {points:points} instead. Rupees help most early on,"
                    " while there is still something to buy."
                ),
                teas=(2, 0, 1),
                reward=11,
                points=4,
            ),
            look(
                24,
                "#seat-0 .cs",
                N_("Your first company. Different companies score at the end."),
                N_(
                    "The number on a contract is its company. One scores {one:points}, two"
                    " {two:number}, three {three:number}, then {four:number} and {five:number}."
                    " A new company needs a space without markers. Another contract of a company"
                    " that you have goes on the same space."
                ),
                one=1,
                two=3,
                three=6,
                four=10,
                five=15,
            ),
        ),
    ),
    Station(
        # Translators: the title of a lesson.
        N_("Councillors"),
        (
            look(
                29,
                "#councillor-2",
                N_("“Contract” on a card: hire the councillor of the district where your pawn is."),
                N_(
                    "This has nothing to do with the contracts on the train."
                    " Your pawn is in {district:district}."
                ),
                district=_RUHUNA,
            ),
            choose(
                30,
                N_("Contract the councillor of {district:district} for {price:rupees}."),
                N_(
                    "Whoever has the most plantations in a district scores the most at the end:"
                    " that is its majority. Only those with its councillor take part."
                ),
                district=_RUHUNA,
                price=5,
            ),
            look(
                30,
                "#councillor-2",
                N_("Your disc is here: now the majority in {district:district} counts for you."),
                N_(
                    "This councillor also makes planting cheaper:"
                    " {price:rupees} instead of {usual:number}."
                ),
                district=_RUHUNA,
                price=4,
                usual=5,
            ),
        ),
    ),
    Station(
        N_("All four districts"),
        (
            look(
                98,
                "#bonuses",
                N_("You have planted in three districts. The fourth brings a bonus."),
                N_(
                    "Whoever is first to plant in all four scores {first:points},"
                    " the next {second:number}."
                ),
                first=10,
                second=6,
            ),
            choose(
                99,
                N_("Play this card, and plant ▲: your pawn is in {district:district}."),
                N_("Nobody else can trade at the moment: the lower end ▼ gives nothing away."),
                district=_DIMBULA,
            ),
            choose(
                100,
                N_("Plant here: {points:points} at once, as the first to plant in every district."),
                N_("It costs only {price:rupees}, thanks to the councillor of {helper:district}."),
                points=10,
                price=4,
                helper=_RUHUNA,
            ),
            look(
                100,
                "#seat-0 .pts",
                N_("The first bonus is yours: {points:points}."),
                N_(
                    "Nobody takes more than one. What you would have if the game ended now rises"
                    " by less: you have paid, and your rupees score less."
                ),
                points=10,
            ),
        ),
    ),
    Station(
        # Translators: the title of a lesson.
        N_("Majorities"),
        (
            look(
                119,
                "#councillor-0",
                N_("In {district:district}, {who:player} has one plantation, and so do you."),
                N_(
                    "But only {who:player} has contracted the councillor,"
                    " so the majority would not count for you."
                ),
                district=_DIMBULA,
                who=_CHLOE,
            ),
            turn(
                120,
                N_("Turn this card: this time you are the one who contracts ▲."),
                N_("You contract the councillor of the district where your pawn is."),
            ),
            choose(
                120,
                N_("Play it, and contract ▲."),
                N_("The others may plant ▼."),
            ),
            choose(
                121,
                N_("Contract the councillor of {district:district}: now you count, too."),
                N_(
                    "Each district has a majority; rupees and technology have one, too."
                    " Each scores {first:points}, {second:number}, {third:number} or"
                    " {fourth:number}."
                ),
                district=_DIMBULA,
                first=10,
                second=6,
                third=3,
                fourth=1,
            ),
            look(
                121,
                "#tech",
                N_("A tie with {who:player}. You are further ahead in technology: first place!"),
                N_(
                    "Both discs are on the same space: the upper one arrived later, and is ahead."
                    " Technology decides every tie, even one for the win."
                ),
                who=_CHLOE,
            ),
        ),
    ),
    Station(
        # Translators: the title of the last lesson.
        N_("The end"),
        (
            look(
                170,
                "#seat-0 .cs",
                N_("One marker left. Once it is placed, the game ends."),
                N_(
                    "It also ends when the last card has been drawn. The round is always finished:"
                    " everyone has the same number of turns."
                ),
            ),
            choose(
                171,
                N_("Plant on {hex:hex}, next to your pawn, with your last marker."),
                N_(
                    "The councillor of {helper:district} allows that: planting next to your pawn,"
                    " too."
                ),
                hex=_LAST,
                helper=_DIMBULA,
            ),
            Step(
                Kind.SUM,
                172,
                N_("You win with {points:points}. This is where they come from:"),
                points_at="#now",
                values={"points": 67},
            ),
            Step(
                Kind.END,
                172,
                N_("Now you know how to play."),
                N_("With two players one district is left out: you plant in three."),
            ),
        ),
    ),
)
