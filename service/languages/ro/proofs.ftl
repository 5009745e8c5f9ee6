### Why a proof of an audit did not pass, or what it says besides. Each stands after a colon or in brackets, without a full
### stop. Cairn finds these messages by their English sentences: so each has text and variables only.


## The chain of digests, which a secret opens

# en: d8cc099e
why-secret-invalid = secretul dezvăluit nu este valabil
# en: d172b7e4
why-no-beginning = nu spune care partidă începe
# en: 6d5fb398
why-undecodable = nu poate fi decodată
# en: ac6f8593
why-undecodable-as = nu poate fi decodată: { $error }
# en: 8822af7f
why-opens-none = secretul nu deschide niciuna dintre amprente
# en: 83cea067
why-links-intact = verigile sunt intacte; amprentele pot fi deschise după ce se încheie partida
# en: 01ade10f
why-version-in-place = versiunea { $version } stă în locul ei
# en: bfee9e52
why-digest = amprenta nu este cea a octeților stocați
# en: 71cefbe4
why-chain = lanțul nu decurge din cel dinainte
# en: 5d4a3b8c
why-other-game = este a partidei { $game }, nu a partidei { $named }
# en: ecb6d21a
why-no-id = { $named } nu este id-ul unei partide
# en: 1d8d6425
why-commitment = secretul nu este cel la care s-a angajat partida

## The replay of the decisions, and their draws

# en: a6e8ea6a
why-unopened = niciun secret dezvăluit nu ar putea dovedi deciziile anterioare
# en: ec45da86
why-not-ended = partida nu s-a încheiat
# en: b2935d17
why-unreadable = nu poate fi citită
# en: dad30531
why-unfoldable = nu poate fi aplicată
# en: a2f9d618
why-not-fitting = nu se potrivește cu deciziile dinainte ({ $error })
# en: 8370fdcb
why-not-canonical = octeții ei nu sunt canonici
# en: 8fc15d9b
why-no-time = { $time } nu este o oră în formatul deciziilor
# en: 95c02ddb
why-earlier = a fost luată la { $at }, mai devreme decât cea precedentă ({ $before })
# en: 4f5b586c
why-draw = extragerea ei { $place } din { $among } este { $result }, dar secretul impune { $dictated }

## The rules

# en: 4b0b5f6e
why-no-formats = acest serviciu nu are versiunea { $version } a formatelor de competiție
# en: a1b0a0c8
why-no-rules = acest serviciu nu are versiunea { $version } a regulilor jocului { $ruleset }
# en: 1fc9085b
why-draw-among = regulile extrag din { $number }, dar este înregistrată o extragere din { $among }
# en: 3330993f
why-no-decision = nu este o decizie la care ar fi putut duce vreo cerere
# en: 37de1986
why-event = evenimentul ei { $place } este { $said }, dar decurge { $follows }
# en: 376c1a00
why-events = are { $number } evenimente, dar decurg { $follow }

## The choices of AIs. $level, $level2 are names in code.

# en: 689ba6be
why-on-request = workerii îl calculează la cerere
# en: 5794c962
why-resorts-many = ultima soluție a ales de { $resorts } ori, și nimeni nu poate dovedi că mai mult de { $most } dintre alegeri s-au datorat unor defecțiuni
# en: f3e1ee26
why-resort-once = ultima soluție a ales o dată
# en: b0d4a8ca
why-resorts = ultima soluție a ales de { $resorts } ori
# en: ae806624
why-unfoldable-version = versiunea { $version } nu poate fi aplicată: { $form }
# en: b3af1647
why-no-seat = nu este a niciunui loc
# en: af589785
why-of-human = { $level } a ales pentru un loc pe care joacă un om
# en: 2ff67669
why-of-level = { $level } a ales pentru un loc pe care joacă { $level2 }
# en: 0bad4771
why-level-gone = versiunea { $version } a nivelului { $level } nu mai există
# en: 49d5d1f8
why-no-level = acest serviciu nu are versiunea { $version } a nivelului { $level }
# en: 764b785a
why-budget = bugetul ei este { $budget }, dar { $level } are { $budget2 }
# en: 600b7e10
why-no-seed = niciun secret dezvăluit nu i-ar putea impune valoarea inițială
# en: cf3c1158
why-seed = valoarea ei inițială este { $seed }, dar secretul impune { $seed2 }
# en: aefb7e65
why-move = mutarea ei este { $move }, dar { $level }, din ce putea vedea locul, alege { $move2 }

## Series: who withdrew whom, who could not choose the lots, and the results of games. $withdrawals are a list of the next.

# en: b5979be7
withdrawals = { $withdrawals }
# en: 9a25a3dd
why-withdrawn-organiser = participantul { $place } (versiunea { $version }) de către organizatorul { $player }
# en: 09a83492
why-withdrawn-participant = participantul { $place } (versiunea { $version }) de către participantul { $player }
# en: f1734f53
why-withdrawn-service = participantul { $place } (versiunea { $version }) de către serviciu
# en: 4f3b22d5
why-withdrawn-unknown = participantul { $place } (versiunea { $version }) fără să fie înregistrat de către cine
# en: 41ece7fa
why-wrong-actor = a fost { $actor }, dar acest rol are { $actor2 }
# en: b1153933
why-no-commitment = niciun angajament nu a fost dezvăluit: un participant care știa secretul și s-a înscris ultimul putea alege sorții
# en: bcda5a6a
why-protected = cine știa secretul nu putea alege sorții fără participanții { $opened }, care s-au angajat la nonce-uri când s-au înscris și le-au dezvăluit după închiderea înscrierilor
# en: 182222fc
why-protected-missing = { $form }; participanții { $missing } nu au dezvăluit niciunul și nu participă
# en: 24dce101
why-no-game = partida { $game } nu există sau nu poate fi citită
# en: e25bedeb
why-not-of-series = partida { $game } nu a fost deschisă pentru o masă a acestei competiții
# en: 8cd9c18d
why-game-runs = partida { $game } nu s-a încheiat
# en: 7a5635c5
why-result = este { $result }, dar partida dă { $result2 }
