"""The first lesson of Highland Clans: cubes, a castle, a raid, and a defence that wins."""

from cairn.contract.lesson import Comment, Lesson, Play, Try
from cairn.events.highland_clans.moves import Bard

LESSON = Lesson(
    "highland_clans_lesson",
    0,
    (
        Comment(2, "hc-lesson-1"),
        Comment(
            2,
            "hc-lesson-2",
            ("court:0",),
        ),
        Comment(
            2,
            "hc-lesson-3",
            ("cube:yellow", "cube:blue", "cube:green", "cube:red"),
        ),
        Play(3, "hc-lesson-4"),
        Try(
            3,
            "hc-lesson-5",
            Bard(1, ("piper",), None),
        ),
        Play(
            4,
            "hc-lesson-6",
        ),
        Play(5, "hc-lesson-7"),
        Comment(
            5,
            "hc-lesson-8",
            ("card:2", "card:3", "card:4"),
        ),
        Play(6, "hc-lesson-9"),
        Play(8, "hc-lesson-10"),
        Play(10, "hc-lesson-11"),
        Play(12, "hc-lesson-12"),
        Play(13, "hc-lesson-13"),
        Play(14, "hc-lesson-14"),
        Comment(
            42,
            "hc-lesson-15",
        ),
        Comment(191, "hc-lesson-16", ("court:0",)),
        Play(193, "hc-lesson-17"),
        Play(195, "hc-lesson-18"),
        Play(198, "hc-lesson-19"),
        Play(199, "hc-lesson-20"),
        Comment(199, "hc-lesson-21"),
    ),
)
