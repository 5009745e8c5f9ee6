### Pagina pentru operatori.


## Ecranul pentru operatori

# en: 8cdac6a3
health-title = Stare
# en: 55f60587
health-ready = Mutările pot fi confirmate.
# en: 5f914ce2
health-not-ready = Nicio mutare nu poate fi confirmată.
# en: 0b336f5b
health-met = în regulă
# en: 476c301d
health-wrong = greșit
# en: a539c051
health-runbook = Ce e de făcut
# en: 62d8c343
health-more = `cairn doctor` numește mașini, căi și numere, pe care pagina aceasta nu le arată.
