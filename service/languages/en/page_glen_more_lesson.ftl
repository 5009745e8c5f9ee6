### The first lesson of Glen More, which Morag, the guide, gives on a table that is laid out. Ann is the learner, Bob an AI.

## What Morag says, step by step

# Step 1 of the lesson: Morag, the guide, says it. Short: at most 240 letters.
gm-lesson-1 = Welcome to the glen. You and Bob each build a land of tiles around a starting village.
# Step 2.
gm-lesson-2 = Tiles lie on the track. Whose figure is last has the turn, and takes a tile ahead of them. Who jumps far gets what they want, and waits longer.
# Step 3.
gm-lesson-3 = Take the Forest that lies next: click it.
# Step 4.
gm-lesson-4 = Now it must be placed. Try the cell east of your village.
# Step 5.
gm-lesson-5 = The service tells the rule. North of the village the Forest fits: click that cell.
# Step 6.
gm-lesson-6 = The new tile and its neighbours can be activated. Click the Forest: it brings a wood.
# Step 7.
gm-lesson-7 = Activate the village, too: it gives a point to move a clan member. You need not spend it.
# Step 8.
gm-lesson-8 = You have done what you can. End your turn.
# Step 9.
gm-lesson-9 = Bob had a turn, and you are last again. Take the Pasture on the track. It has only one place, so it is laid at once.
# Step 10.
gm-lesson-10 = Activate the Pasture. It brings a cattle.
# Step 11.
gm-lesson-11 = Activate the village.
# Step 12.
gm-lesson-12 = End your turn.
# Step 13.
gm-lesson-13 = You have a Quarry, too. What tiles bring pays for others; what you lack you buy at the market.
# Step 14.
gm-lesson-14 = Take the Distillery on the track. It costs a stone, and the service buys it for you.
# Step 15.
gm-lesson-15 = Place it east of the Forest.
# Step 16.
gm-lesson-16 = It has brought a barrel of whisky. Activate it: a grain is bought and becomes another barrel.
# Step 17.
gm-lesson-17 = The game is nearly over. Three times barrels, chieftains with hats, and special places are compared: who has more than the least gets points.
# Step 18.
gm-lesson-18 = Take Loch Shiel on the track. It fills your empty tiles at once.
# Step 19.
gm-lesson-19 = Your quarry has a stone that you do not need. Sell it: click the cube, and then the stones of the market.
# Step 20.
gm-lesson-20 = Iona Abbey brings one cube of your choice. Choose a sheep.
# Step 21.
gm-lesson-21 = Sheep have a good price. Sell it: click the cube, and then the sheep of the market.
# Step 22.
gm-lesson-22 = Loch Ness lets you activate one tile anywhere. Activate the Tavern for 3 points.
# Step 23.
gm-lesson-23 = Activate Castle Moil for a point of movement.
# Step 24.
gm-lesson-24 = Make the clan member at Loch Ness a chieftain: click them, and then your chieftains.
# Step 25.
gm-lesson-25 = The last tile was laid, and everything was scored.
