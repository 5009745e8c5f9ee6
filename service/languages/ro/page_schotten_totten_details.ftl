### What the table of Schotten Totten tells those who ask: explanations, and the table of points at the end.

## Tabla, mai ales pentru cititoare de ecran

# en: ebc4fdd4
st-label-means-colour_run = Valori consecutive de aceeași culoare. Nicio altă formație nu este mai puternică (ST-11).
# en: 425741db
st-label-means-of_a_kind = Cărți de aceeași valoare. Doar o suită de culoare este mai puternică (ST-11).
# en: 47e2632c
st-label-means-colour = Cărți de aceeași culoare. Este mai puternică decât o suită și o sumă (ST-11).
# en: 903fd330
st-label-means-run = Valori consecutive de culori diferite. Este mai puternică doar decât o sumă (ST-11).
# en: 385763e1
st-label-means-sum = Orice alte cărți. Orice altă formație este mai puternică (ST-11).
# en: bc0ee7f0
st-label-hidden-count =
    { $clan ->
        [one] { $clan } carte de clan.
        [few] { $clan } cărți de clan.
       *[other] { $clan } de cărți de clan.
    }
# en: 9155bee1
st-label-hidden-count-tactic =
    { $clan ->
        [one] { $clan } carte de clan
        [few] { $clan } cărți de clan
       *[other] { $clan } de cărți de clan
    } și { $tactic ->
        [one] { $tactic } carte de tactică.
        [few] { $tactic } cărți de tactică.
       *[other] { $tactic } de cărți de tactică.
    }

## Tabelul punctelor de la sfârșit

# en: 51caf61e
st-result-round = Runda { $round }
# en: 18507391
st-result-broken-off = Runda nu a ajuns la sfârșit.
# en: e87d25ca
st-result-stones = pietre
# en: 8aa815f9
st-result-stones-mean = Pietre revendicate, sau atribuite când runda s-a blocat.
# en: d8e2284d
st-result-adjacent = trei alăturate
# en: 6144b6b3
st-result-adjacent-mean = Trei pietre alăturate câștigă runda imediat (ST-15).
# en: 00cd5709
st-result-five = cinci pietre
# en: 1b8047b5
st-result-five-mean = Oricare cinci pietre câștigă runda imediat (ST-15).
# en: 4897fdfe
st-result-yes = da
# en: 7ffb5626
st-result-points = puncte
# en: cdabf618
st-result-points-mean = Învingătorul unei runde primește 5 puncte, celălalt câte 1 pentru fiecare piatră a sa (ST-20).
# en: a92258c3
st-result-won-three_adjacent = { $name } câștigă runda cu trei pietre alăturate.
# en: 60a967c1
st-result-won-five = { $name } câștigă runda cu cinci pietre.
# en: 04fa3628
st-result-won-stuck = { $name } câștigă runda, pentru că ambele părți nu mai puteau decât să paseze, cu { $stones } la pietre.
# en: 9d857c1c
st-result-drawn = Runda se termină la egalitate, pentru că ambele părți nu mai puteau decât să paseze, cu { $stones } la pietre.
# en: 4345d106
st-result-stones-to = { $first } la { $second }

## Explicații ale pieselor

# en: d8cedeed
st-explain-clan-card = O carte de clan: { $colour }, valoarea { $value }. Fiecare dintre cele șase culori are valorile de la 1 la 9, fiecare o dată (ST-01).
# en: 340f9e32
st-explain-click-mode = Un clic o alege; apoi fă clic pe o piatră.
# en: 076f519f
st-explain-click-card = Un clic o alege; apoi fă clic pe partea ta a unei pietre.
# en: a3d642a2
st-explain-known-under = Știi ce s-a pus dedesubt: { $cards } (ST-65).
# en: 75590be6
st-explain-click-discards = Un clic decartează cartea pe care ai ales-o.
# en: 0b7a1912
st-explain-click-plays-ruse = Un clic joacă șiretlicul.
# en: 0714f988
st-explain-only-owner = Doar { $name } știe care, până la sfârșitul meciului (ST-90).
# en: 2a7253a8
st-explain-played =
    { $played ->
        [one] { $name }: { $played } carte de tactică jucată
        [few] { $name }: { $played } cărți de tactică jucate
       *[other] { $name }: { $played } de cărți de tactică jucate
    }
