### The first lessons.

## The first lessons; Morag is the guide

# A heading in the lessons.
learn-title = Learn a game
# In the lessons.
learn-lead = Morag shows you one thing at a time, at a table that is laid out. A lesson takes five minutes.
# In the lessons.
learn-begin = Begin the lesson
# A heading in the lessons. $title is the name of a game.
learn-lesson = First lesson: { $title }
# For screen readers in the lessons.
learn-guide = Morag, your guide
# In the lessons. $step is the number of a step, $steps is a number.
learn-progress = Step { $step } of { $steps }
# A button in the lessons.
learn-next = Go on
# A button in the lessons.
learn-back = Back
# A link in the lessons.
learn-leave = Leave the lesson
# In the lessons.
learn-other = That is not what Morag asked for.
# In the lessons.
learn-refused = The service refuses that:
# In the lessons.
learn-won = You have won!
# A button in the lessons.
learn-play = Play your first game
# A button in the lessons.
learn-again = The lesson again
# A link in the lessons.
learn-more = Learn another game
# In the lessons.
learn-no-lesson = This game has no lesson.
# A refusal: a sentence without its full stop.
learn-sentence = { $sentence }.
