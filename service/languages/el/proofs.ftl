### Why a proof of an audit did not pass, or what it says besides. Each stands after a colon or in brackets, without a full
### stop. Cairn finds these messages by their English sentences: so each has text and variables only.


## The chain of digests, which a secret opens

# en: d8cc099e
why-secret-invalid = το μυστικό που αποκαλύφθηκε δεν είναι έγκυρο
# en: d172b7e4
why-no-beginning = δεν λέει ποια παρτίδα αρχίζει
# en: 6d5fb398
why-undecodable = δεν μπορεί να αποκωδικοποιηθεί
# en: ac6f8593
why-undecodable-as = δεν μπορεί να αποκωδικοποιηθεί: { $error }
# en: 8822af7f
why-opens-none = το μυστικό δεν ανοίγει κανένα από τα αποτυπώματα
# en: 83cea067
why-links-intact = οι κρίκοι είναι άθικτοι· τα αποτυπώματα μπορούν να ανοιχτούν όταν τελειώσει η παρτίδα
# en: 01ade10f
why-version-in-place = τη θέση της έχει η έκδοση { $version }
# en: bfee9e52
why-digest = το αποτύπωμα δεν είναι εκείνο των αποθηκευμένων byte
# en: 71cefbe4
why-chain = η αλυσίδα δεν προκύπτει από την προηγούμενη
# en: 5d4a3b8c
why-other-game = είναι της παρτίδας { $game }, όχι της { $named }
# en: ecb6d21a
why-no-id = το { $named } δεν είναι αναγνωριστικό παρτίδας
# en: 1d8d6425
why-commitment = το μυστικό δεν είναι εκείνο στο οποίο δεσμεύτηκε η παρτίδα

## The replay of the decisions, and their draws

# en: a6e8ea6a
why-unopened = κανένα μυστικό που αποκαλύφθηκε δεν θα μπορούσε να αποδείξει τις προηγούμενες αποφάσεις
# en: ec45da86
why-not-ended = η παρτίδα δεν έχει τελειώσει
# en: b2935d17
why-unreadable = δεν μπορεί να διαβαστεί
# en: dad30531
why-unfoldable = δεν μπορεί να εφαρμοστεί
# en: a2f9d618
why-not-fitting = δεν ταιριάζει με τις προηγούμενες αποφάσεις ({ $error })
# en: 8370fdcb
why-not-canonical = τα byte της δεν είναι στην κανονική μορφή
# en: 8fc15d9b
why-no-time = το { $time } δεν είναι ώρα στη μορφή των αποφάσεων
# en: 95c02ddb
why-earlier = ελήφθη στις { $at }, πριν από την προηγούμενη ({ $before })
# en: 4f5b586c
why-draw = η κλήρωσή της { $place } μεταξύ { $among } είναι { $result }, ενώ το μυστικό ορίζει { $dictated }

## The rules

# en: 4b0b5f6e
why-no-formats = αυτή η υπηρεσία δεν έχει την έκδοση { $version } των μορφών διοργάνωσης
# en: a1b0a0c8
why-no-rules = αυτή η υπηρεσία δεν έχει την έκδοση { $version } των κανόνων του { $ruleset }
# en: 1fc9085b
why-draw-among = οι κανόνες κληρώνουν μεταξύ { $number }, ενώ έχει καταγραφεί κλήρωση μεταξύ { $among }
# en: 3330993f
why-no-decision = δεν είναι απόφαση στην οποία θα μπορούσε να έχει οδηγήσει κάποιο αίτημα
# en: 37de1986
why-event = το συμβάν της { $place } είναι { $said }, ενώ προκύπτει { $follows }
# en: 376c1a00
why-events = έχει { $number } συμβάντα, ενώ προκύπτουν { $follow }

## The choices of AIs. $level, $level2 are names in code.

