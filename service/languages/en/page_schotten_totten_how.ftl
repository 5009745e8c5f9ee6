### How to play Schotten Totten.

## How to play, on one screen

# A heading in How to play.
st-how-aim = Aim
# A heading in How to play.
st-how-turn = A turn
# A heading in How to play.
st-how-formations = Formations
# A heading in How to play.
st-how-claim = Claim a stone
# A heading in How to play.
st-how-end = End and points
# A heading in How to play.
st-how-tactics = Tactic cards
# In How to play. **Bold** and *emphasis* are shown as such.
st-how-aim-text = Nine stones lie between you and the other player. Win **three stones side by side**, or **any five**: that ends the round at once.
# In How to play. **Bold** and *emphasis* are shown as such.
st-how-turn-text = You hold six cards. **Play** one on your side of a stone, where it stays: a side holds three. Then you **claim** what you have won, and **draw** a card as long as there are any.
# In How to play. **Bold** and *emphasis* are shown as such.
st-how-formations-text = The stronger formation wins the stone. If both are of one kind, the higher total wins, and then the side that was complete first.
# In How to play. **Bold** and *emphasis* are shown as such.
st-how-claim-text = Your side must be complete. If the other side is not, you can still claim when **no cards that are not in sight yet** can make it beat yours. The service works out the proof: click the stone, and it says what stands in the way. In *Expert* you claim before you play a card.
# In How to play. **Bold** and *emphasis* are shown as such.
st-how-end-text = The winner of a round has 5 points, the other 1 for each of their stones. A match has as many rounds as you agree on, and most points win it. If both can only pass, the stones that are left are awarded.
# In How to play. **Bold** and *emphasis* are shown as such.
st-how-tactics-text = With tactic cards you hold seven cards, at first all clan cards. You play one of these or a clan card, never more than one ahead of the other, and choose from which deck you draw.
# Between two pictures: three stones side by side, or five stones.
st-how-or = or
# In How to play: a tactic card, and a sentence that says what it does. $card is a card, $rule is a sentence.
st-how-card = **{ $card }.** { $rule }
