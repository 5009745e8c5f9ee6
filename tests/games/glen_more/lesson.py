"""The first lesson of Glen More: tiles, their bonuses, the market, whisky, and the last scoring."""

from cairn.contract.lesson import Comment, Lesson, Play, Try
from cairn.events.glen_more.moves import PlaceTile

LESSON = Lesson(
    "glen_more_lesson",
    0,
    (
        Comment(
            2, "Welcome to the glen. You and Bob each build a land of tiles around a starting village.", ("tile:68",)
        ),
        Comment(
            2,
            "Tiles lie on the track. Whose figure is last has the turn, and takes a tile ahead of them. Who jumps far "
            "gets what they want, and waits longer.",
            ("space:3", "space:4", "space:5"),
        ),
        Play(3, "Take the Forest that lies next: click it."),
        Try(3, "Now it must be placed. Try the cell east of your village.", PlaceTile(1, 0)),
        Play(4, "The service tells the rule. North of the village the Forest fits: click that cell."),
        Play(5, "The new tile and its neighbours can be activated. Click the Forest: it brings a wood."),
        Play(6, "Activate the village, too: it gives a point to move a clan member. You need not spend it."),
        Play(7, "You have done what you can. End your turn."),
        Play(
            12,
            "Bob had a turn, and you are last again. Take the Pasture on the track. It has only one place, so it is "
            "laid at once.",
        ),
        Play(13, "Activate the Pasture. It brings a cattle."),
        Play(14, "Activate the village."),
        Play(15, "End your turn."),
        Comment(
            26,
            "You have a Quarry, too. What tiles bring pays for others; what you lack you buy at the market.",
            ("market:stone", "market:grain", "market:wood"),
        ),
        Play(27, "Take the Distillery on the track. It costs a stone, and the service buys it for you."),
        Play(28, "Place it east of the Forest."),
        Play(29, "It has brought a barrel of whisky. Activate it: a grain is bought and becomes another barrel."),
        Comment(
            167,
            "The game is nearly over. Three times barrels, chieftains with hats, and special places are compared: "
            "who has more than the least gets points.",
        ),
        Play(168, "Take Loch Shiel on the track. It fills your empty tiles at once."),
        Play(
            169,
            "Your quarry has a stone that you do not need. Sell it: click the cube, and then the stones of the market.",
        ),
        Play(170, "Iona Abbey brings one cube of your choice. Choose a sheep."),
        Play(171, "Sheep have a good price. Sell it: click the cube, and then the sheep of the market."),
        Play(172, "Loch Ness lets you activate one tile anywhere. Activate the Tavern for 3 points."),
        Play(173, "Activate Castle Moil for a point of movement."),
        Play(174, "Make the clan member at Loch Ness a chieftain: click them, and then your chieftains."),
        Comment(174, "The last tile was laid, and everything was scored."),
    ),
)
