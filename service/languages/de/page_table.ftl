### The table of any game.

# en: 5570c7f4
page-connection-lost = Die Verbindung zu Cairn ist unterbrochen. Die Seite versucht es weiter.
# en: 242024af
page-no-game = Diese Partie gibt es nicht, oder sie wurde gelöscht.
# en: 6c4fe8e3
page-says = „{ $words }“
# en: 18f6f390
page-ai = KI, { $level }
# en: f0a54428
page-human = Mensch
# en: 76a444b2
page-status-open = Wartet auf Mitspielende
# en: 233368ba
page-status-finished = Beendet
# en: 50b9288e
page-seats = Mitspielende und Punkte
# en: 3eb32cf9
page-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
# en: dff3f2be
page-to-move = am Zug
# en: d43c577d
page-winner = Sieg
# en: 14029421
page-forked = Diese Partie ist von einer anderen abgezweigt.
# en: 69d009a0
page-play-as = Du spielst
# en: ba49fccf
page-hand-over = { $name } ist an diesem Gerät am Zug. Seite von { $name } zeigen.
# en: 924122aa
page-spectating = Du schaust zu. Handkarten bleiben verborgen, bis die Partie beendet ist.
# en: 74e6ac24
page-waiting-for-seats = Die Partie beginnt, wenn alle Plätze besetzt sind. Schicke die Adresse dieser Seite an die anderen.
# en: c76041d6
page-your-turn = Du bist am Zug.
# en: 1707b235
page-seats-choose = Alle wählen gleichzeitig.
# en: 5f32917c
page-have-chosen = { $count } von { $all } haben gewählt.
# en: fe0d5b7b
page-you-chose = Du hast gewählt:
# en: 94f67738
page-over = Die Partie ist vorbei.
# en: 864b7740
page-actions = Was du tun kannst
# en: abb46f7a
page-all-moves = Alle { $count } möglichen Züge in Worten
# en: da865129
page-one-move = Der einzige mögliche Zug in Worten
# en: b5e95745
page-start-again = Neu wählen
# en: 13b89e47
page-undo = Zurücknehmen
# en: 5bf2c960
page-resign = Partie verlassen
# en: bfe9dbfd
page-rules = Regeln
# en: f9dae31b
page-sending = Sendet…
# en: 7c343309
page-look-back = Zurückblicken
# en: 1f6490cd
page-download = Partie herunterladen
# en: 3aad4133
players-rematch-of = Diese Partie ist eine Revanche.
# en: 46d14cc5
frame-menu = Mehr
# en: 6284c119
frame-fork-short = Abzweigung
# en: 79bdfe47
frame-rematch-short = Revanche
# en: c3d0e0ec
frame-last-move = Letzter Zug
# en: 648fae7d
frame-pace = Tempo der KIs
# en: 26e31410
frame-paces-slow = langsam
# en: feb71a69
frame-paces-normal = normal
# en: 4b469830
frame-paces-fast = schnell
# en: 614cc092
frame-paces-once = sofort
# en: 031f729e
frame-pause = Pause
# en: 6fd289e9
frame-go-on = Weiter
# en: 2ead6eb5
frame-skip =
    { $count ->
        [0] Überspringen
       *[other] Überspringen ({ $count })
    }
# en: 2dd7266a
frame-waiting-to-be-shown =
    { $count ->
        [one] { $count } Entscheidung ist noch zu zeigen.
       *[other] { $count } Entscheidungen sind noch zu zeigen.
    }
# en: ac06876e
frame-sound = Ein Ton, wenn ich am Zug bin und diese Seite im Hintergrund ist
# en: 745a67fd
frame-notification = Eine Benachrichtigung, wenn ich am Zug bin und diese Seite im Hintergrund ist
# en: 753d93a6
frame-notification-refused = Dieser Browser lässt keine Benachrichtigungen zu.
# en: 02db8958
frame-your-turn-at = Du bist bei { $title } am Zug.
# en: 2f77509c
frame-example = Ein Beispiel des Tischs, bis die Partie beginnt.
# en: bfa7a01f
frame-size = Größe des Spielplans
# en: b14c70a6
frame-larger = Spielplan vergrößern
# en: 158e85fd
frame-smaller = Spielplan verkleinern
# en: 07932b5a
frame-show-board = Spielplan zeigen
# en: fdcb9c8a
frame-show-result = Ergebnis zeigen
# en: a177adae
frame-time-left = noch { $time }
# en: 40182864
frame-time-low = Du hast weniger als ein Fünftel deiner Zeit übrig.
# en: f0fa9c77
frame-days = { $days } T { $hours } h
# en: 5681afc4
frame-for-guest = für den Gast der vorigen Partie
# en: 1b1f5d42
keys-keys = Tasten
# en: 66843738
keys-type-move = Zug eintippen
# en: 93b60789
keys-type-how = Schreibe einen Zug, wie er in dieser Liste steht, und drücke Enter.
# en: 5b77432f
keys-fitting =
    { $count ->
        [one] Ein Zug passt. Enter spielt ihn.
       *[other] { $count } Züge passen.
    }
