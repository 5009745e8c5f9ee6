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
# en: ab6a4afc
replay-step = Stap
# en: b276f433
replay-event = Gebeurtenis
# en: 56375ece
replay-this-step = Deze stap
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
# en: 82eeebf5
replay-fingerprint = vingerafdruk
# en: 4bee9190
replay-fingerprint-chain = vingerafdruk van alle stappen tot nu toe
# en: dddaeb71
page-back-to-now = Terug naar nu
# en: a92d5c67
page-speed = Snelheid
# en: 1d0e2291
page-play-on-from = Verder spelen vanaf stap { $step }
# en: 9f7d4b67
page-play-on-lead = Bij deze stap begint een nieuwe partij, met nieuwe trekkingen. Iedereen kan opzoeken wat elke hand bij deze stap bevatte.
# en: 83a7440b
players-is-remembered = Je partijen worden bewaard onder de naam { $name }.
# en: 22283886
players-keep-under = Deze partij bewaren onder de naam { $name }
# en: dbc27625
players-ask-rematch = Revanche vragen
# en: 09142d79
players-rematch-lead = Weer dezelfde plaatsen. De volgende plaats begint.
# en: a8a11aa9
players-rematch-waits =
    { $count ->
        [one] { $names } wacht in de revanche.
       *[other] { $names } wachten in de revanche.
    }
# en: f820b29f
players-rematch-opened = Er is een revanche geopend.
# en: c2a29b22
players-join-rematch = Meedoen aan de revanche
# en: 309a4389
players-go-to-rematch = Naar de revanche
# en: 5363addf
players-watch-rematch = De revanche bekijken
# en: c3a8e29b
end-title = De uitslag
# en: 7aa5c3b2
end-you = Jij
# en: bf6796b8
end-you-among = jij
# en: 05c66581
end-shared =
    { $points ->
        [one] Samen gewonnen: { $together }, met elk { $points } punt.
       *[other] Samen gewonnen: { $together }, met elk { $points } punten.
    }
# en: 5acb41ca
end-nobody-draw = De partij is gelijkspel.
# en: 8faed71e
end-nobody-abandoned = De partij is afgebroken: niemand heeft gewonnen.
# en: 301d6530
end-nobody-other = Niemand heeft gewonnen.
# en: 2b9312e7
end-place = Je bent { $place }e van { $of }.
# en: 39d93fe4
end-table-title = De punten per soort
# en: 0e523f37
end-category = Voor
# en: c189b278
end-total = Totaal
# en: 74e62df1
end-winner = winnaar
# en: 585a29f2
end-rating = Je rating is nu { $now } ({ $change }).
# en: 3c2ace52
end-replay = Replay
# en: 02a723a9
end-analyse = Analyseren
# en: 1e6dfdc1
end-new-game = Nieuwe partij
# en: 49cd5c07
end-download = Downloaden
# en: 4d55d4da
end-rematch-ai = Revanche
# en: e69e3ce4
end-won =
    { $who ->
        [you] Jij hebt gewonnen.
       *[other] { $name } heeft gewonnen.
    }
# en: 273f0572
end-won-how =
    { $who ->
        [you] Jij hebt gewonnen { $how }.
       *[other] { $name } heeft gewonnen { $how }.
    }
# en: 8fda152e
end-won-timeout =
    { $who ->
        [you] Jij hebt gewonnen door tijdsoverschrijding.
       *[other] { $name } heeft gewonnen door tijdsoverschrijding.
    }
# en: 0db934bf
end-won-tie =
    { $who ->
        [you] Jij hebt bij gelijke stand gewonnen, met meer { $what }.
       *[other] { $name } heeft bij gelijke stand gewonnen, met meer { $what }.
    }
# en: 0b3efc9f
end-tie-cubes_on_tiles = grondstoffen op tegels
# en: 7207855b
end-won-by =
    { $who ->
        [you]
            { $difference ->
                [one] Jij hebt met { $difference } punt verschil gewonnen.
               *[other] Jij hebt met { $difference } punten verschil gewonnen.
            }
       *[other]
            { $difference ->
                [one] { $name } heeft met { $difference } punt verschil gewonnen.
               *[other] { $name } heeft met { $difference } punten verschil gewonnen.
            }
    }
# en: 5e3d28df
end-won-left =
    { $who ->
        [you]
            { $left ->
                [others] Jij hebt gewonnen omdat de anderen weggingen.
               *[other] Jij hebt gewonnen omdat { $other } wegging.
            }
       *[other]
            { $left ->
                [you] { $name } heeft gewonnen omdat jij wegging.
                [others] { $name } heeft gewonnen omdat de anderen weggingen.
               *[other] { $name } heeft gewonnen omdat { $other } wegging.
            }
    }
# en: d361fe42
character-random-farewell-won = Boe! Ik weet niet hoe ik heb gewonnen.
# en: 959c53a2
character-random-farewell-lost = Boe. Mag ik nu de kaarten opeten?
# en: e18b327f
character-beginner-farewell-won = Gewonnen! Dat moet ik opa vertellen.
# en: e0bce29b
character-beginner-farewell-lost = Ik heb de regels weer door elkaar gehaald. Nog een keer?
# en: effae71b
character-casual-farewell-won = Wat, nu al afgelopen? En heb ik gewonnen?
# en: 8f7df406
character-casual-farewell-lost = Het lied was zo mooi dat ik het spel vergat.
# en: f170ad1c
character-easy-farewell-won = Heb ik gewonnen? Je was lief voor me.
# en: 27df973f
character-easy-farewell-lost = Goed gespeeld! Mijn plannen zijn zo traag als mijn knieën.
# en: 77dcc694
character-medium-farewell-won = De ene draad na de andere. Zo heb ik gewonnen.
# en: 8b12eb3e
character-medium-farewell-lost = Je vond mijn losse draad. Goed gespeeld.
# en: 1e8722b8
character-hard-farewell-won = Je hebt goed gevochten. De glen is nog steeds van mij.
# en: a39a70eb
character-hard-farewell-lost = Vandaag is de glen van jou. Ik kom terug.
# en: 32f53921
character-expert-farewell-won = Die had ik al eens gezien.
# en: 70cb41e0
character-expert-farewell-lost = Die was nieuw. Dank je.
# en: 6d3a39ed
character-greedy-farewell-won = Wat een dag! Mijn beurs is vol.
# en: 2ce2faaa
character-greedy-farewell-lost = Ik nam alles wat ik zag. Jij zag meer.
