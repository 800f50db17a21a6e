game-mexican-train = Mexican Train
    .aim = { $rounds ->
        [one] Leg je stenen aan de treinen. Wat je overhoudt, kost punten. Na één ronde wint wie er de minste heeft.
       *[other] Leg je stenen aan de treinen. Wat je overhoudt, kost punten. Na { $rounds } rondes wint wie er de minste heeft.
    }
    .credit = De favoriet aan grote tafels, met een dubbeltwaalf-set.

rule-length = Rondes
    .sentence = { $number ->
        [one] Je speelt 1 ronde, met de hoogste startdubbele.
       *[other] Je speelt { $number } rondes, met de hoogste startdubbelen.
    }
rule-length-all = alle
    .sentence = Je speelt een ronde met elke dubbele, van de hoogste tot 0-0.

rule-engine = Startdubbele
rule-engine-set-aside = ligt klaar
    .sentence = De startdubbele ligt op tafel voordat er gedeeld wordt.
rule-engine-dealt = gedeeld
    .sentence = Wie de startdubbele heeft, begint. Heeft niemand hem, dan pak je om de beurt tot hij er is.

rule-first-turn = Eerste beurt
rule-first-turn-tile = één steen
    .sentence = In je eerste beurt leg je één steen aan, net als anders.
rule-first-turn-train = een hele trein
    .sentence = In je eerste beurt leg je zoveel stenen als je wilt, allemaal op je eigen trein.

rule-doubles = Dubbelen
rule-doubles-cover = afdekken
    .sentence = Je dekt je dubbele meteen af. Kun je niet, dan moeten de anderen hem eerst afdekken.
rule-doubles-chain = achter elkaar
    .sentence = Je mag dubbelen achter elkaar spelen en dekt er dan één af. De anderen dekken de rest af.
rule-doubles-free = nog één steen
    .sentence = Na een dubbele leg je nog één steen aan, waar je kunt. Niemand hoeft hem af te dekken.
rule-doubles-none = gewone stenen
    .sentence = Een dubbele is een gewone steen.

rule-last-double = Dubbele als laatste
rule-last-double-ends = eind van de ronde
    .sentence = Je kunt uitgaan met een dubbele.
rule-last-double-covered = afdekken
    .sentence = Is je laatste steen een dubbele, dan pak je er een om hem af te dekken.

rule-mexican-from = Mexicaanse trein
rule-mexican-from-any-time = vanaf het begin
    .sentence = Je kunt altijd op de Mexicaanse trein spelen.
rule-mexican-from-own-started = na je eigen
    .sentence = Je kunt op de Mexicaanse trein spelen zodra je eigen trein een steen heeft.

rule-double-blank = Straf voor 0-0
    .sentence = 0-0 overhouden kost { $number } punten.

preset-mexican-train-mexican-train = Gewone regels
    .sentence = 13 rondes, van startdubbele 12-12 tot 0-0.
preset-mexican-train-three-rounds = Drie rondes
    .sentence = Een korte partij: 12-12, 11-11 en 10-10.
preset-mexican-train-double-nine = Dubbelnegen
    .sentence = 10 rondes met minder stenen, voor 2 tot 4 spelers.
preset-mexican-train-whole-trains = Hele treinen
    .sentence = Leg in je eerste beurt zoveel van je trein als je kunt.
preset-mexican-train-chain = Dubbelen achter elkaar
    .sentence = Speel een paar dubbelen en dek er één af.

train-mexican = Mexicaans
    .on = op de Mexicaanse trein
train-own = eigen
    .on = op je eigen trein
train-theirs = eigen
    .on = op de eigen trein
train-yours = jouw trein
    .on = op jouw trein
train-of = { $who }
    .on = bij { $who }

prompt-cover = dek { $tile } { $train } af
prompt-chain = dek { $tiles } af, of speel nog een dubbele
prompt-drawn = kies een trein voor { $tile }
prompt-first-train = { $begun ->
    [yes] maak je trein langer, of stop
   *[no] begin je trein met { $number }
}

choice-on-train = { $then ->
    [cover] { $tile } { $train }, dan afdekken
    [more] { $tile } { $train }, dan nog een
   *[none] { $tile } { $train } ({ $number })
}
train-play = { $tile } { $train }
choice-done = Klaar
