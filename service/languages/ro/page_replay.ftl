### Reluarea oricărei partide.


## Reluarea, dovada, analiza și sugestiile

# en: 0e71f825
replay-replay = Reluare
# en: fefaaee3
replay-first = Primul pas
# en: 67c2c5e2
replay-back = Un pas înapoi
# en: 56c25f57
replay-forward = Un pas înainte
# en: 371dc704
replay-last = Ultimul pas
# en: 10954619
replay-play-steps = Derulează pașii
# en: 92c02433
replay-pause-steps = Pauză
# en: 349485a7
replay-slider = Pas
# en: a143d20f
replay-step-of = Pasul { $at } din { $count }
# en: 4e902567
replay-previous-milestone = Înapoi: { $what }
# en: 551e6ab1
replay-next-milestone = Înainte: { $what }
# en: 97c96a15
replay-more = Opțiunile reluării
# en: 7bb37477
replay-keys = Taste
# en: c03c472e
replay-copy-link = Copiază linkul
# en: 2fddd44f
replay-copied = Linkul acestui pas a fost copiat.
# en: 3b03eace
replay-seen-by = Văzut de
# en: 9b1170d7
replay-seen-by-all = toate mâinile
# en: 0b9443bd
replay-seen-by-name = mâna lui { $name }
# en: 4f9a4321
replay-play-on = Joacă mai departe de aici
# en: 342ac9bd
replay-play-on-before = Joacă mai departe de la pasul { $step }
# en: ab6a4afc
replay-step = Pas
# en: b276f433
replay-event = Eveniment
# en: 56375ece
replay-this-step = Acest pas
# en: 2ed0252a
replay-changes =
    { $count ->
        [one] { $count } schimbare pe masă
        [few] { $count } schimbări pe masă
       *[other] { $count } de schimbări pe masă
    }
# en: 6b6afc11
replay-by-service = de serviciu
# en: 9f334e5a
replay-by = de { $name }
# en: a2e39dee
replay-draw = S-a extras numărul { $number } din { $count }, în ordinea sortată.
# en: ffd974ff
replay-no-draws = La acest pas nu s-a extras nimic.
# en: e795fcf3
replay-draws-later = Extragerile se publică după ce se termină partida.
# en: ee196845
replay-proof-lead = Serviciul verifică faptul că nimic din această partidă nu a fost schimbat, inventat sau aranjat. Oricine poate verifica aceleași lucruri.
# en: 5e59cbf5
replay-proof-wait = Mutările, extragerile și AI-urile pot fi verificate după ce se termină partida, pentru că atunci i se publică secretul.
# en: 097cbca5
replay-proof-names-chain = Jurnal
# en: c8849ad0
replay-proof-names-fold = Reluare
# en: 1513d790
replay-proof-names-rules = Reguli
# en: 8d1e1fa4
replay-proof-names-draws = Extrageri
# en: 7b284c93
replay-proof-names-choices = AI-uri
# en: 54d50b56
replay-proof-meaning-chain = Amprenta fiecărui pas o cuprinde pe cea dinaintea lui. Niciunul nu a fost schimbat, omis sau adăugat mai târziu.
# en: a17eff7f
replay-proof-meaning-fold = Fiecare decizie poate fi citită. Reluate în ordine, duc exact la această poziție.
# en: 266d2954
replay-proof-meaning-rules = Fiecare mutare a fost permisă. Evenimentele ei sunt exact cele pe care le cer regulile.
# en: d252c36b
replay-proof-meaning-draws = Secretul partidei determină fiecare extragere și aruncare. Serviciul și-a luat angajamentul pentru el înainte de începutul partidei.
# en: 7bc2f945
replay-proof-meaning-choices = Fiecare mutare a unui AI este cea pe care nivelul lui o alege din ce putea vedea locul său. Nu a văzut alte mâini.
# en: 954cc46c
replay-proof-status-passed = reușit
# en: 8442d4a6
replay-proof-status-failed = EȘUAT
# en: 43afef85
replay-proof-status-not_yet = după ce se termină partida
# en: 3ba6d170
replay-proof-status-unavailable = imposibil aici
# en: 794d83f9
replay-proof-status-not_asked = încă necalculat
# en: bfff4adf
replay-proof-checked =
    { $count ->
        [one] S-a verificat { $count } decizie.
        [few] S-au verificat { $count } decizii.
       *[other] S-au verificat { $count } de decizii.
    }
