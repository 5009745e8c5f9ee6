### The first lesson of Schotten Totten, which Morag, the guide, gives on a table that is laid out. Ann is the learner, Bob an AI.

## What Morag says, step by step

# Step 1 of the lesson: Morag, the guide, says it. Short: at most 240 letters.
st-lesson-1 = Welcome to the border. You sit below the wall, and Bob sits above it. Nine stones lie in the wall.
# Step 2.
st-lesson-2 = You want three stones that lie side by side. Five stones anywhere are enough, too.
# Step 3.
st-lesson-3 = These six cards are your hand. A card has a colour and a value from 1 to 9. Nobody else sees your cards.
# Step 4.
st-lesson-4 = In your turn you play one card beside a stone. Click the red 9, and then stone 3.
# Step 5.
st-lesson-5 = You have drawn a new card, and Bob has played one. Now play the purple 5 beside stone 6.
# Step 6.
st-lesson-6 = Each side of a stone takes three cards. The strongest side is a colour run, such as red 7, 8 and 9. Then come three of a kind, a colour, a run, and a sum.
# Step 7.
st-lesson-7 = Play the brown 8 beside stone 5.
# Step 8.
st-lesson-8 = You have drawn the red 7. It fits the red 9, so play it beside stone 3.
# Step 9.
st-lesson-9 = The game has gone on for some turns. You still hold the red 8.
# Step 10.
st-lesson-10 = Complete your run: play the red 8 beside stone 3.
# Step 11.
st-lesson-11 = After you have played you may claim stones. Try to claim stone 6, and see what the service says.
# Step 12.
st-lesson-12 = That was refused, and the rule was named. But at stone 3 no card can beat your side any more. Claim it: click stone 3.
# Step 13.
st-lesson-13 = Stone 3 is yours. Its neighbour, stone 4, is the next one that you want.
# Step 14.
st-lesson-14 = You hold two of three nines there already. Play the green 9 beside stone 4.
# Step 15.
st-lesson-15 = Three nines beat what Bob has and can still get. Claim stone 4.
# Step 16.
st-lesson-16 = Stone 5 is the third one in your row, and you hold the card for it.
# Step 17.
st-lesson-17 = Play the brown 9 beside stone 5. Then brown 7, 8 and 9 are a colour run.
# Step 18.
st-lesson-18 = Bob's side is complete and weaker. Claim stone 5, and win.
# Step 19.
st-lesson-19 = Three stones lie side by side. You know enough for your first game.
