### Series of games.

# en: 563c16ef
tournament-title = Serien
# en: f71c9267
tournament-lead = Turniere, die von selbst laufen: Runden werden gepaart, Partien eröffnet, Ergebnisse gezählt. Auslosung und Paarungen lassen sich nachweisen.
# en: c6ef55a3
tournament-none = Es gibt noch keine Serie.
# en: 6ca78852
tournament-open-first = Gib einen Namen an und eröffne die erste.
# en: a7c284ae
tournament-statuses-open = Offen
# en: bd7b7467
tournament-statuses-running = Laufend
# en: 27aff362
tournament-statuses-finished = Beendet
# en: bc94a20b
tournament-formats-round_robin = Rundenturnier
# en: 8c9db759
tournament-formats-swiss = Schweizer System
# en: f1f3d8cb
tournament-formats-single_elimination = Einfaches K.-o.
# en: 7408d942
tournament-formats-double_elimination = Doppeltes K.-o.
# en: 6fb63550
tournament-formats-arena = Arena
# en: 69f33a1b
tournament-format-meanings-round_robin = alle spielen gegen alle
# en: 300addf8
tournament-format-meanings-swiss = es treffen sich Punktgleiche, nie zweimal
# en: 324c6432
tournament-format-meanings-single_elimination = wer einmal verliert, ist draußen
# en: d0428886
tournament-format-meanings-double_elimination = wer zweimal verliert, ist draußen
# en: 1783bfa3
tournament-format-meanings-arena = wer frei ist, wird gepaart, für eine bestimmte Zeit
# en: 05e4c22b
tournament-taken = { $taken } von { $places } Plätzen vergeben
# en: 2f9e822a
tournament-organiser = von { $name }
# en: 6a372dfe
tournament-join = Teilnehmen
# en: ac396ebf
tournament-commit = Teilnehmen und Auslosung schützen
# en: 1db7cb17
tournament-commit-help = Dieser Browser bewahrt eine Zufallszahl auf, damit niemand die Auslosung bestimmen kann. Lass diese Seite zwei Minuten lang offen, wenn die Anmeldung schließt, sonst bist du draußen.
# en: f8779c79
tournament-opening = Die Anmeldung ist geschlossen. Ausgelost wird, wenn alle ihre Zufallszahl offengelegt haben.
# en: 960869b3
tournament-leave = Abmelden
# en: 334fa0bf
tournament-start = Jetzt beginnen
# en: 5b92092f
tournament-end = Jetzt beenden
# en: 9e4c39f9
tournament-your-table = Deine Partie
# en: 2104dde8
tournament-come-until = Setze dich bis { $at }, sonst verlierst du die Partie.
# en: 46ac7d59
tournament-yours = Du spielst gegen { $names }.
# en: 91e8396d
tournament-bye = { $name } ist spielfrei
# en: 9697723d
tournament-no-table-yet = Deine nächste Partie kommt mit der nächsten Runde.
# en: 21b8d237
tournament-standings = Tabelle
# en: ca68a919
tournament-columns-rank = Rang
# en: 4948d933
tournament-columns-who = Wer
# en: a8f57c12
tournament-columns-points = Punkte
# en: 2e4881f9
tournament-columns-won = S
# en: 6e2d142b
tournament-columns-drawn = U
# en: 44c74152
tournament-columns-lost = N
# en: 484a89b0
tournament-whole-columns-won = Siege
# en: 23780097
tournament-whole-columns-drawn = Unentschieden
# en: 1958c7fe
tournament-whole-columns-lost = Niederlagen
# en: d37154f2
tournament-tie-breaks-direct_encounter = Direkt
# en: 1daec082
tournament-tie-breaks-buchholz = Buchholz
# en: 1fc1b7f2
tournament-tie-breaks-sonneborn_berger = S-B
# en: 8e778547
tournament-tie-breaks-wins = Siege
# en: 2eb2f3aa
tournament-rounds = Runden
# en: 9e18fe23
tournament-round = Runde { $number }
# en: 6a1ead11
tournament-bracket = Turnierbaum
# en: af42351c
tournament-no-show = nicht erschienen
# en: 3139d532
tournament-history = Partien von { $name }
# en: 2be50295
tournament-close = Schließen
# en: 885445fa
tournament-points-help = Ein Sieg zählt 2, ein Unentschieden 1. Wähle einen Namen, um die Partien zu sehen.
# en: 99e4ce89
tournament-withdrawn = abgemeldet
# en: 0dce37e4
tournament-bot = Bot
# en: af33ad41
tournament-proof = Nachweis
# en: b4b5bd64
tournament-proof-help = Die Auslosung und die Ids aller Partien folgen aus einem Geheimnis, auf das die Serie festgelegt war, bevor jemand teilnahm.
# en: 7958a299
tournament-check = Nachweise prüfen
# en: f785a084
tournament-proofs-passed = bestanden
# en: 502a9005
tournament-proofs-failed = gescheitert
# en: 79b50408
tournament-proofs-not_yet = nach dem Ende
# en: f4ab5896
tournament-proofs-unavailable = hier nicht möglich
# en: e51fbc07
tournament-proof-names-chain = Nichts wurde umgeschrieben
# en: f4cb5c05
tournament-proof-names-fold = Sie lässt sich nachspielen
# en: 2bb568eb
tournament-proof-names-rules = Jede Runde wurde nach dem Format gepaart
# en: fd1de71e
tournament-proof-names-draws = Die Auslosung ist die des Geheimnisses
# en: 04def941
tournament-proof-names-actors = Wer Teilnehmende abmeldete
# en: 89db6d3f
tournament-proof-names-results = Jedes Ergebnis ist das seiner Partie
# en: b77ca90a
tournament-archive = Protokoll herunterladen
# en: 64e1e247
tournament-new-series = Neue Serie
# en: 21f127ea
tournament-name = Name der Serie
# en: 05adf625
tournament-format = Format
# en: dfe36338
tournament-places = Plätze
# en: 34962a0a
tournament-ais = KIs, die teilnehmen
# en: 461bf177
tournament-listed = Serie allen zeigen
# en: ea0654a1
tournament-open = Serie eröffnen
# en: ac8bae7b
tournament-seconds = Minuten, die die Arena dauert
# en: 7676a140
tournament-ended-because-played = Sie wurde zu Ende gespielt.
# en: d355c415
tournament-ended-because-too_few = Zu wenige nahmen teil.
# en: c05de275
tournament-ended-because-called_off = Die Serienleitung hat sie beendet.
# en: a7a920d0
tournament-no-series = Diese Serie gibt es nicht.
# en: f17cec75
tournament-round-of = Runde { $round } von { $rounds }