# en: 72c7a75f
replay-proof-failed = Pasul { $version }: { $why }
# en: 0d2f91fe
replay-check-again = Verifică din nou
# en: 3cddd8a1
replay-prove-choices = Dovedește alegerile AI-urilor
# en: 7aa1fdb7
replay-proving = Se reface fiecare alegere a AI-urilor: { $done } din { $of }.
# en: aa7a73c2
replay-points-of = { $name } { $points }
# en: 947f093a
replay-chart-table = Punctele ca tabel
# en: 3fc376bf
replay-analyse = Analizează
# en: 8ae1c399
replay-analysis = Analiză
# en: 88ea3f2e
replay-analysing = Mutări evaluate: { $done } din { $of }.
# en: 0f229e6f
replay-waits = Analiza începe în curând.
# en: 402515b3
replay-words-meaning = O mutare bună cedează cel mult 4 % din șansa de câștig, dacă toți joacă mai departe ca AI-urile rapide.
# en: 7902b691
replay-stop-analysing = Încheie analiza
# en: 4d384203
replay-analysis-failed = Analiza a eșuat. { $problem }
# en: 3ed215ba
replay-graph = Șansa de câștig, pas cu pas
# en: 4c375a83
replay-chance = { $name } { $share }
# en: 3c556f4e
replay-no-chance = neevaluat
# en: 9bcb2720
replay-not-yet = Această mutare nu este încă evaluată.
# en: a5cff44d
replay-show-mistake = Arată poziția dinaintea pasului { $version }
# en: 6384df2a
replay-worst = Mutările care au cedat cel mai mult
# en: 4674267a
replay-no-mistakes = Nicio mutare nu a fost o greșeală.
# en: f18c08a1
replay-words-forced = singura mutare
# en: 0658cad0
replay-words-best = cea mai bună mutare
# en: 881fdae9
replay-words-good = o mutare bună
# en: 0b1b6aeb
replay-words-inaccuracy = o imprecizie
# en: 0fe08f04
replay-words-mistake = o greșeală
# en: fc44110d
replay-words-blunder = o gafă
# en: 517fdc69
replay-signs-inaccuracy = ?!
# en: 214a02cd
replay-signs-mistake = ?
# en: dab0638a
replay-signs-blunder = ??
# en: aa9dab73
replay-in-place-of = un AI pentru { $name }
# en: 80bc2011
replay-gave-away = a cedat { $share }
# en: 027a0c0e
replay-played = Jucat
# en: 80fa057c
replay-better = Mai bine
# en: fbad4c2e
replay-next = Urmează { $name }: { $move }, { $word }.
# en: a87be55e
replay-better-is = Mai bine: { $move }. Mutarea este încadrată pe tablă.
# en: 4f9e6071
replay-see-better = Vezi mutarea mai bună
# en: 523859c2
replay-previous-mistake = Greșeala dinainte
# en: c3b33027
replay-next-mistake = Greșeala următoare
# en: 6cfa6b89
replay-accuracy = Precizia fiecărui jucător
# en: d051f257
replay-chances = Șansele ca tabel
# en: 53b6dd70
replay-this-gave-away = Pasul acesta este { $word }: a cedat { $share }.
# en: f5fef466
replay-this-gave-away-exactly = Pasul acesta este { $word }: a cedat exact { $share }.
# en: fe6f7ea8
replay-accuracy-of = { $name }: { $share }
# en: 0cf3b0ac
replay-accuracy-none = { $name }: fără alegeri proprii
# en: a34cc7f6
replay-keys-step = un pas înapoi, un pas înainte
# en: 371948f4
replay-keys-ends = primul pas, ultimul pas
# en: 6128d228
replay-keys-milestones = înapoi: { $what }, înainte: { $what }
# en: 60c3f9ef
replay-keys-play = derulează pașii, pauză
# en: f5fb896a
replay-keys-mistakes = greșeala dinainte, greșeala următoare
# en: 82eeebf5
replay-fingerprint = amprentă
# en: 4bee9190
replay-fingerprint-chain = amprenta tuturor pașilor de până acum

## Pagina: ce spun multe ecrane

# en: dddaeb71
page-back-to-now = Înapoi la prezent
# en: a92d5c67
page-speed = Viteză
# en: 1d0e2291
page-play-on-from = Joacă mai departe de la pasul { $step }
# en: 9f7d4b67
page-play-on-lead = La acest pas începe o partidă nouă, cu alte extrageri. Oricine poate vedea ce era în fiecare mână la acest pas.

## Jucători: cine citește, partidele sale, ratinguri, dispozitive, revanșe

# en: 83a7440b
players-is-remembered = Partidele tale se păstrează sub numele { $name }.
# en: 22283886
players-keep-under = Păstrează partida sub numele { $name }
# en: dbc27625
players-ask-rematch = Cere revanșa
# en: 09142d79
players-rematch-lead = Aceleași locuri încă o dată. Începe locul următor.
# en: a8a11aa9
players-rematch-waits =
    { $count ->
        [one] { $names } așteaptă la revanșă.
       *[other] { $names } așteaptă la revanșă.
    }
# en: f820b29f
players-rematch-opened = S-a deschis o revanșă.
# en: c2a29b22
players-join-rematch = Intră în revanșă
# en: 309a4389
players-go-to-rematch = La revanșă
# en: 5363addf
players-watch-rematch = Privește revanșa

## Sfârșitul unei partide

