"""The first lesson of Glen More: tiles, their bonuses, the market, whisky, and the last scoring."""

from cairn.contract.lesson import Comment, Lesson, Play, Try
from cairn.events.glen_more.moves import PlaceTile

LESSON = Lesson(
    "glen_more_lesson",
    0,
    (
        Comment(2, "gm-lesson-1", ("tile:68",)),
        Comment(
            2,
            "gm-lesson-2",
            ("space:3", "space:4", "space:5"),
        ),
        Play(3, "gm-lesson-3"),
        Try(3, "gm-lesson-4", PlaceTile(1, 0)),
        Play(4, "gm-lesson-5"),
        Play(5, "gm-lesson-6"),
        Play(6, "gm-lesson-7"),
        Play(7, "gm-lesson-8"),
        Play(
            12,
            "gm-lesson-9",
        ),
        Play(13, "gm-lesson-10"),
        Play(14, "gm-lesson-11"),
        Play(15, "gm-lesson-12"),
        Comment(
            26,
            "gm-lesson-13",
            ("market:stone", "market:grain", "market:wood"),
        ),
        Play(27, "gm-lesson-14"),
        Play(28, "gm-lesson-15"),
        Play(29, "gm-lesson-16"),
        Comment(
            167,
            "gm-lesson-17",
        ),
        Play(168, "gm-lesson-18"),
        Play(
            169,
            "gm-lesson-19",
        ),
        Play(170, "gm-lesson-20"),
        Play(171, "gm-lesson-21"),
        Play(172, "gm-lesson-22"),
        Play(173, "gm-lesson-23"),
        Play(174, "gm-lesson-24"),
        Comment(174, "gm-lesson-25"),
    ),
)