# en: 273a2f7c
st-explain-played-other = { $name } a jucat { $played }.
# en: e06b3626
st-explain-may-not-play = { $name } nu poate juca alta până când { $other } nu mai joacă una (ST-32).
# en: dd078c0a
st-explain-may-play = { $name } mai poate juca una (ST-32).
# en: 4682854d
st-explain-lies = Se află pe partea lui { $name } de la piatra { $number }: { $side }.
# en: a203bd45
st-explain-has = Are { $has } din { $needs } cărți.
# en: c2d6e9e0
st-explain-has-mud-fight = Are { $has } din { $needs } cărți. Lupta în noroi cere patru (ST-51).
# en: 5659c327
st-explain-click-plays = Un clic joacă aici { $card }.
# en: 00cd1d47
st-explain-click-brings = Un clic aduce aici { $card }.
# en: e2df2862
st-explain-no-card = încă nicio carte
# en: b138c894
st-explain-side-first = { $name }: { $side }, completă prima.
# en: 93b500f1
st-explain-mode = { $card } se află pe ea. { $rule }
# en: 67894de7
st-explain-claimed = { $name } a revendicat-o definitiv. Nu mai primește cărți (ST-14).
# en: 7706c994
st-explain-how-claimed = Un jucător o revendică dacă are pe partea sa { $needs } cărți pe care cealaltă parte sigur nu le poate bate (ST-07).
# en: fdf75728
st-explain-claim-needs = Ca să o revendici ai nevoie de { $needs } cărți pe partea ta. Are { $has } (ST-07).
# en: 80a04e4a
st-explain-claim-unbeaten = Ca să o revendici, nicio carte pe care { $name } o mai poate primi nu trebuie să poată bate partea ta. Serviciul calculează asta (ST-07).
# en: 194c6025
st-explain-first = Partea lui { $name } a fost completă prima, așa că ea câștigă la egalitate (ST-13).
# en: 9f925743
st-explain-played-place-clan-card = Se joacă în locul unei cărți de clan.
# en: b3e7db4c
st-explain-may-never-played-more = Nu poți avea niciodată jucate cu peste o carte de tactică mai mult decât celălalt jucător (ST-32).
# en: e4018cac
st-explain-chosen-click-lets-go = Este aleasă. Un clic renunță la ea.
# en: 3b087d8b
st-explain-click-puts-under-deck = Un clic o pune sub pachetul ei.
# en: f4391392
st-explain-click-chooses-button-plays = Un clic o alege; apoi un buton o joacă.
# en: dc43b48f
st-explain-click-chooses-click-card = Un clic o alege; apoi fă clic pe o carte de la o piatră.
# en: 05416d04
st-explain-clan-cards-six-colours = Cărți de clan în șase culori, cu valorile de la 1 la 9. La sfârșitul turei tragi o carte (ST-03).
# en: 44afbdc1
st-explain-ten-tactic-cards-end = Zece cărți de tactică. La sfârșitul turei alegi din ce pachet tragi (ST-31).
# en: 8bb508c0
st-explain-click-draws-card-recruiter = Un clic trage o carte pentru Recrutor.
# en: e2473c77
st-explain-click-draws-card-ends = Un clic trage o carte și îți încheie tura.
# en: c2e27cb4
st-explain-no-card-left = Nu mai are nicio carte.
# en: d469463c
st-explain-draw-when-played-card = Tragi după ce ai jucat o carte.
# en: 5e8291f4
st-explain-first-put-two-cards = Întâi pune două cărți înapoi sub pachetele lor (ST-60).
# en: 9c8cf44c
st-explain-need-not-choose-now = Nu e nevoie să îl alegi acum: butonul de jos îți încheie tura, și tragi dacă mâna mai are loc.
# en: c5bbec58
st-explain-ruses-lie-here-when = Aici stau șiretlicurile jucate, și cărțile pe care le-au luat de la o piatră. Nimic nu se mai întoarce (ST-65).
# en: 75f3e851
st-explain-click-chooses-ruse = Un clic o alege pentru șiretlic.
# en: 970baba6
st-explain-click-claims-stone = Un clic revendică piatra.
# en: 4ee2cb69
st-explain-both-sides-are-complete = Ambele părți sunt complete: ca să o revendici, a ta trebuie să fie mai puternică (ST-07).
# en: bd0b4a02
st-explain-under-blind-mans-bluff = La Baba-oarba contează doar totalul valorilor, nu și formația (ST-50).
# en: 65b7eed6
st-explain-tactic-cards-this-side = Cărțile de tactică de pe această parte țin loc de ce o face cea mai puternică (ST-43).

