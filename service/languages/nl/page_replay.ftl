### The replay of any game.

# en: 0e71f825
replay-replay = Replay
# en: fefaaee3
replay-first = Eerste stap
# en: 67c2c5e2
replay-back = Eén stap terug
# en: 56c25f57
replay-forward = Eén stap vooruit
# en: 371dc704
replay-last = Laatste stap
# en: 10954619
replay-play-steps = Stappen afspelen
# en: 92c02433
replay-pause-steps = Pauze
# en: 349485a7
replay-slider = Stap
# en: a143d20f
replay-step-of = Stap { $at } van { $count }
# en: 4e902567
replay-previous-milestone = Terug: { $what }
# en: 551e6ab1
replay-next-milestone = Vooruit: { $what }
# en: 97c96a15
replay-more = Opties van de replay
# en: 7bb37477
replay-keys = Toetsen
# en: c03c472e
replay-copy-link = Link kopiëren
# en: 2fddd44f
replay-copied = De link naar deze stap is gekopieerd.
# en: 3b03eace
replay-seen-by = Gezien door
# en: 9b1170d7
replay-seen-by-all = alle handen
# en: 0b9443bd
replay-seen-by-name = hand van { $name }
# en: 4f9a4321
replay-play-on = Vanaf hier verder spelen
# en: 342ac9bd
replay-play-on-before = Verder spelen vanaf stap { $step }
# en: 772b8647
replay-history = Wat er gebeurde
# en: 2f3a9475
replay-show-step = Toon stap { $version }
# en: ab6a4afc
replay-step = Stap
# en: b276f433
replay-event = Gebeurtenis
# en: 56375ece
replay-this-step = Deze stap
# en: 808f7385
replay-facts = Gebeurtenissen, trekkingen en vingerafdrukken
# en: 2ed0252a
replay-changes =
    { $count ->
        [one] { $count } verandering op tafel
       *[other] { $count } veranderingen op tafel
    }
# en: 6b6afc11
replay-by-service = door de dienst
# en: 9f334e5a
replay-by = door { $name }
# en: a2e39dee
replay-draw = Nummer { $number } van { $count } in gesorteerde volgorde is getrokken.
# en: ffd974ff
replay-no-draws = In deze stap is niets getrokken.
# en: e795fcf3
replay-draws-later = De trekkingen worden bekendgemaakt als de partij is afgelopen.
# en: 74627863
replay-proof = Bewijs
# en: ee196845
replay-proof-lead = De dienst controleert dat in deze partij niets is veranderd, verzonnen of gemanipuleerd. Iedereen kan hetzelfde controleren.
# en: 5e59cbf5
replay-proof-wait = Zetten, trekkingen en AI's zijn te controleren als de partij is afgelopen, want dan wordt het geheim bekendgemaakt.
# en: 097cbca5
replay-proof-names-chain = Logboek
# en: c8849ad0
replay-proof-names-fold = Replay
# en: 1513d790
replay-proof-names-rules = Regels
# en: 8d1e1fa4
replay-proof-names-draws = Trekkingen
# en: 7b284c93
replay-proof-names-choices = AI's
# en: 54d50b56
replay-proof-meaning-chain = De vingerafdruk van elke stap bevat die van de stap ervoor. Geen enkele is veranderd, weggelaten of later toegevoegd.
# en: a17eff7f
replay-proof-meaning-fold = Elke beslissing is leesbaar. In volgorde nagespeeld leiden ze precies tot deze stelling.
# en: 266d2954
replay-proof-meaning-rules = Elke zet was geldig. De gebeurtenissen ervan zijn precies wat de regels voorschrijven.
# en: d252c36b
replay-proof-meaning-draws = Het geheim van de partij bepaalt elke trekking en elke worp. De dienst heeft het vastgelegd voordat de partij begon.
# en: 7bc2f945
replay-proof-meaning-choices = Elke zet van een AI is wat het niveau kiest op grond van wat de plaats kon zien. Andere handen heeft ze niet gezien.
# en: 954cc46c
replay-proof-status-passed = geslaagd
# en: 8442d4a6
replay-proof-status-failed = MISLUKT
# en: 43afef85
replay-proof-status-not_yet = als de partij is afgelopen
# en: 3ba6d170
replay-proof-status-unavailable = hier niet mogelijk
# en: 794d83f9
replay-proof-status-not_asked = nog niet berekend
# en: bfff4adf
replay-proof-checked =
    { $count ->
        [one] { $count } beslissing is gecontroleerd.
       *[other] { $count } beslissingen zijn gecontroleerd.
    }
