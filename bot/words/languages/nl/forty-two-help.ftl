forty-two-help-aim =
    Maten zitten tegenover elkaar en spelen om 42 punten per ronde. Een bod zegt hoeveel je team er moet winnen.

    Elke slag telt 1. 5-5 en 6-4 tellen elk 10, en 5-0, 4-1 en 3-2 tellen elk 5.
forty-two-help-example-aim = 5-5 haalt 26 punten

forty-two-help-auction =
    Iedereen trekt een steen: wie de meeste ogen heeft, schudt en deelt. Bij gelijke stand trek je opnieuw. Daarna deelt elke ronde de volgende speler links.

    Iedereen biedt één keer, te beginnen links van de deler: pas, of meer dan het vorige bod. Bied 30 tot en met 42 punten, of 84 (twee strepen).

    Daarboven bied je één streep meer dan het vorige bod: 126 na 84, enzovoort.

forty-two-help-trump = De hoogste bieder kiest troef: een getal, dubbelen of geen troef (“follow me”). Troef wint van alle andere kleuren. De hoogste bieder komt uit met een steen naar keuze.
forty-two-help-declared = In plaats van troef te kiezen kan de hoogste bieder { $specials } spelen, als het bod daarvoor hoog genoeg is.
forty-two-help-trump-tiles = Een steen van de troefkleur is alleen troef. Zijn dubbelen troef, dan horen ze niet meer bij hun getal. 6-6 is dan de hoogste.
forty-two-help-example-trump = Eerst 3-1: 3-3 wint

forty-two-help-trick =
    Iedereen speelt één steen, met de klok mee. Je moet kleur bekennen als je kunt, anders speel je wat je wilt.

    De hoogste troef wint, of anders de hoogste steen van de gevraagde kleur: de dubbele, en verder beslist de andere kant. De winnaar komt uit in de volgende slag.

    Kom je uit met een steen die geen troef is, dan is zijn hoogste getal de kleur.
forty-two-help-example-trick = Eerst 6-4: 5-0 wint als troef

forty-two-help-title-follow-me = Zonder troef
forty-two-help-follow-me = Zonder troef (“follow me”) kan alleen de gevraagde kleur winnen.
forty-two-help-example-follow-me = { $high ->
    [yes] Eerst 6-4, geen troef: 6-6 wint
   *[no] Eerst 6-4, geen troef: 6-4 wint
}

forty-two-help-score = { $scoring ->
    [marks]
        Een bod van 30 tot 42 is één streep waard, 84 twee, 126 drie, enzovoort. Vanaf 42 is elke slag nodig.

        Het biedende team krijgt de strepen als het zijn bod haalt. Gaat het nat, dan krijgen de anderen ze.

        { $target ->
            [one] Het eerste team met { $target } streep wint de partij.
           *[other] Het eerste team met { $target } strepen wint de partij.
        }
   *[points]
        Haalt het biedende team zijn bod, dan scoren beide teams wat ze haalden. Bij een bod van 84 of meer scoort het team het bod.

        Gaat het nat, dan scoort het niets, en de anderen scoren het bod plus wat ze haalden. Vanaf 42 is elke slag nodig.

        Het eerste team met { $target } punten wint de partij. Halen beide teams dat in dezelfde ronde, dan wint het team dat bood.
}

forty-two-help-playing-well =
    Drie troeven met de dubbele en nog een hoge zijn 30 waard, vier met de dubbele 31 of meer. Elke andere dubbele is bijna een slag.

    Kom uit met troeven tot de tegenstanders er geen meer hebben, de dubbele eerst. Dan met je andere dubbelen.

    Wint je maat zeker, leg er dan stenen bij die tellen. Wint een tegenstander zeker, leg er dan andere bij.

    Van elk getal zijn er maar zeven: tel de troeven.
forty-two-help-example-playing-well = Slag voor je team: 6-4 levert 10 op

forty-two-help-nel-o-bid = { $contracts ->
    [declared] Met { $nel-o-minimum ->
        [one_mark] één streep
       *[two_marks] twee strepen
    } of meer kan de hoogste bieder Nel-O spelen: geen enkele slag halen, zonder maat tegen beide tegenstanders.
   *[bid] Een bod van { $nel-o-minimum ->
        [one_mark] één streep
       *[two_marks] twee strepen
    } of meer mag een bod van Nel-O zijn: geen enkele slag halen, in je eentje tegen beide tegenstanders. Het telt als elk bod van zoveel strepen.
}
forty-two-help-nel-o = De bieder komt uit, zonder troef. De maat kijkt toe, met alle stenen omgekeerd.
forty-two-help-nel-o-score = De ronde stopt als de bieder een slag wint. Het team dat slaagt, scoort het bod, en verder telt niets.
forty-two-help-example-nel-o = { $high ->
    [yes] Eerst 4-1: 4-4 wint
   *[no] 4-1 wint, dus de bieder gaat nat
}
forty-two-help-title-sevens = Zevens
forty-two-help-sevens-bid = { $contracts ->
    [declared] Met één streep of meer kan de hoogste bieder Zevens spelen: samen met de maat elke slag halen.
   *[bid] Met één streep of meer kun je Zevens bieden: samen met je maat elke slag halen.
}
forty-two-help-sevens =
    Er zijn geen kleuren en geen troef. Iedereen speelt de steen het dichtst bij 7 ogen, en wie er het dichtst bij zit, wint (even dichtbij: de eerste).

    De ronde stopt als het andere team een slag wint. Het team dat slaagt, scoort het bod, en verder telt niets.
forty-two-help-example-sevens = Eerst 6-0: 6-1 wint, met 7 ogen
forty-two-help-title-plunge = Plunge
forty-two-help-plunge-bid = { $contracts ->
    [declared] Met vier dubbelen of meer en een bod van vier strepen of meer kan de hoogste bieder plunge spelen. Je mag meteen vier strepen bieden, maar dan moet het een plunge worden.
   *[bid] Met vier dubbelen of meer kun je een plunge bieden: vier strepen, of één meer dan het vorige bod als dat vier of meer is.
}
forty-two-help-title-splash = Splash
forty-two-help-splash-bid = { $contracts ->
    [declared] Met drie dubbelen of meer en een bod van twee strepen of meer kan de hoogste bieder splash spelen.
   *[bid] Met drie dubbelen of meer kun je een splash bieden: twee strepen, of één meer dan het vorige bod als dat twee of meer is.
}
forty-two-help-partner-leads = De maat kiest troef en komt uit, zonder hulp van de bieder. Hun team moet elke slag winnen.
