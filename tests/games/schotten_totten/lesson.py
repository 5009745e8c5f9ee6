"""The first lesson of Schotten Totten: three stones side by side."""

from cairn.contract.lesson import Comment, Lesson, Play, Try
from cairn.events.schotten_totten.moves import Claim

STONES = tuple(f"stone:{number}" for number in range(1, 10))

LESSON = Lesson(
    "schotten_totten_lesson",
    0,
    (
        Comment(
            2,
            "Welcome to the border. You sit below the wall, and Bob sits above it. Nine stones lie in the wall.",
            STONES,
        ),
        Comment(2, "You want three stones that lie side by side. Five stones anywhere are enough, too."),
        Comment(
            2,
            "These six cards are your hand. A card has a colour and a value from 1 to 9. Nobody else sees your cards.",
            ("hand:red-9", "hand:red-8", "hand:green-5", "hand:green-2", "hand:purple-7", "hand:purple-5"),
        ),
        Play(3, "In your turn you play one card beside a stone. Click the red 9, and then stone 3."),
        Play(5, "You have drawn a new card, and Bob has played one. Now play the purple 5 beside stone 6."),
        Comment(
            6,
            "Each side of a stone takes three cards. The strongest side is a colour run, such as red 7, 8 and 9. "
            "Then come three of a kind, a colour, a run, and a sum.",
        ),
        Play(7, "Play the brown 8 beside stone 5."),
        Play(9, "You have drawn the red 7. It fits the red 9, so play it beside stone 3."),
        Comment(26, "The game has gone on for some turns. You still hold the red 8.", ("hand:red-8", "stone:3")),
        Play(27, "Complete your run: play the red 8 beside stone 3."),
        Try(
            27,
            "After you have played you may claim stones. Try to claim stone 6, and see what the service says.",
            Claim(6),
        ),
        Play(
            28,
            "That was refused, and the rule was named. But at stone 3 no card can beat your side any more. Claim it: "
            "click stone 3.",
        ),
        Comment(33, "Stone 3 is yours. Its neighbour, stone 4, is the next one that you want.", ("stone:3", "stone:4")),
        Play(34, "You hold two of three nines there already. Play the green 9 beside stone 4."),
        Play(35, "Three nines beat what Bob has and can still get. Claim stone 4."),
        Comment(43, "Stone 5 is the third one in your row, and you hold the card for it.", ("hand:brown-9", "stone:5")),
        Play(44, "Play the brown 9 beside stone 5. Then brown 7, 8 and 9 are a colour run."),
        Play(45, "Bob's side is complete and weaker. Claim stone 5, and win."),
        Comment(45, "Three stones lie side by side. You know enough for your first game."),
    ),
)
