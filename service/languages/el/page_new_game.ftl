### The form for a new game: its seats, its options and its clock.

# en: b35648a3
lobby-level-meanings-beginner = παίζει όπως το «εύκολο», αλλά τρεις στις δέκα κινήσεις είναι τυχαίες· για πρώτη παρτίδα
# en: 79dc37bf
lobby-level-meanings-casual = παίζει όπως το «εύκολο», αλλά μία στις οκτώ κινήσεις είναι τυχαία· για δεύτερη παρτίδα
# en: 8ea1a67f
lobby-level-meanings-easy = παίζει γρήγορα, με απλούς στόχους· για όσους ξέρουν τους κανόνες
# en: cbb24440
lobby-level-meanings-medium = κοιτάζει πιο μπροστά· για όσους νικούν το «εύκολο»
# en: 46ad21bd
lobby-level-meanings-hard = σκέφτεται περισσότερο από όλες· για όσους κερδίζουν συχνά
# en: 36b96dbe
lobby-level-meanings-expert = έμαθε παίζοντας με τον εαυτό της· για όσους νικούν το «δύσκολο»
# en: ae691cae
lobby-level-meanings-greedy = κάνει την καλύτερη από τις επόμενες κινήσεις και δεν σκέφτεται πιο πέρα· περίπου τόσο δυνατή όσο το «εύκολο»
# en: 70ec6d6c
lobby-level-meanings-random = κάνει οποιαδήποτε επιτρεπτή κίνηση· για να δοκιμάσεις τους κανόνες
# en: 4f9281bd
lobby-what-levels = Ποια είναι τα επίπεδα των AI;
# en: 578a1a70
lobby-seat-kind = Ποιος κάθεται στη θέση { $place }
# en: fa6f66ac
lobby-seat-name = Όνομα στη θέση { $place }
# en: 24c73fd4
lobby-name-placeholder = Το όνομά σου
# en: 3505e041
lobby-guest-placeholder = Το όνομά του
# en: 58e19838
lobby-options = Επιλογές
# en: c1ed2d23
lobby-at-random = στην τύχη
# en: 3e2c7cfb
lobby-clock = Ρολόι
# en: ab1c0e86
lobby-clock-kinds-none = Χωρίς ρολόι
# en: 110db582
lobby-clock-kinds-turn = Δευτερόλεπτα ανά σειρά
# en: 4a765c37
lobby-clock-kinds-bank = Απόθεμα χρόνου, με προσθήκη
# en: adde3f0d
lobby-clock-kinds-days = Ημέρες ανά κίνηση
# en: aef82b0b
lobby-clock-fields-turn-seconds = Δευτερόλεπτα για κάθε σειρά
# en: db2f22c3
lobby-clock-fields-bank-seconds = Δευτερόλεπτα στο απόθεμα
# en: 41e91c84
lobby-clock-fields-bank-increment = Δευτερόλεπτα που προστίθενται μετά από κάθε σειρά
# en: 5e89e337
lobby-clock-fields-days-days = Ημέρες για κάθε σειρά
# en: 61ec6c0d
lobby-clock-then = Όταν τελειώσει ο χρόνος
# en: 1eb06bad
lobby-clock-ends-easy = μια εύκολη AI παίζει τη σειρά
# en: c2b9656e
lobby-clock-ends-forfeit = ο παίκτης χάνει
# en: 402d08f7
lobby-listed = Εμφάνιση της παρτίδας στο λόμπι
# en: 13af19dd
lobby-rated = Η παρτίδα μετράει για την αξιολόγηση
# en: e9071de9
lobby-rated-lead = Μετράει αν παίζουν μόνο παίκτες και AI, και όλοι κάνουν κάποιες κινήσεις. Παρτίδα που μπορεί να μετράει δεν έχει αναίρεση ούτε υποδείξεις.
# en: eb396465
lobby-first-seat = Ποιος αρχίζει
# en: de3c1845
players-me-named = Εγώ ({ $name })
# en: d95062dd
players-invited-seat = Πρόσκληση: { $name }
# en: b94971a8
lobby-kinds-me = Εγώ
# en: 3c6492a5
lobby-kinds-guest = Επισκέπτης σε αυτή τη συσκευή
# en: 0157134b
lobby-kinds-open = Όποιος έρθει
# en: 4b517316
lobby-kinds-beginner = AI, αρχάριο
# en: 0e863f24
lobby-kinds-casual = AI, χαλαρό
# en: eeb90d89
lobby-kinds-easy = AI, εύκολο
# en: 7b3072c4
lobby-kinds-medium = AI, μεσαίο
# en: 3f05e2a1
lobby-kinds-hard = AI, δύσκολο
# en: 45c57fea
lobby-kinds-expert = AI, έμπειρο
# en: 04b35f3b
lobby-kinds-greedy = AI, άπληστο
# en: 36c6a165
lobby-kinds-random = AI, τυχαίο
