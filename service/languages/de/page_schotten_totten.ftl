### The table of Schotten Totten. Cards, decks and formations are in schotten_totten.ftl: $card has the forms that it has there.

# en: 81aa87e2
st-label-stone = Grenzstein { $number }
# en: 4bddf263
st-label-troop = Grenzstein { $number }, { $name }: { $card }
# en: 37d2111f
st-label-your-side = Grenzstein { $number }, deine Seite
# en: 4794f619
st-label-hand = Hand von { $name }
# en: 15683e61
st-label-decks-clan = Clanstapel
# en: a3adb4d3
st-label-decks-tactic = Taktikstapel
# en: 00ecc133
st-label-short-decks-clan = Clan
# en: 8d7017d6
st-label-short-decks-tactic = Taktik
# en: 0c22502f
st-label-cards-left =
    { $left ->
        [one] { $deck }, { $left } Karte
       *[other] { $deck }, { $left } Karten
    }
# en: 29c76d6b
st-label-round = Runde { $round } von { $rounds }
# en: 3deac0c0
st-label-discard = Ablage
# en: 05abd5ca
st-label-played-words =
    { $played ->
        [one] Taktikkarte gespielt
       *[other] Taktikkarten gespielt
    }
# en: b4701027
st-label-cards-of = { $cards } von { $needs } Karten
# en: ce5ef130
st-label-total = gesamt
# en: aec4fb2e
st-label-turn-of = { $name } ist am Zug.
# en: ca4a53ca
st-label-formations = Die fünf Formationen, die stärkste zuerst
# en: 560b7465
st-label-brief-colour_run = Werte in Folge, eine Farbe
# en: 76725ca4
st-label-brief-of_a_kind = ein Wert
# en: 37327c9e
st-label-brief-colour = eine Farbe
# en: e9c300ea
st-label-brief-run = Werte in Folge
# en: 433f13d5
st-label-brief-sum = alles andere
# en: b5b28d00
st-label-kinds-colour_run = Farbfolge
# en: 114c8544
st-label-kinds-3 = Drilling
# en: 5d4c96a4
st-label-kinds-4 = Vierling
# en: 868e866a
st-label-kinds-colour = Farbe
# en: 8c255920
st-label-kinds-run = Folge
# en: 01c1d2b4
st-label-kinds-sum = Summe
# en: 8a140dcf
st-label-claimed = Grenzstein { $number }, beansprucht von { $owner }
# en: 817d7e56
st-label-held = Hand: { $card }
# en: 50adfac3
st-label-held-of = Hand von { $name }: { $card }
# en: 141cdaa8
st-label-empty-discard = Ablagestapel: leer
# en: a75d541b
st-label-discarded = Ablagestapel: { $cards }
# en: de554edc
st-label-hidden-cards =
    { $clan ->
        [one] Hand von { $name }: { $clan } verdeckte Clankarte
       *[other] Hand von { $name }: { $clan } verdeckte Clankarten
    }
# en: 85df21c1
st-label-hidden-cards-tactic =
    { $clan ->
        [one] Hand von { $name }: { $clan } verdeckte Clankarte
       *[other] Hand von { $name }: { $clan } verdeckte Clankarten
    } und { $tactic ->
        [one] { $tactic } verdeckte Taktikkarte
       *[other] { $tactic } verdeckte Taktikkarten
    }
# en: b2b1f5c1
st-label-formation = { $kind } { $total }
# en: 57964b3c
st-option-rounds = Runden
# en: 5b5f9767
st-option-tactics = Mit Taktikkarten
# en: 8e63f506
st-option-expert = Expertenvariante: nur zu Beginn des Zugs beanspruchen
# en: 25821768
st-chart-title = Punkte, und Grenzsteine in der Runde
# en: f09b3621
st-milestone-name = Anspruch
# en: 8ee2b40c
st-milestone-claimed = Grenzstein { $stone } wird beansprucht
# en: b85ba052
st-milestone-awarded = Grenzstein { $stone } wird vergeben
# en: b252d122
st-milestone-round = die Runde endet
# en: 3197b44a
st-group-play = Karte spielen
# en: 145ce2f5
st-group-ruse = List spielen
# en: e4ff9dcd
st-group-return = Karte zurücklegen
# en: 0076a2e0
st-group-claim = Grenzstein beanspruchen
# en: dd3b882b
st-group-draw = Ziehen
# en: 3f0c24b8
st-move-play = { $card } an Grenzstein { $stone }
# en: 32c8ff97
st-move-play-mode = { $card } auf Grenzstein { $stone }
# en: 0a9a8ab0
st-move-recruiter = Anwerber spielen
# en: fb97ccb3
st-move-strategist = { $card } von Grenzstein { $stone } an Grenzstein { $target }
# en: f7ef02be
st-move-strategist-discard = { $card } von Grenzstein { $stone } auf den Ablagestapel
# en: 5890ef14
st-move-banshee = { $card } von Grenzstein { $stone } abwerfen
# en: f54ddaa9
st-move-traitor = { $card } von Grenzstein { $stone } zu Grenzstein { $target } holen
# en: b6039892
st-move-return = { $card } unter den passenden Stapel legen
# en: 96f02c16
st-move-return-unseen = Eine Karte unter ihren Stapel legen
# en: e4286c50
st-move-pass = Keine Karte spielen und passen
# en: 966a4323
st-move-claim = Grenzstein { $stone } beanspruchen
# en: 476db859
st-move-draw = { $deck_card } ziehen
# en: 2de8bf98
st-prompt-claim-or-play = Beanspruche einen Grenzstein, oder wähle eine Karte und dann einen Grenzstein.
# en: 90dac772
st-prompt-play = Wähle eine Karte, dann einen Grenzstein.
# en: ac80ec3a
st-prompt-claim-or-draw = Du kannst einen Grenzstein beanspruchen. Ziehe eine Karte, um den Zug zu beenden.
# en: 787bff68
st-prompt-draw = Ziehe eine Karte, um den Zug zu beenden.
# en: 705168a3
st-prompt-return = Wähle eine Karte, die du unter ihren Stapel legst.
# en: 6d91de52
st-prompt-target = Wähle, wohin die Karte kommt.
# en: 9ec1594e
st-prompt-recruiter = Den Anwerber spielen?
# en: 71455b21
st-prompt-recruit = Ziehe noch { $number } für den Anwerber.
# en: fae111aa
st-prompt-stone = Wähle den Grenzstein für { $card_accusative }.
# en: 456965aa
st-prompt-card = { $card }: Wähle eine Karte an einem Grenzstein.
# en: f0499214
st-colour-red = Rot
# en: 298a6618
st-colour-green = Grün
# en: 60a1e541
st-colour-blue = Blau
# en: 3ff20294
st-colour-yellow = Gelb
# en: 0be3e69a
st-colour-purple = Lila
# en: 23ef9492
st-colour-brown = Braun
# en: cca59c97
st-explain-side = { $name }: { $side }.
# en: 0186bcfe
st-short-joker = Joker
# en: bfb3e07e
st-short-spy = Spion
# en: 8b9173e2
st-short-shield-bearer = Schild
# en: 46733083
st-short-blind-mans-bluff = Blindekuh
# en: 8dec6511
st-short-mud-fight = Schlamm
# en: 18c7d571
st-short-banshee = Banshee
# en: 7c9c8591
st-short-recruiter = Anwerber
# en: ef0cf699
st-short-strategist = Stratege
# en: 661e1565
st-short-traitor = Verräter
