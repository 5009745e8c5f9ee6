### Cum se joacă Schotten Totten.


## Cum se joacă, pe un singur ecran

# en: b434a032
st-how-aim = Scop
# en: d18dc3b7
st-how-turn = O tură
# en: 3e755999
st-how-formations = Formații
# en: 7c4edae3
st-how-claim = Revendică o piatră
# en: 24b0e369
st-how-end = Sfârșit și puncte
# en: 91750579
st-how-tactics = Cărți de tactică
# en: 9ed4847a
st-how-aim-text = Nouă pietre stau între tine și celălalt jucător. Câștigă **trei pietre alăturate** sau **oricare cinci**: runda se termină imediat.
# en: 98cec351
st-how-turn-text = Ai șase cărți în mână. **Joacă** una pe partea ta a unei pietre, unde rămâne: o parte are loc pentru trei. Apoi **revendici** ce ai câștigat și **tragi** o carte, cât timp mai sunt.
# en: d6d99d18
st-how-formations-text = Formația mai puternică câștigă piatra. Dacă sunt de același fel, câștigă totalul mai mare, iar apoi partea care a fost completă prima.
# en: 991754b6
st-how-claim-text = Partea ta trebuie să fie completă. Dacă cealaltă nu este, poți totuși revendica atunci când **nicio carte care nu este încă la vedere** nu o poate face să o bată pe a ta. Serviciul calculează demonstrația: fă clic pe piatră și îți spune ce stă în cale. La *Expert* revendici înainte de a juca o carte.
# en: 55f4eb70
st-how-end-text = Învingătorul unei runde primește 5 puncte, celălalt câte 1 pentru fiecare piatră a sa. Un meci are atâtea runde câte stabiliți și îl câștigă cele mai multe puncte. Dacă ambii nu mai pot decât să paseze, pietrele rămase se atribuie.
# en: ce54e0c2
st-how-tactics-text = Cu cărți de tactică ai șapte cărți în mână, la început toate de clan. Joci una de tactică sau una de clan, niciodată cu peste o carte de tactică în avans față de celălalt, și alegi din ce pachet tragi.
# en: 35c25cca
st-how-or = sau
# en: 1a75d4ba
st-how-card = **{ $card }.** { $rule }
