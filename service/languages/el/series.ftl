### Αποφάσεις μιας διοργάνωσης. Το $player είναι όνομα.

# en: beb837ea
series-opened = Η διοργάνωση άνοιξε.
# en: 0036f714
series-joined = Συμμετέχει: { $player }.
# en: 951a58c6
series-withdrawn-participant = { $player } αποσύρθηκε.
# en: ea36ad63
series-withdrawn-operator = Ο διαχειριστής απέσυρε τη συμμετοχή του παίκτη { $player }.
# en: 4b92c9ed
series-withdrawn-organiser = Ο διοργανωτής απέσυρε τη συμμετοχή του παίκτη { $player }.
# en: 304e53ef
series-joining-closed = Οι εγγραφές έκλεισαν. Όσοι συμμετέχουν αποκαλύπτουν το nonce τους.
# en: fcf3e55a
series-nonce-opened = { $player } αποκάλυψε το nonce.
# en: 43ac0ce7
series-over = Η διοργάνωση τελείωσε.
# en: 29386a5b
series-won = Η διοργάνωση τελείωσε. Στην πρώτη θέση: { $first }.
# en: 64da299a
series-lots-drawn = Η κλήρωση έγινε: { $order }.
# en: 6137848f
series-paired = Τα ζευγάρια του γύρου { $round }: { $tables }.
# en: 7e296c99
series-opposite = { $first } – { $second }
# en: fa9a93f4
series-bye = { $player } δεν έχει αντίπαλο στον γύρο { $round }.
# en: 3dbaa81f
series-half-bye = { $player } ξεκουράζεται στον γύρο { $round }.
# en: a7a4e01f
series-result = Η παρτίδα { $game } τελείωσε ({ $reason }).
# en: 2e5c9ab3
series-no-show = Απουσίες στην παρτίδα { $game }: { $players }.