# en: 72c7a75f
replay-proof-failed = Stap { $version }: { $why }
# en: 0d2f91fe
replay-check-again = Opnieuw controleren
# en: 3cddd8a1
replay-prove-choices = Keuzes van de AI's bewijzen
# en: 7aa1fdb7
replay-proving = Elke keuze van een AI wordt opnieuw gemaakt: { $done } van { $of }.
# en: aa7a73c2
replay-points-of = { $name } { $points }
# en: 947f093a
replay-chart-table = De punten als tabel
# en: 3fc376bf
replay-analyse = Analyseren
# en: 8ae1c399
replay-analysis = Analyse
# en: 88ea3f2e
replay-analysing = { $done } van { $of } zetten zijn beoordeeld.
# en: 0f229e6f
replay-waits = De analyse begint zo.
# en: 402515b3
replay-words-meaning = Een goede zet geeft hoogstens 4% van de winstkans weg, als iedereen verder speelt zoals snelle AI's.
# en: 7902b691
replay-stop-analysing = Analyse beëindigen
# en: 4d384203
replay-analysis-failed = De analyse is mislukt. { $problem }
# en: 3ed215ba
replay-graph = Winstkans, stap voor stap
# en: 4c375a83
replay-chance = { $name } { $share }
# en: 3c556f4e
replay-no-chance = niet beoordeeld
# en: 9bcb2720
replay-not-yet = Deze zet is nog niet beoordeeld.
# en: a5cff44d
replay-show-mistake = Toon de stelling vóór stap { $version }
# en: 6384df2a
replay-worst = De zetten die het meest weggaven
# en: 4674267a
replay-no-mistakes = Geen zet was een fout.
# en: f18c08a1
replay-words-forced = de enige zet
# en: 0658cad0
replay-words-best = de beste zet
# en: 881fdae9
replay-words-good = een goede zet
# en: 0b1b6aeb
replay-words-inaccuracy = een onnauwkeurigheid
# en: 0fe08f04
replay-words-mistake = een fout
# en: fc44110d
replay-words-blunder = een blunder
# en: 517fdc69
replay-signs-inaccuracy = ?!
# en: 214a02cd
replay-signs-mistake = ?
# en: dab0638a
replay-signs-blunder = ??
# en: aa9dab73
replay-in-place-of = een AI voor { $name }
# en: 80bc2011
replay-gave-away = gaf { $share } weg
# en: 027a0c0e
replay-played = Gespeeld
# en: 80fa057c
replay-better = Beter
# en: fbad4c2e
replay-next = Hierna { $name }: { $move }, { $word }.
# en: a87be55e
replay-better-is = Beter: { $move }, omlijst op het bord.
# en: 4f9e6071
replay-see-better = Betere zet bekijken
# en: 523859c2
replay-previous-mistake = Vorige fout
# en: c3b33027
replay-next-mistake = Volgende fout
# en: 6cfa6b89
replay-accuracy = Nauwkeurigheid per speler
# en: d051f257
replay-chances = De kansen als tabel
# en: ca05b063
replay-hint = Hint
# en: ad3e4104
replay-hint-thinks = Een AI zoekt een goede zet.
# en: c72b7109
replay-hint-is = { CAPITAL($move) }.
# en: 3fd46eef
replay-hint-others = Andere zetten
# en: 2659c839
replay-hint-other = { $move }: { $share }
# en: 074b1ce7
replay-hint-failed = Er is geen hint gevonden.
# en: 03476e9b
replay-close-hint = Hint sluiten
# en: 53b6dd70
replay-this-gave-away = Deze stap is { $word }: hij gaf { $share } weg.
# en: f5fef466
replay-this-gave-away-exactly = Deze stap is { $word }: hij gaf precies { $share } weg.
# en: fe6f7ea8
replay-accuracy-of = { $name }: { $share }
# en: 0cf3b0ac
replay-accuracy-none = { $name }: nooit een keuze
# en: a34cc7f6
replay-keys-step = één stap terug, één stap vooruit
# en: 371948f4
replay-keys-ends = de eerste stap, de laatste stap
# en: 6128d228
replay-keys-milestones = terug: { $what }, vooruit: { $what }
# en: 60c3f9ef
replay-keys-play = stappen afspelen, pauze
# en: f5fb896a
replay-keys-mistakes = vorige fout, volgende fout
# en: 4bc02ffe
replay-hint-expects = Hij is omlijst op het bord. Je winstkans is dan { $share }, als iedereen verder speelt zoals snelle AI's.
# en: 8b880a9e
replay-hint-expects-exactly = Hij is omlijst op het bord. Je winstkans is dan precies { $share }: alles is tot het einde bekend.
# en: 82eeebf5
replay-fingerprint = vingerafdruk
# en: 4bee9190
replay-fingerprint-chain = vingerafdruk van alle stappen tot nu toe
