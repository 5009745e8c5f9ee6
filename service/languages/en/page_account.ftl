### A player's own pages: name, devices, ratings, standings, recovery code.


## The page: what many screens say

# On a player's page.
page-which-game = Which game?

## Players: who the reader is, their games, ratings, devices, rematches

# On a player's page.
players-standings = Standings
# A heading, for screen readers on a player's page. $title is the name of a game.
players-standings-of = Standings: { $title }
# On a player's page.
players-no-player = There is no such player, or they were erased.
# On a player's page. $date is a date.
players-since = Here since { $date }.
# A link on a player's page.
players-settings = Name, devices and data
# A button on a player's page.
players-invite = Invite to a game
# A heading on a player's page.
players-ratings = Ratings
# On a player's page.
players-no-ratings = No game of theirs has counted yet.
# On a player's page.
players-no-ratings-of-yours = No game of yours has counted yet.
# A label of some fields on a player's page.
players-which-ratings = Which ratings?
# On a player's page. $title is the name of a game, $group is a group of options (players-groups).
players-rating-of = { $title }, { $group }
# On a player's page.
players-rating = Rating
# On a player's page. $rating is a number, $deviation is a number.
players-plus-minus = { $rating } ± { $deviation }
# On a player's page.
players-plus-minus-meaning = Every rating begins at 1500. The number after ± says how uncertain it still is.
# On a player's page. $count is a number.
players-counted =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
# On a player's page.
players-provisional = provisional
# On a player's page.
players-chart-title = Rating over time
# On a player's page. $count is a number, $first is a number, $last is a number.
players-chart-words =
    { $count ->
        [one] Rating over time: from { $first } to { $last } in { $count } game.
       *[other] Rating over time: from { $first } to { $last } in { $count } games.
    }
# For screen readers, what opens details on a player's page.
players-chart-table = The ratings as a table
# On a player's page.
players-when = When
# On a player's page.
players-game = Game
# A link on a player's page.
players-show-game = Show the game
# On a player's page.
players-unlisted = not listed
# A heading on a player's page.
players-games = Games
# On a player's page.
players-no-games-of-theirs = There are no games to show.
# On a player's page. $open is a number, $running is a number, $finished is a number.
players-games-count = { $open } open, { $running } being played, { $finished } finished
# On a player's page.
players-group = Group of options
# On a player's page. $group is a group of options (players-groups).
players-with-bots = { $group }, with bots
# On a player's page.
players-who-is-in = Who is in the standings
# On a player's page.
players-without-ais = Players
# On a player's page.
players-with-ais = Players, bots and AIs
# On a player's page.
players-rank = Rank
# On a player's page.
players-who = Who
# A heading on a player's page.
players-levels = The levels of AIs
# On a player's page.
players-levels-meaning = They were measured in games against each other. No game of yours moves them.
# On a player's page.
players-level = Level
# On a player's page.
players-interval = Probably between
# On a player's page. $low is a number, $high is a number.
players-between = { $low } and { $high }
# On a player's page.
players-no-standings = Nobody is in these standings yet. They begin with the first game that counts.
# On a player's page.
players-provisional-meaning = A rating is provisional until ten games have counted. Repeated games of the same two players in a day count less.
# On a player's page.
players-not-you = Cairn does not know you on this device.
# On a player's page.
players-link-how = Do you play on another device already? Choose “Use on another device” on its page “You”.
# A button on a player's page.
players-change-name = Change the name
# On a player's page.
players-name-changed = The name is changed, in all your games.
# A heading on a player's page.
players-devices = Devices
# On a player's page.
players-devices-lead = Each device, and each program, that acts as you has a key of its own. A key that you remove no longer works.
# On a player's page.
players-first-device = the first device
# On a player's page.
players-this-device = this device
# On a player's page.
players-scopes-play = may play
# On a player's page.
players-scopes-read = may only read
# On a player's page.
players-scopes-link = a link to another device
# On a player's page. $date is a date.
players-token-until = until { $date }
# A button on a player's page.
players-remove = Remove
# On a player's page. $label is the name of a device.
players-remove-of = Remove { $label }
# On a player's page.
players-remove-this = This device then forgets you. Without another device you cannot come back. Do you want to remove it?
# On a player's page. $label is the name of a device.
players-remove-other = { $label } can then no longer act as you. Do you want to remove it?
# A button on a player's page.
players-keep = Keep it
# A button on a player's page.
players-link-device = Use on another device
# On a player's page.
players-link-lead = Scan this code with the other device, or open the link there. It works once. Do not show it to anyone else.
# On a player's page.
players-link-code = QR code with the link
# On a player's page.
players-link-address = Link
# On a player's page. $minutes is a number.
players-link-left =
    { $minutes ->
        [0] The link has ended.
        [one] The link works for { $minutes } minute.
       *[other] The link works for { $minutes } minutes.
    }
