### The first lesson of Schotten Totten, which Morag, the guide, gives on a table that is laid out. Ann is the learner, Bob an AI.

# en: 41d74a2f
st-lesson-1 = Welkom aan de grens. Jij zit onder de muur, en Bob erboven. In de muur liggen negen grensstenen.
# en: 28291745
st-lesson-2 = Je wilt drie grensstenen die naast elkaar liggen. Vijf waar dan ook zijn ook genoeg.
# en: 69ce09e4
st-lesson-3 = Deze zes kaarten zijn je hand. Een kaart heeft een kleur en een waarde van 1 tot en met 9. Niemand anders ziet je kaarten.
# en: fa09ce84
st-lesson-4 = In je beurt speel je één kaart bij een grenssteen. Klik op de rode 9 en dan op grenssteen 3.
# en: 3fa3a4ea
st-lesson-5 = Je hebt een nieuwe kaart getrokken, en Bob heeft er een gespeeld. Speel nu de paarse 5 bij grenssteen 6.
# en: 6cb2577a
st-lesson-6 = Elke kant van een grenssteen neemt drie kaarten. De sterkste kant is een kleurenstraat, zoals rood 7, 8 en 9. Dan komen drie gelijke, een kleur, een straat en een som.
# en: cc3494e6
st-lesson-7 = Speel de bruine 8 bij grenssteen 5.
# en: eac51ee8
st-lesson-8 = Je hebt de rode 7 getrokken. Die past bij de rode 9, dus speel hem bij grenssteen 3.
# en: e6c68f63
st-lesson-9 = De partij is al enkele beurten bezig. Je hebt de rode 8 nog.
# en: b2f1eb94
st-lesson-10 = Maak je straat af: speel de rode 8 bij grenssteen 3.
# en: da75c65d
st-lesson-11 = Na het spelen mag je grensstenen claimen. Probeer grenssteen 6 te claimen, en zie wat de dienst zegt.
# en: 876a175c
st-lesson-12 = Dat is geweigerd, en de regel is genoemd. Maar bij grenssteen 3 kan geen kaart jouw kant nog verslaan. Claim hem: klik op grenssteen 3.
# en: 38e96fe8
st-lesson-13 = Grenssteen 3 is van jou. Zijn buur, grenssteen 4, is de volgende die je wilt.
# en: c99883ec
st-lesson-14 = Daar heb je al twee van de drie negens. Speel de groene 9 bij grenssteen 4.
# en: ca44add0
st-lesson-15 = Drie negens verslaan wat Bob heeft en nog kan krijgen. Claim grenssteen 4.
# en: ed10c44e
st-lesson-16 = Grenssteen 5 is de derde in je rij, en je hebt de kaart ervoor.
# en: f0f0bb34
st-lesson-17 = Speel de bruine 9 bij grenssteen 5. Dan zijn bruin 7, 8 en 9 een kleurenstraat.
# en: be07b8d5
st-lesson-18 = Bobs kant is compleet en zwakker. Claim grenssteen 5 en win.
# en: c7af758d
st-lesson-19 = Drie grensstenen liggen naast elkaar. Je weet genoeg voor je eerste partij.
