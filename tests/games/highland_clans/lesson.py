"""The first lesson of Highland Clans: cubes, a castle, a raid, and a defence that wins."""

from cairn.contract.lesson import Comment, Lesson, Play, Try
from cairn.events.highland_clans.moves import Bard

LESSON = Lesson(
    "highland_clans_lesson",
    0,
    (
        Comment(
            2, "Welcome to the Highlands. You lead a clan against Bob and Cid. Who has most points at the end wins."
        ),
        Comment(
            2,
            "At your court stand warriors (yellow), pipers (blue) and monks (green). Each round gives points for them.",
            ("court:0",),
        ),
        Comment(
            2,
            "In your turn six cubes are drawn from the bag. With them you pay one or two different actions.",
            ("cube:yellow", "cube:blue", "cube:green", "cube:red"),
        ),
        Play(3, "Take two monks: click a green cube, and then your court. Both green cubes go there."),
        Try(
            3,
            "You have one more action. Try to send a bard to Bob: click a blue cube, and then the court of Bob.",
            Bard(1, ("piper",), None),
        ),
        Play(
            4,
            "The service names the rule. So build a castle with two blue cubes: click a blue cube, and then your free "
            "land.",
        ),
        Play(5, "After your actions you may raid somebody. Click the court of Bob."),
        Comment(
            5,
            "A raid has three rounds of combat. Each of you lays a card face down; the higher card wins the round.",
            ("card:2", "card:3", "card:4"),
        ),
        Play(6, "Lay a 2. You can keep your 4 for later."),
        Play(8, "You have won the first round. Lay the other 2."),
        Play(10, "Two rounds are yours, and so is the raid. Lay the 3."),
        Play(12, "You have won a point, and you may take a spoil. Take the cattle of Bob."),
        Play(13, "After a raid both draw five cards and discard two. You hold as many cards as warriors. Discard a 1."),
        Play(14, "Discard the other 1."),
        Comment(
            42,
            "All three have had a turn, so the round was scored: green for most monks, red for cattle, and blue for "
            "more pipers and castles than another's cattle.",
        ),
        Comment(
            191, "The game has gone on for five rounds. You have many points, and now Bob raids you.", ("court:0",)
        ),
        Play(193, "Who is raided must defend. Bob's card lies there. Lay your 3."),
        Play(195, "You have won that round. Now lay a 4 with a piper: a piper adds 1, and goes to the bag."),
        Play(198, "You have beaten the raid: 2 points for you. Discard a 1."),
        Play(199, "Discard one more 1. Then the round is scored, and the game may end."),
        Comment(199, "The tile that was turned over is not above your points, so the game has ended."),
    ),
)