# On a player's page.
players-linked = The other device has used the link.
# A button on a player's page.
players-copy-link = Copy the link
# On a player's page.
players-copied = The link is copied.
# A heading on a player's page.
players-use-here = Use Cairn as yourself on this device
# On a player's page.
players-use-here-lead = This device gets access of its own. You can remove it at any time.
# On a player's page. $name is the name of a player.
players-use-here-instead = This device knows { $name } now, and then forgets them. If they are on no other device, they cannot come back.
# On a player's page.
players-known-here = This device knows you already.
# On a player's page.
players-device-name = Name of this device
# On a player's page.
players-device-default = my other device
# On a player's page.
players-no-link = This address has no link in it any more. Make a new one on the device that knows you.
# A button on a player's page.
players-use-it = Use this device
# A heading on a player's page.
players-data = Your data
# A button on a player's page.
players-download = Download everything
# On a player's page.
players-download-lead = One file has all stored data about you: name, devices, ratings, games, and your decisions in them.
# On a player's page.
players-downloading = The file is being made…
# On a player's page. $count is a number.
players-downloaded =
    { $count ->
        [one] The file with { $count } game is made.
       *[other] The file with { $count } games is made.
    }
# A button on a player's page.
players-erase = Erase me
# On a player's page.
players-erase-goes = What is erased, at once and for ever: your name, all your devices' access, and your ratings.
# On a player's page.
players-erase-leaves = You leave all games that have not ended. In a game of two the other player wins.
# On a player's page.
players-erase-stays = What stays: the games, with “a former player” in your seat. They can still be replayed and proven.
# On a player's page. $name is the name of a player.
players-erase-type = Type your name, { $name }, to confirm it
# On a player's page.
players-erase-wrong = That is not your name. Nothing was erased.
# A button on a player's page.
players-erase-yes = Erase me for ever
# On a player's page.
players-erased = You are erased. Cairn does not know you any more.

## The recovery code: twelve words by which somebody comes back

# A button, a heading on a player's page.
code-come-back = Come back
# On a player's page.
code-come-back-lead = Type the twelve words of your recovery code in their order. The first four letters of each word are enough.
# On a player's page.
code-words = Your twelve words
# On a player's page. $count is a number.
code-counted =
    { $count ->
        [12] All twelve words are there.
       *[other] { $count } of 12 words
    }

## The recovery code, blocked players, and groups of ratings

# A heading on a player's page.
players-blocked = Blocked players
# On a player's page.
players-blocked-lead = You see none of their invitations. They are not notified.
# A button on a player's page.
players-unblock = Unblock
# On a player's page. $name is the name of a player.
players-unblock-of = Unblock { $name }
# On a player's page.
players-former = a former player
players-groups-base = usual options
players-groups-tactics = tactic cards
players-groups-expert = Expert
players-groups-tactics_expert = tactic cards and Expert
players-groups-drawn = cards drawn after a raid
# On a player's page. $date is a date.
players-token-since = since { $date }
# A heading on a player's page.
code-title = Recovery code
# On a player's page.
code-none = You have no recovery code. Without one, you cannot come back after you clear this browser.
# On a player's page. $date is a date.
code-since = You have a recovery code since { $date }. Nobody can show it again, but you can make a new one.
# A button on a player's page.
code-another = Make a new code
# On a player's page.
code-another-lead = The new code replaces the old one. The words that you have written down then no longer work.
# A button on a player's page.
code-keep-old = Keep the old code
# On a player's page.
code-shown-once = Write these words down in their order, and keep the paper safe. They are shown this once.
# On a player's page.
code-who-has = Anyone with these words can act as you.
# A button on a player's page.
code-copy = Copy
# On a player's page.
code-copied = The words are copied.
# On a player's page.
code-not-copied = This browser does not let the page copy. Select the words, or write them down.
# A button on a player's page.
code-print = Print
# On a player's page. $name is the name of a player, $origin is the address of the site.
code-printed-for = The recovery code of { $name } at { $origin }
# A button on a player's page.
code-written = I have written it down
