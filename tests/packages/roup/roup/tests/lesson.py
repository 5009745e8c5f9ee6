"""The first lesson of Roup: a fair price for each lot."""

from cairn.contract import lesson
from cairn.contract.lesson import Lesson, Play, Try
from roup.events.moves import Bid

comment = lesson.Comment

LESSON = Lesson(
    "roup_easy_version_1",
    1,
    (
        comment(2, "Welcome to the auction. Ten lots are put up, one after the other, and all bid at the same time."),
        comment(3, "One player has bid already. You see that they have, but not what they bid."),
        Try(3, "Your purse is a secret, but it is not endless. Try to bid 28 coins.", Bid(28)),
        Play(4, "The lot is worth 4 points. Bid 3 coins."),
        Play(7, "The bids were revealed: 14 coins bought the lot. For the next one bid 7."),
        Play(10, "12 coins bought that lot. The next one is small, so make no bid."),
        Play(13, "The others have few coins left. Bid 8 for the lot worth 6."),
        Play(16, "Two bids of 8 cancelled each other, so the lot was set aside. Bid 3 now."),
        Play(19, "The lot worth 8 is put up. Bid 7."),
        Play(22, "You have bought it. The next lot is worth 1 point: make no bid."),
        Play(25, "Three lots are left, and this one is worth 7. Bid 8."),
        Play(28, "Bid 10 coins for the lot worth 10."),
        Play(31, "This is the last lot, and you lead: make no bid."),
        comment(32, "Your lots are worth the most points: you have won the auction."),
    ),
)
