### The first lesson of Highland Clans, which Morag, the guide, gives on a table that is laid out. Ann is the learner, Bob and Cid are AIs.

## What Morag says, step by step

# Step 1 of the lesson: Morag, the guide, says it. Short: at most 240 letters.
hc-lesson-1 = Welcome to the Highlands. You lead a clan against Bob and Cid. Who has most points at the end wins.
# Step 2.
hc-lesson-2 = At your court stand warriors (yellow), pipers (blue) and monks (green). Each round gives points for them.
# Step 3.
hc-lesson-3 = In your turn six cubes are drawn from the bag. With them you pay one or two different actions.
# Step 4.
hc-lesson-4 = Take two monks: click a green cube, and then your court. Both green cubes go there.
# Step 5.
hc-lesson-5 = You have one more action. Try to send a bard to Bob: click a blue cube, and then the court of Bob.
# Step 6.
hc-lesson-6 = The service names the rule. So build a castle with two blue cubes: click a blue cube, and then your free land.
# Step 7.
hc-lesson-7 = After your actions you may raid somebody. Click the court of Bob.
# Step 8.
hc-lesson-8 = A raid has three rounds of combat. Each of you lays a card face down; the higher card wins the round.
# Step 9.
hc-lesson-9 = Lay a 2. You can keep your 4 for later.
# Step 10.
hc-lesson-10 = You have won the first round. Lay the other 2.
# Step 11.
hc-lesson-11 = Two rounds are yours, and so is the raid. Lay the 3.
# Step 12.
hc-lesson-12 = You have won a point, and you may take a spoil. Take the cattle of Bob.
# Step 13.
hc-lesson-13 = After a raid both draw five cards and discard two. You hold as many cards as warriors. Discard a 1.
# Step 14.
hc-lesson-14 = Discard the other 1.
# Step 15.
hc-lesson-15 = All three have had a turn, so the round was scored: green for most monks, red for cattle, and blue for more pipers and castles than another's cattle.
# Step 16.
hc-lesson-16 = The game has gone on for five rounds. You have many points, and now Bob raids you.
# Step 17.
hc-lesson-17 = Who is raided must defend. Bob's card lies there. Lay your 3.
# Step 18.
hc-lesson-18 = You have won that round. Now lay a 4 with a piper: a piper adds 1, and goes to the bag.
# Step 19.
hc-lesson-19 = You have beaten the raid: 2 points for you. Discard a 1.
# Step 20.
hc-lesson-20 = Discard one more 1. Then the round is scored, and the game may end.
# Step 21.
hc-lesson-21 = The tile that was turned over is not above your points, so the game has ended.
