"""The first lesson of Ard Rí: the king escapes over the edge."""

from ard_ri.events.moves import MovePiece
from cairn.contract import lesson
from cairn.contract.lesson import Lesson, Play, Try

comment = lesson.Comment

LESSON = Lesson(
    "ard_ri_lesson",
    0,
    (
        comment(
            2, "Welcome to the hall. You have the king on the throne, and eight defenders stand around him.", ("d4",)
        ),
        comment(
            2,
            "Bob's sixteen attackers want all four sides of the king. You win when the king reaches the edge.",
        ),
        comment(
            3, "Bob has begun. Every piece moves in a straight line, as far as nothing stands in the way.", ("b1",)
        ),
        Play(4, "The defender on e3 stands in your king's way. Click it, and then the square e2 below it."),
        comment(
            5,
            "Your defender stands beside the attacker on d2. A second one on the other side of it captures it.",
            ("c2", "d2", "e2"),
        ),
        Play(6, "Move the defender from c3 to c2. Then the attacker on d2 stands between two of yours."),
        comment(7, "The attacker is off the board. A piece that moves between two others by itself is safe.", ("d2",)),
        Try(
            7,
            "The king is still shut in. Try to move him from d4 over d3 to d2, and see what the service says.",
            MovePiece("d4", "d2"),
        ),
        Play(8, "That was refused, and the rule was named. Open the way: move the defender from d3 to d2."),
        Play(10, "Now the king may leave the throne. Move him from d4 to d3."),
        comment(
            11, "The king has left the throne. The third row is free on both sides of him, up to f3.", ("d3", "f3")
        ),
        Play(12, "Move the king from d3 to f3. From there two ways lead to the edge: one up, one down."),
        comment(13, "Bob has closed the way down to f1. He cannot close two ways in one turn.", ("f1", "f7")),
        Play(14, "The way up is open: move the king from f3 to f7, and win."),
        comment(14, "The king has escaped over the edge. You know enough for your first game."),
    ),
)
