### Decizii despre masa oricărui joc și ce folosesc toate textele. $player este un nume, $level este un nivel al unui AI.

# en: b458332a
refusal = { $sentence } ({ $clause }).
# en: dd9ee641
text = { $text }
# en: bb3adf1e
table-a-seat = Un loc

## Locuri fără nume. Stau în locul unui nume, și după „lui”, așa că nu au articol.

# en: 8b730c3b
name-guest = Oaspete { $number }
# en: cb5fecac
name-seat = Loc { $number }
# en: 708dfc5d
name-former = Fost jucător

## Events

# en: 8b043fc3
table-ai-after-time-out = (Timpul lui { $player } a expirat: a mutat un AI de nivel { $level }.)
# en: 0001c20e
table-ai-after-leaving = ({ $player } a plecat: joacă mai departe un AI de nivel { $level }.)
# en: 39e8f533
table-ai-after-failures = (AI-ul de nivel { $failed } a eșuat de trei ori: a mutat unul de nivel { $level }.)
# en: 2705d283
table-game-opened =
    S-a deschis o partidă de { $game } pentru { $seats ->
        [one] { $seats } loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    }.
# en: f62518c5
table-seat-taken = { $player } se așază la masă.
# en: 2b9e2efb
table-seat-declined = { $player } refuză invitația. Locul este deschis pentru toată lumea.
# en: 26f13999
table-seat-left = { $player } pleacă.
# en: f0049e4e
table-seat-left-to-ai = { $player } pleacă. Joacă mai departe un AI de nivel { $level }.
# en: 351a27dd
table-time-forfeits = Timpul lui { $player } a expirat. Locul a pierdut partida.
# en: e48f86b8
table-time-ran-out = Timpul lui { $player } a expirat. Tura o joacă un AI de nivel { $level }.
# en: b26a8a14
table-time-given =
    Serviciul nu a funcționat timp de { $seconds ->
        [one] { $seconds } secundă, care nu se pune
        [few] { $seconds } secunde, care nu se pun
       *[other] { $seconds } de secunde, care nu se pun
    } nimănui la socoteală.
# en: 59a8dae3
table-forked = De aici începe o partidă nouă, cu alți jucători și alt noroc.
# en: b073b55b
table-undone = { $player } revine la versiunea { $version }.
# en: 16515128
table-chosen = { $player } a ales.
# en: bb563860
table-choice-withdrawn = { $player } își retrage alegerea.
# en: cbba0580
table-choices-revealed = Toate locurile au ales, iar alegerile sunt dezvăluite.

## Sfârșitul unei partide

# en: cd92b387
table-ended-abandoned = Partida s-a terminat prin abandon.
# en: 31e6280a
table-ended-abandoned-by = Partida s-a terminat: a fost abandonată de { $leavers }.
# en: fdc2f618
table-ended-drawn = Partida s-a terminat fără câștigător, { $points }.
# en: c4e7e8e5
table-ended-drawn-left =
    Partida s-a terminat fără câștigător, { $points }. { $leavers } { $left ->
        [one] a plecat și ocupă
       *[other] au plecat și ocupă
    } ultimul loc.
# en: 84ed451b
table-ended-drawn-resigned = Partida s-a terminat fără câștigător, prin cedare.
# en: c7601b8b
table-ended-drawn-resigned-by = Partida s-a terminat fără câștigător, prin cedarea lui { $leavers }.
# en: 0d87c1f0
table-ended-drawn-timeout = Partida s-a terminat fără câștigător, prin depășirea timpului.
# en: d4b4c995
table-ended-drawn-timeout-by = Partida s-a terminat fără câștigător, prin depășirea timpului de către { $leavers }.
# en: dca86c6d
table-ended-won =
    Partida s-a terminat: { $winners } { $number ->
        [one] câștigă
       *[other] împart victoria
    }, { $points }.
# en: ceb91130
table-ended-won-left =
    Partida s-a terminat: { $winners } { $number ->
        [one] câștigă
       *[other] împart victoria
    }, { $points }. { $leavers } { $left ->
        [one] a plecat și ocupă
       *[other] au plecat și ocupă
    } ultimul loc.
# en: c8f137be
table-ended-won-resigned =
    Partida s-a terminat: { $winners } { $number ->
        [one] câștigă
       *[other] împart victoria
    }, prin cedare.
# en: 1495094d
table-ended-won-resigned-by =
    Partida s-a terminat: { $winners } { $number ->
        [one] câștigă
       *[other] împart victoria
    }, prin cedarea lui { $leavers }.
# en: 65e075d7
table-ended-won-timeout =
    Partida s-a terminat: { $winners } { $number ->
        [one] câștigă
       *[other] împart victoria
    }, prin depășirea timpului.
# en: f09a1b23
table-ended-won-timeout-by =
    Partida s-a terminat: { $winners } { $number ->
        [one] câștigă
       *[other] împart victoria
    }, prin depășirea timpului de către { $leavers }.
# en: 1ca7371d
table-ended-won-tie-break =
    Partida s-a terminat: { $winners } { $number ->
        [one] câștigă
       *[other] împart victoria
    }, { $points }, cu { $number ->
        [one] mai multe
       *[other] tot atâtea
    } { $counted } ({ $numbers }).
# en: e8d14f53
table-ended-won-tie-break-left =
    Partida s-a terminat: { $winners } { $number ->
        [one] câștigă
       *[other] împart victoria
    }, { $points }, cu { $number ->
        [one] mai multe
       *[other] tot atâtea
    } { $counted } ({ $numbers }). { $leavers } { $left ->
        [one] a plecat și ocupă
       *[other] au plecat și ocupă
    } ultimul loc.
# en: 9fc22e56
tie-break-cubes-on-tiles = cuburi pe piese

## Nivelurile AI-urilor („de nivel …”)

# en: 309e7409
level-random = aleatoriu
# en: d71a22b8
level-beginner = începător
# en: 671ab549
level-casual = relaxat
# en: 30e3c915
level-easy = ușor
# en: a3610ea9
level-medium = mediu
# en: ff78bbd7
level-hard = greu
# en: 488b29cb
level-expert = expert
# en: 71b76f1f
level-greedy = lacom

## What each game is, in the lobby

# en: 14a7a528
blurb-glen-more = Doi până la cinci jucători iau piese de pe un traseu, construiesc un teritoriu și fac whisky în Highlands, ținutul înalt al Scoției.
# en: c62a0a18
blurb-highland-clans = Trei până la cinci clanuri adună însoțitori, construiesc pe terenurile lor și pornesc raiduri unele împotriva altora pentru puncte.
# en: 20c5263a
blurb-schotten-totten = Două clanuri joacă cărți lângă nouă pietre; trei cărți lângă o piatră alcătuiesc o formație care o poate revendica.

## What happens if a player leaves: first what it does, then whether the game counts for ratings

# en: df971a64
leave-opens-seat = Dacă pleci, locul tău este din nou liber.
# en: 6c0857d7
leave-loses = Dacă pleci, câștigă celălalt jucător.
# en: afb996c7
leave-ai-plays-on = Dacă pleci, un AI ({ $level }) joacă pe locul tău, iar tu ieși pe ultimul loc.
# en: d3e51346
leave-abandons = Dacă pleci, partida se încheie, fiindcă niciun alt om nu o joacă.
# en: c49a341b
leave-unrated = Partida nu contează pentru rating.
# en: 9b747da2
leave-few-moves = Partida nu contează pentru rating, fiindcă nu toate locurile au făcut { $moves } mutări.
# en: c5ccc36c
leave-rated = Partida contează pentru rating: ieși pe ultimul loc.
