### Cum se joacă Glen More.


## Cum se joacă, pe un singur ecran

# en: f7703999
gm-how-aim-title = Scop: cele mai multe puncte
# en: 8e63b925
gm-how-turn-title = O tură: mută ultimul
# en: f591077e
gm-how-placing-title = Plasează piesa
# en: 95f655e6
gm-how-activating-title = Activeaz-o, cu vecinele ei
# en: 7de9c1c0
gm-how-market-title = Magazinul
# en: bdd96b75
gm-how-symbols-title = Simboluri
# en: e3d2c5f9
gm-how-meanings-wood = lemn
# en: 7bcad7b6
gm-how-meanings-stone = piatră
# en: 05a8f225
gm-how-meanings-grain = grâu
# en: 046ea70c
gm-how-meanings-cattle = bovine
# en: 6c4a81f9
gm-how-meanings-sheep = oi
# en: 8e0908ad
gm-how-meanings-whisky = whisky
# en: da8b580f
gm-how-meanings-any = orice resursă
# en: c47c3265
gm-how-meanings-any_distinct = resurse diferite
# en: 16e0678c
gm-how-meanings-someone = membru al clanului
# en: de788365
gm-how-meanings-move = mișcare
# en: adc82bc8
gm-how-meanings-card = locație specială
# en: 4a586efd
gm-how-meanings-coin = monedă
# en: 5b1322f1
gm-how-pictures-track = Figurina ta sare peste două piese și altă figurină și ia un sat.
# en: 6aad9087
gm-how-pictures-placing = Un sat de început cu un membru al clanului, o carieră de piatră pe drum, o pajiște pe râu și două locuri libere.
# en: 6b9c2649
gm-how-pictures-activating = O pădure face lemn, o distilerie face whisky din grâu, un sat dă mișcare, o cârciumă 4 puncte.
# en: 9796b753
gm-how-pictures-market = Piatră: primul spațiu are deja moneda, așa că următoarea piatră costă 2.
# en: 74a786b0
gm-how-pictures-scoring = Un butoi, o căpetenie, o pălărie și cartea unei locații speciale.
# en: 68ceaf5a
gm-how-aim-1 = Piesele vin din trei grămezi. Când ultima dintr-o grămadă este pe traseu, se compară trei lucruri: butoaie, căpetenii cu pălării, locații speciale. A treia oară partida se termină.
# en: f2af61c5
gm-how-aim-2 = Un jucător care are cu 1, 2, 3, 4 sau 5 mai mult decât cel cu cele mai puține primește 1, 2, 3, 5 sau 8 puncte.
# en: 31a9c85b
gm-how-aim-3 = La sfârșit fiecare monedă este un punct. Fiecare piesă în plus față de cel mai mic teritoriu costă 3 puncte.
# en: ffac6769
gm-how-turn-1 = Jucătorul care este ultimul pe traseu se mută înainte pe orice piesă, plătește cât costă și o ia.
# en: 58691f11
gm-how-turn-2 = Cu cât mergi mai departe, cu atât aștepți mai mult: toți cei din spatele tău joacă întâi. Piesele rămase în urmă ies din joc.
# en: f1ad9158
gm-how-turn-3 = Nu poți lua niciuna? Mută-te pe orice piesă; ea iese din joc. Cu doi sau trei jucători zarul este încă unul: când e ultimul se aruncă, sare tot atâtea piese, iar piesa lui iese din joc.
# en: cfcdfd89
gm-how-placing-1 = Stă lângă teritoriul tău și aproape de un membru al clanului tău: el trebuie să fie pe unul dintre cei opt vecini ai ei.
# en: ac15dd05
gm-how-placing-2 = Râul merge mai departe la nord și la sud, drumul la est și la vest. Niciunul nu poate fi întrerupt.
# en: 7668e905
gm-how-activating-1 = Piesa nouă și cei până la opt vecini ai ei lucrează câte o dată, în orice ordine: fac cuburi, whisky sau puncte. O piesă are cel mult trei cuburi.
# en: 3af0bd4d
gm-how-activating-2 = Satele și castelele dau mișcare. Un punct mută un membru al clanului cu o piesă sau îl face căpetenie.
# en: 8262a014
gm-how-market-1 = Un cub costă cel mai mic preț liber, iar monedele rămân acolo. Cumperi doar ce îți trebuie imediat.
# en: b87c9014
gm-how-market-2 = Vânzarea ia cele mai scumpe monede. Poți vinde cuburi oricând în tura ta.