# en: 1f815f0e
keys-none-fits = So wird kein Zug geschrieben. Die ähnlichsten stehen unten.
# en: c6cdddf3
keys-not-clear = { $count } Züge passen. Schreibe mehr, oder wähle einen.
# en: 1a7fb7ae
keys-motion = Bewegung
# en: c0fe9786
keys-sounds = Töne
# en: ac09e08b
keys-explanations = Erklärungen zu dem, worauf Maus oder Fokus ruht
# en: c5f3cde5
phrases-say = Etwas sagen
# en: 95e295f3
phrases-phrases-hello = Hallo!
# en: b0356d0d
phrases-phrases-good_luck = Viel Glück!
# en: 22638217
phrases-phrases-well_played = Gut gespielt!
# en: b6d285a3
phrases-phrases-thanks = Danke!
# en: 3a51834c
phrases-phrases-oops = Hoppla!
# en: 96655625
phrases-phrases-thinking = Ich überlege…
# en: d24e1e45
phrases-phrases-bagpipes = Dudelsäcke!
# en: ab7ab976
phrases-phrases-again = Noch mal?
# en: edd954b8
phrases-says = { $name } sagt: { $words }
# en: 780ce84f
phrases-mute-here = Sätze an diesem Tisch ausblenden
# en: 377a34bc
phrases-mute-always = An allen Tischen ausblenden
# en: 6c58872e
character-random-greeting = Muh. Ich setze meinen Huf, wohin ich mag.
# en: 9b89c330
character-beginner-greeting = Heute früh habe ich die Regeln gelernt. Opa sagt, ich darf mitspielen.
# en: 13fb6b9c
character-casual-greeting = Ich komme wegen der Musik. Lass dich nicht stören, wenn ich summe.
# en: c3193978
character-easy-greeting = Setz dich, setz dich. Ich spiele der Gesellschaft wegen.
# en: 394b9ce5
character-medium-greeting = Ich webe den ganzen Tag, da erkenne ich jedes Muster.
# en: 807ab612
character-hard-greeting = Mein Clan hält dieses Glen seit dreihundert Jahren. Fang an.
# en: 2d6ca346
character-expert-greeting = Ich habe eine Million solcher Partien gesehen. Zeig mir eine neue.
# en: 5ffef297
character-greedy-greeting = Ich nehme das Beste, das ich sehe. Weiter schaue ich nie.
# en: 772b8647
replay-history = Was geschehen ist
# en: 2f3a9475
replay-show-step = Schritt { $version } zeigen
# en: 808f7385
replay-facts = Ereignisse, Ziehungen und Fingerabdrücke
# en: 74627863
replay-proof = Nachweis
# en: ca05b063
replay-hint = Tipp
# en: ad3e4104
replay-hint-thinks = Eine KI sucht einen guten Zug.
# en: c72b7109
replay-hint-is = { CAPITAL($move) }.
# en: 3fd46eef
replay-hint-others = Andere Züge
# en: 2659c839
replay-hint-other = { $move }: { $share }
# en: 074b1ce7
replay-hint-failed = Es wurde kein Tipp gefunden.
# en: 03476e9b
replay-close-hint = Tipp schließen
# en: 4bc02ffe
replay-hint-expects = Er ist auf dem Spielplan umrahmt. Deine Gewinnchance ist dann { $share }, wenn alle wie schnelle KIs weiterspielen.
# en: 8b880a9e
replay-hint-expects-exactly = Er ist auf dem Spielplan umrahmt. Deine Gewinnchance ist dann genau { $share }: Bis zum Ende ist alles bekannt.
# en: 08f8fd16
key-arrow = Pfeil
# en: 891e8379
key-Shift = Umschalt
# en: cff58457
key-Home = Pos1
# en: 860e1923
key-End = Ende
# en: 4df44f3d
key-Space = Leertaste
# en: 434d1dad
key-Enter = Enter
# en: f6b9dc36
key-Esc = Esc