## De ce ceva nu se poate acum

# en: 5762ac94
st-why-one-more = Ai jucat cu o carte de tactică mai mult decât { $name }, așa că nu poți juca alta (ST-32).
# en: 79962008
st-why-first-draw-cards-recruiter = Întâi trage cărțile pentru Recrutor (ST-60).
# en: f3f5104b
st-why-other-joker-stays-hand = Celălalt Joker îți rămâne în mână (ST-44).
# en: 31b860bd
st-why-first-put-two-cards = Întâi pune două cărți înapoi (ST-60).
# en: c798db4a
st-why-had-card-this-turn = Ai jucat deja cartea din tura aceasta. Revendică pietre sau încheie tura (ST-03).
# en: d2b49dda
st-why-first-choose-card-hand = Întâi alege o carte din mână.
# en: 398c370b
st-why-none-sides-room-card = Nicio parte a ta nu are loc pentru o carte (ST-04).
# en: d49a2fa2
st-why-expert-claim-start-turn = La Expert revendici la începutul turei, înainte de a juca o carte (ST-80).
# en: e539c147
st-why-claims-follow-card-play = Revendicările urmează după cartea pe care o joci (ST-03).
# en: 9e676cc5
st-why-service-does-not-hold = Serviciul nu o consideră demonstrată acum. Fă clic pe ea ca să vezi de ce.
# en: f23de65d
st-why-played-joker-this-round = Ai jucat un Joker în runda aceasta (ST-44).
# en: 358de3e3
st-why-there-nothing-could-do = Nu ar avea ce face, sau nu are loc (ST-64).

## Ce fac cărțile de tactică

# en: 79942524
st-rule-joker-1 = Trupă de elită: are orice valoare și orice culoare, cum îi face partea cea mai puternică (ST-40, ST-43).
# en: a693cc21
st-rule-joker-2 = Merge pe partea ta a unei pietre. Poți juca un singur Joker într-o rundă (ST-44).
# en: 2a4be8f2
st-rule-spy-1 = Trupă de elită: are valoarea 7 și orice culoare (ST-41).
# en: 10133f28
st-rule-spy-2 = Merge pe partea ta a unei pietre.
# en: 5554e4d2
st-rule-shield-bearer-1 = Trupă de elită: are valoarea 1, 2 sau 3 și orice culoare, cum îi face partea cea mai puternică (ST-42, ST-43).
# en: e088b305
st-rule-shield-bearer-2 = Merge pe partea ta a unei pietre.
# en: 04438f98
st-rule-blind-mans-bluff-1 = Mod de luptă: la această piatră contează doar totalurile valorilor, nu și formațiile (ST-50).
# en: 3ccf9424
st-rule-blind-mans-bluff-2 = Merge pe o piatră pe care nu a revendicat-o nimeni (ST-53).
# en: 87d9b387
st-rule-mud-fight-1 = Mod de luptă: fiecare parte a acestei pietre are nevoie de patru cărți, iar formațiile se fac din toate patru (ST-51).
# en: af7ce783
st-rule-mud-fight-2 = Merge pe o piatră pe care nu a revendicat-o nimeni (ST-53).
# en: b313728e
st-rule-recruiter-1 = Șiretlic: trage trei cărți din pachetele pe care le alegi, apoi pune două cărți din mână sub pachetele lor (ST-60).
# en: d30cc68b
st-rule-recruiter-2 = Apoi stă pe teancul de decartare.
# en: d8f0f244
st-rule-strategist-1 = Șiretlic: mută o carte de pe partea ta a unei pietre pe partea ta a alteia, sau decarteaz-o (ST-61).
# en: f2b7936d
st-rule-strategist-2 = Ambele pietre trebuie să fie nerevendicate. Apoi șiretlicul stă pe teancul de decartare.
# en: 10276079
st-rule-banshee-1 = Șiretlic: decartează o carte de pe cealaltă parte a unei pietre pe care nu a revendicat-o nimeni (ST-62).
# en: b7ad73b1
st-rule-banshee-2 = Apoi stă pe teancul de decartare.
# en: fc4bd94a
st-rule-traitor-1 = Șiretlic: ia o carte de clan de pe cealaltă parte a unei pietre pe partea ta a unei pietre (ST-63).
# en: 33b18309
st-rule-traitor-2 = Ambele pietre trebuie să fie nerevendicate. Apoi șiretlicul stă pe teancul de decartare.