# en: 689ba6be
why-on-request = οι worker το υπολογίζουν όταν ζητηθεί
# en: 5794c962
why-resorts-many = η έσχατη λύση επέλεξε { $resorts } φορές, και κανείς δεν μπορεί να αποδείξει ότι πάνω από { $most } από αυτές ήταν βλάβες
# en: f3e1ee26
why-resort-once = η έσχατη λύση επέλεξε μία φορά
# en: b0d4a8ca
why-resorts = η έσχατη λύση επέλεξε { $resorts } φορές
# en: ae806624
why-unfoldable-version = η έκδοση { $version } δεν μπορεί να εφαρμοστεί: { $form }
# en: b3af1647
why-no-seat = δεν είναι καμίας θέσης
# en: af589785
why-of-human = το { $level } επέλεξε για θέση όπου παίζει άνθρωπος
# en: 2ff67669
why-of-level = το { $level } επέλεξε για θέση όπου παίζει το { $level2 }
# en: 0bad4771
why-level-gone = η έκδοση { $version } του { $level } δεν υπάρχει πια
# en: 49d5d1f8
why-no-level = αυτή η υπηρεσία δεν έχει την έκδοση { $version } του { $level }
# en: 764b785a
why-budget = ο προϋπολογισμός της είναι { $budget }, ενώ το { $level } έχει { $budget2 }
# en: 600b7e10
why-no-seed = δεν έχει αποκαλυφθεί μυστικό που θα μπορούσε να ορίσει τον σπόρο της
# en: cf3c1158
why-seed = ο σπόρος της είναι { $seed }, ενώ το μυστικό ορίζει { $seed2 }
# en: aefb7e65
why-move = η κίνησή της είναι { $move }, ενώ το { $level }, από όσα μπορούσε να δει η θέση, επιλέγει { $move2 }

## Series: who withdrew whom, who could not choose the lots, and the results of games. $withdrawals are a list of the next.

# en: b5979be7
withdrawals = { $withdrawals }
# en: 9a25a3dd
why-withdrawn-organiser = συμμετοχή { $place } (έκδοση { $version }) από τον διοργανωτή { $player }
# en: 09a83492
why-withdrawn-participant = συμμετοχή { $place } (έκδοση { $version }) από τον ίδιο τον παίκτη { $player }
# en: f1734f53
why-withdrawn-service = συμμετοχή { $place } (έκδοση { $version }) από την υπηρεσία
# en: 4f3b22d5
why-withdrawn-unknown = συμμετοχή { $place } (έκδοση { $version }) χωρίς να έχει καταγραφεί από ποιον
# en: 41ece7fa
why-wrong-actor = ήταν { $actor }, ενώ αυτός ο ρόλος έχει { $actor2 }
# en: b1153933
why-no-commitment = δεν αποκαλύφθηκε καμία δέσμευση: όποιος συμμετείχε, ήξερε το μυστικό και γράφτηκε τελευταίος μπορούσε να επιλέξει την κλήρωση
# en: bcda5a6a
why-protected = όσοι ήξεραν το μυστικό δεν μπορούσαν να επιλέξουν την κλήρωση χωρίς τις συμμετοχές { $opened }, που δεσμεύτηκαν σε nonce στην εγγραφή και τα αποκάλυψαν αφού έκλεισαν οι εγγραφές
# en: 182222fc
why-protected-missing = { $form }· οι συμμετοχές { $missing } δεν αποκάλυψαν κανένα και είναι εκτός διοργάνωσης
# en: 24dce101
why-no-game = η παρτίδα { $game } δεν υπάρχει ή δεν μπορεί να διαβαστεί
# en: e25bedeb
why-not-of-series = η παρτίδα { $game } δεν άνοιξε για τραπέζι αυτής της διοργάνωσης
# en: 8cd9c18d
why-game-runs = η παρτίδα { $game } δεν έχει τελειώσει
# en: 7a5635c5
why-result = είναι { $result }, ενώ η παρτίδα δίνει { $result2 }
