### Competiții: serii de partide.

## Competiții: turnee care se desfășoară singure

# en: 563c16ef
tournament-title = Competiții
# en: f71c9267
tournament-lead = Turnee care se desfășoară singure: se stabilesc perechile, se deschid partidele, se adună rezultatele. Tragerea la sorți și perechile pot fi dovedite.
# en: c6ef55a3
tournament-none = Încă nu există nicio competiție.
# en: 6ca78852
tournament-open-first = Dă un nume și deschide-o pe prima.
# en: a7c284ae
tournament-statuses-open = Deschise
# en: bd7b7467
tournament-statuses-running = În curs
# en: 27aff362
tournament-statuses-finished = Încheiate
# en: bc94a20b
tournament-formats-round_robin = Fiecare cu fiecare
# en: 8c9db759
tournament-formats-swiss = Elvețian
# en: f1f3d8cb
tournament-formats-single_elimination = Eliminare simplă
# en: 7408d942
tournament-formats-double_elimination = Eliminare dublă
# en: 6fb63550
tournament-formats-arena = Arenă
# en: 69f33a1b
tournament-format-meanings-round_robin = fiecare jucător îi întâlnește pe toți ceilalți
# en: 300addf8
tournament-format-meanings-swiss = se întâlnesc jucători cu puncte egale, niciodată de două ori
# en: 324c6432
tournament-format-meanings-single_elimination = o înfrângere și jucătorul iese
# en: d0428886
tournament-format-meanings-double_elimination = două înfrângeri și jucătorul iese
# en: 1783bfa3
tournament-format-meanings-arena = jucătorii liberi primesc adversari, un timp stabilit
# en: 05e4c22b
tournament-taken = locuri ocupate: { $taken } din { $places }
# en: 2f9e822a
tournament-organiser = de { $name }
# en: 6a372dfe
tournament-join = Participă
# en: ac396ebf
tournament-commit = Înscrie-te și protejează sorții
# en: 1db7cb17
tournament-commit-help = Acest browser păstrează un număr aleatoriu, ca sorții să nu poată fi aleși. Ține pagina deschisă două minute când se încheie înscrierile, altfel ieși din competiție.
# en: f8779c79
tournament-opening = Înscrierile s-au încheiat. Sorții se trag după ce toți și-au dezvăluit numerele aleatorii.
# en: 960869b3
tournament-leave = Retrage-te
# en: 334fa0bf
tournament-start = Începe acum
# en: 5b92092f
tournament-end = Încheie acum
# en: 9e4c39f9
tournament-your-table = Partida ta
# en: 2104dde8
tournament-come-until = Așază-te până la { $at }, altfel pierzi partida.
# en: 46ac7d59
tournament-yours = Joci cu { $names }.
# en: 91e8396d
tournament-bye = { $name } nu are adversar
# en: 9697723d
tournament-no-table-yet = Următoarea ta partidă vine cu runda următoare.
# en: 21b8d237
tournament-standings = Clasament
# en: ca68a919
tournament-columns-rank = Loc
# en: 4948d933
tournament-columns-who = Cine
# en: a8f57c12
tournament-columns-points = Puncte
# en: 2e4881f9
tournament-columns-won = V
# en: 6e2d142b
tournament-columns-drawn = E
# en: 44c74152
tournament-columns-lost = Î
# en: 484a89b0
tournament-whole-columns-won = Victorii
# en: 23780097
tournament-whole-columns-drawn = Egaluri
# en: 1958c7fe
tournament-whole-columns-lost = Înfrângeri
# en: d37154f2
tournament-tie-breaks-direct_encounter = Direct
# en: 1daec082
tournament-tie-breaks-buchholz = Buchholz
# en: 1fc1b7f2
tournament-tie-breaks-sonneborn_berger = S-B
# en: 8e778547
tournament-tie-breaks-wins = Victorii
# en: 2eb2f3aa
tournament-rounds = Runde
# en: 9e18fe23
tournament-round = Runda { $number }
# en: 6a1ead11
tournament-bracket = Tablou
# en: af42351c
tournament-no-show = absență
# en: 3139d532
tournament-history = Partidele lui { $name }
# en: 2be50295
tournament-close = Închide
# en: 885445fa
tournament-points-help = O victorie valorează 2, un egal 1. Alege un nume ca să-i vezi partidele.
# en: 99e4ce89
tournament-withdrawn = retragere
# en: 0dce37e4
tournament-bot = bot
# en: af33ad41
tournament-proof = Dovadă
# en: b4b5bd64
tournament-proof-help = Sorții și id-urile tuturor partidelor decurg dintr-un secret pentru care s-a luat angajamentul înainte de orice înscriere.
# en: 7958a299
tournament-check = Verifică dovezile
# en: f785a084
tournament-proofs-passed = reușit
# en: 502a9005
tournament-proofs-failed = eșuat
# en: 79b50408
tournament-proofs-not_yet = după încheiere
# en: f4ab5896
tournament-proofs-unavailable = nu se poate face aici
# en: e51fbc07
tournament-proof-names-chain = Nimic nu a fost rescris
# en: f4cb5c05
tournament-proof-names-fold = Se poate relua
# en: 2bb568eb
tournament-proof-names-rules = Perechile fiecărei runde respectă formatul
# en: fd1de71e
tournament-proof-names-draws = Sorții sunt cei ai secretului
# en: 04def941
tournament-proof-names-actors = Cine a retras participanți
# en: 89db6d3f
tournament-proof-names-results = Fiecare rezultat este cel al partidei sale
# en: b77ca90a
tournament-archive = Descarcă jurnalul
# en: 64e1e247
tournament-new-series = Competiție nouă
# en: 21f127ea
tournament-name = Numele competiției
# en: 05adf625
tournament-format = Format
# en: dfe36338
tournament-places = Locuri
# en: 34962a0a
tournament-ais = AI-uri care participă
# en: 461bf177
tournament-listed = Arată competiția tuturor
# en: ea0654a1
tournament-open = Deschide competiția
# en: ac8bae7b
tournament-seconds = Câte minute durează arena
# en: 7676a140
tournament-ended-because-played = S-a jucat până la capăt.
# en: d355c415
tournament-ended-because-too_few = Au participat prea puțini.
# en: c05de275
tournament-ended-because-called_off = A încheiat-o organizatorul.
# en: a7a920d0
tournament-no-series = Nu există o astfel de competiție.
# en: f17cec75
tournament-round-of = Runda { $round } din { $rounds }
