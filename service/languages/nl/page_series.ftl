### Series of games.

# en: 563c16ef
tournament-title = Reeksen
# en: f71c9267
tournament-lead = Toernooien die vanzelf lopen: rondes worden ingedeeld, partijen geopend, uitslagen geteld. Loting en indeling zijn te bewijzen.
# en: c6ef55a3
tournament-none = Er is nog geen reeks.
# en: 6ca78852
tournament-open-first = Geef een naam op en open de eerste.
# en: a7c284ae
tournament-statuses-open = Open
# en: bd7b7467
tournament-statuses-running = Bezig
# en: 27aff362
tournament-statuses-finished = Afgelopen
# en: bc94a20b
tournament-formats-round_robin = Round robin
# en: 8c9db759
tournament-formats-swiss = Zwitsers systeem
# en: f1f3d8cb
tournament-formats-single_elimination = Enkele knock-out
# en: 7408d942
tournament-formats-double_elimination = Dubbele knock-out
# en: 6fb63550
tournament-formats-arena = Arena
# en: 69f33a1b
tournament-format-meanings-round_robin = iedereen speelt tegen iedereen
# en: 300addf8
tournament-format-meanings-swiss = wie evenveel punten heeft, treft elkaar, nooit twee keer
# en: 324c6432
tournament-format-meanings-single_elimination = wie één keer verliest, ligt eruit
# en: d0428886
tournament-format-meanings-double_elimination = wie twee keer verliest, ligt eruit
# en: 1783bfa3
tournament-format-meanings-arena = wie vrij is, wordt ingedeeld, gedurende een bepaalde tijd
# en: 05e4c22b
tournament-taken = { $taken } van { $places } plaatsen bezet
# en: 2f9e822a
tournament-organiser = door { $name }
# en: 6a372dfe
tournament-join = Meedoen
# en: ac396ebf
tournament-commit = Meedoen en de loting beschermen
# en: 1db7cb17
tournament-commit-help = Deze browser bewaart een willekeurig getal, zodat niemand de loting kan kiezen. Houd deze pagina twee minuten open als de inschrijving sluit, anders lig je eruit.
# en: f8779c79
tournament-opening = De inschrijving is gesloten. Er wordt geloot als iedereen zijn willekeurige getal heeft onthuld.
# en: 960869b3
tournament-leave = Terugtrekken
# en: 334fa0bf
tournament-start = Nu beginnen
# en: 5b92092f
tournament-end = Nu beëindigen
# en: 9e4c39f9
tournament-your-table = Jouw partij
# en: 2104dde8
tournament-come-until = Ga uiterlijk { $at } zitten, anders verlies je de partij.
# en: 46ac7d59
tournament-yours = Je speelt tegen { $names }.
# en: 91e8396d
tournament-bye = { $name } is vrijgeloot
# en: 9697723d
tournament-no-table-yet = Je volgende partij komt met de volgende ronde.
# en: 21b8d237
tournament-standings = Stand
# en: ca68a919
tournament-columns-rank = Rang
# en: 4948d933
tournament-columns-who = Wie
# en: a8f57c12
tournament-columns-points = Punten
# en: 2e4881f9
tournament-columns-won = W
# en: 6e2d142b
tournament-columns-drawn = G
# en: 44c74152
tournament-columns-lost = V
# en: 484a89b0
tournament-whole-columns-won = Winst
# en: 23780097
tournament-whole-columns-drawn = Gelijk
# en: 1958c7fe
tournament-whole-columns-lost = Verlies
# en: d37154f2
tournament-tie-breaks-direct_encounter = Onderling
# en: 1daec082
tournament-tie-breaks-buchholz = Buchholz
# en: 1fc1b7f2
tournament-tie-breaks-sonneborn_berger = S-B
# en: 8e778547
tournament-tie-breaks-wins = Winst
# en: 2eb2f3aa
tournament-rounds = Rondes
# en: 9e18fe23
tournament-round = Ronde { $number }
# en: 6a1ead11
tournament-bracket = Schema
# en: af42351c
tournament-no-show = niet verschenen
# en: 3139d532
tournament-history = Partijen van { $name }
# en: 2be50295
tournament-close = Sluiten
# en: 885445fa
tournament-points-help = Winst telt 2, gelijkspel 1. Kies een naam om de partijen te zien.
# en: 99e4ce89
tournament-withdrawn = teruggetrokken
# en: 0dce37e4
tournament-bot = bot
# en: af33ad41
tournament-proof = Bewijs
# en: b4b5bd64
tournament-proof-help = De loting en de id's van alle partijen volgen uit een geheim dat al vastlag voordat iemand meedeed.
# en: 7958a299
tournament-check = Bewijzen controleren
# en: f785a084
tournament-proofs-passed = geslaagd
# en: 502a9005
tournament-proofs-failed = mislukt
# en: 79b50408
tournament-proofs-not_yet = na het einde
# en: f4ab5896
tournament-proofs-unavailable = hier niet mogelijk
# en: e51fbc07
tournament-proof-names-chain = Er is niets herschreven
# en: f4cb5c05
tournament-proof-names-fold = Ze is na te spelen
# en: 2bb568eb
tournament-proof-names-rules = Elke ronde is volgens het formaat ingedeeld
# en: fd1de71e
tournament-proof-names-draws = De loting is die van het geheim
# en: 04def941
tournament-proof-names-actors = Wie deelnemers terugtrok
# en: 89db6d3f
tournament-proof-names-results = Elke uitslag is die van de partij
# en: b77ca90a
tournament-archive = Logboek downloaden
# en: 64e1e247
tournament-new-series = Nieuwe reeks
# en: 21f127ea
tournament-name = Naam van de reeks
# en: 05adf625
tournament-format = Formaat
# en: dfe36338
tournament-places = Plaatsen
# en: 34962a0a
tournament-ais = AI's die meedoen
# en: 461bf177
tournament-listed = Reeks aan iedereen tonen
# en: ea0654a1
tournament-open = Reeks openen
# en: ac8bae7b
tournament-seconds = Minuten dat de arena duurt
# en: 7676a140
tournament-ended-because-played = De reeks is uitgespeeld.
# en: d355c415
tournament-ended-because-too_few = Er deden te weinig mee.
# en: c05de275
tournament-ended-because-called_off = De organisator heeft de reeks beëindigd.
# en: a7a920d0
tournament-no-series = Die reeks bestaat niet.
# en: f17cec75
tournament-round-of = Ronde { $round } van { $rounds }
