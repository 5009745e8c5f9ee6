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
            "st-lesson-1",
            STONES,
        ),
        Comment(2, "st-lesson-2"),
        Comment(
            2,
            "st-lesson-3",
            ("hand:red-9", "hand:red-8", "hand:green-5", "hand:green-2", "hand:purple-7", "hand:purple-5"),
        ),
        Play(3, "st-lesson-4"),
        Play(5, "st-lesson-5"),
        Comment(
            6,
            "st-lesson-6",
        ),
        Play(7, "st-lesson-7"),
        Play(9, "st-lesson-8"),
        Comment(26, "st-lesson-9", ("hand:red-8", "stone:3")),
        Play(27, "st-lesson-10"),
        Try(
            27,
            "st-lesson-11",
            Claim(6),
        ),
        Play(
            28,
            "st-lesson-12",
        ),
        Comment(33, "st-lesson-13", ("stone:3", "stone:4")),
        Play(34, "st-lesson-14"),
        Play(35, "st-lesson-15"),
        Comment(43, "st-lesson-16", ("hand:brown-9", "stone:5")),
        Play(44, "st-lesson-17"),
        Play(45, "st-lesson-18"),
        Comment(45, "st-lesson-19"),
    ),
)
