### The page on which a file with a game is checked.

## Archives: files with a whole game

# In a replay.
archive-lead = An archive is a file with a whole finished game (.jsonl). Cairn proves each of its steps, and you can replay it here. Nothing of it is stored, unless you want to keep it.
# In a replay.
archive-drop = Drop a file anywhere on this page, or choose one.
# In a replay.
archive-choose = Choose an archive
# In a replay.
archive-another = Check another archive
# In a replay. $name is the name of a player.
archive-verifying = Every step of { $name } is being proven.
# A heading in a replay. $name is the name of a player.
archive-verified = { $name } is proven.
# A heading in a replay. $name is the name of a player.
archive-refused = { $name } is refused.
# In a replay. $title is the name of a game, $names is names.
archive-game = { $title }: { $names }
# In a replay.
archive-only-here = This is a file. Cairn does not keep it.
# In a replay.
archive-choices-later = Keep the game at Cairn to have this proven.
# In a replay.
archive-replay = Replay it
# In a replay.
archive-proofs = The proofs
# A button in a replay.
archive-keep = Keep it at Cairn
# A button in a replay.
archive-keeping = The game is brought in.