# en: c3a8e29b
end-title = Rezultatul
# en: 7aa5c3b2
end-you = Tu
# en: bf6796b8
end-you-among = tu
# en: 05c66581
end-shared =
    { $points ->
        [one] Victorie împărțită: { $together }, cu câte { $points } punct.
        [few] Victorie împărțită: { $together }, cu câte { $points } puncte.
       *[other] Victorie împărțită: { $together }, cu câte { $points } de puncte.
    }
# en: 5acb41ca
end-nobody-draw = Partida s-a încheiat la egalitate.
# en: 8faed71e
end-nobody-abandoned = Partida a fost abandonată: nu a câștigat nimeni.
# en: 301d6530
end-nobody-other = Nu a câștigat nimeni.
# en: 2b9312e7
end-place = Ești pe locul { $place } din { $of }.
# en: 39d93fe4
end-table-title = Punctele pe categorii
# en: 0e523f37
end-category = Pentru
# en: c189b278
end-total = Total
# en: 74e62df1
end-winner = a câștigat
# en: 585a29f2
end-rating = Ratingul tău este acum { $now } ({ $change }).
# en: 3c2ace52
end-replay = Reluare
# en: 02a723a9
end-analyse = Analizează
# en: 1e6dfdc1
end-new-game = Partidă nouă
# en: 49cd5c07
end-download = Descarcă
# en: 4d55d4da
end-rematch-ai = Revanșă
# en: e69e3ce4
end-won =
    { $who ->
        [you] Ai câștigat.
       *[other] { $name } a câștigat.
    }
# en: 273f0572
end-won-how =
    { $who ->
        [you] Ai câștigat { $how }.
       *[other] { $name } a câștigat { $how }.
    }
# en: 8fda152e
end-won-timeout =
    { $who ->
        [you] Ai câștigat: timpul adversarului a expirat.
       *[other] { $name } a câștigat: timpul adversarului a expirat.
    }
# en: 0db934bf
end-won-tie =
    { $who ->
        [you] Ai câștigat la departajare, cu mai multe { $what }.
       *[other] { $name } a câștigat la departajare, cu mai multe { $what }.
    }
# en: 0b3efc9f
end-tie-cubes_on_tiles = cuburi pe piese
# en: 7207855b
end-won-by =
    { $who ->
        [you]
            { $difference ->
                [one] Ai câștigat la { $difference } punct diferență.
                [few] Ai câștigat la { $difference } puncte diferență.
               *[other] Ai câștigat la { $difference } de puncte diferență.
            }
       *[other]
            { $difference ->
                [one] { $name } a câștigat la { $difference } punct diferență.
                [few] { $name } a câștigat la { $difference } puncte diferență.
               *[other] { $name } a câștigat la { $difference } de puncte diferență.
            }
    }
# en: 5e3d28df
end-won-left =
    { $who ->
        [you]
            { $left ->
                [others] Ai câștigat pentru că ceilalți au plecat.
               *[other] Ai câștigat pentru că { $other } a plecat.
            }
       *[other]
            { $left ->
                [you] { $name } a câștigat pentru că ai plecat.
                [others] { $name } a câștigat pentru că ceilalți au plecat.
               *[other] { $name } a câștigat pentru că { $other } a plecat.
            }
    }

## Ce spun personajele AI-urilor: o vacă, un copil, cineva care fredonează, o bătrână, o țesătoare, o căpetenie, cineva care a văzut tot, un negustor

# en: d361fe42
character-random-farewell-won = Muu! Nu știu cum am câștigat.
# en: 959c53a2
character-random-farewell-lost = Muu. Pot să mănânc cărțile acum?
# en: e18b327f
character-beginner-farewell-won = Am câștigat! Trebuie să-i spun bunicului.
# en: e0bce29b
character-beginner-farewell-lost = Iar am încurcat regulile. Mai jucăm o dată?
# en: effae71b
character-casual-farewell-won = Cum, s-a terminat deja? Și am câștigat eu?
# en: 8f7df406
character-casual-farewell-lost = Cântecul era atât de frumos, că am uitat de joc.
# en: f170ad1c
character-easy-farewell-won = Am câștigat? Te-ai purtat frumos cu mine.
# en: 27df973f
character-easy-farewell-lost = Bine jucat! Planurile mele sunt la fel de încete ca genunchii mei.
# en: 77dcc694
character-medium-farewell-won = Fir după fir. Așa am câștigat.
# en: 8b12eb3e
character-medium-farewell-lost = Mi-ai găsit firul slăbit. Bine jucat.
# en: 1e8722b8
character-hard-farewell-won = Ai luptat bine. Valea este tot a mea.
# en: a39a70eb
character-hard-farewell-lost = Azi valea este a ta. Mă voi întoarce.
# en: 32f53921
character-expert-farewell-won = Pe asta o mai văzusem.
# en: 70cb41e0
character-expert-farewell-lost = Asta a fost nouă. Îți mulțumesc.
# en: 6d3a39ed
character-greedy-farewell-won = Ce zi! Punga mea este plină.
# en: 2ce2faaa
character-greedy-farewell-lost = Am luat tot ce am putut vedea. Tu ai văzut mai mult.
