domino-hearts-help-aim =
    Jeder Stein zeigt eine Spielkarte, das Ass ist am höchsten.

    Punkte tun weh: Jedes Herz kostet 1, und die Pik-Dame (Q♠) kostet 13. Vermeide alle 26 oder trau dich und hol sie alle.
domino-hearts-help-example-aim = K♠ holt 14 Punkte: Q♠ und ein Herz

domino-hearts-help-deal = { $players } Spieler bekommen je { $tiles } der 52 Steine.
domino-hearts-help-deal-without = { $players } Spieler bekommen je { $tiles } Steine, ohne { $without }.
domino-hearts-help-pass =
    Gib drei Steine weiter, bevor du siehst, was du bekommst.
    Die Richtung wechselt jede Runde: links, rechts, { $players ->
        [4] gegenüber, gar nicht
       *[other] gar nicht
    }, dann von vorn.
domino-hearts-help-dealer = Alle ziehen einen Stein: Die niedrigste Karte gibt, bei Gleichstand wird neu gezogen. Danach gibt in jeder Runde der Nächste links.

domino-hearts-help-opening = { $opening ->
    [any] Wer { $card } hat, spielt zum ersten Stich aus, mit irgendeinem Stein außer Herz.
   *[lowest_club] Wer { $card } hat, eröffnet damit den ersten Stich.
}
domino-hearts-help-no-points-yet = In diesem Stich kannst du keine Punkte loswerden, außer du hast nichts anderes.
domino-hearts-help-trick =
    Hast du die ausgespielte Farbe, musst du sie bedienen. Wenn nicht, spiel, was du willst: deine Chance, Punkte loszuwerden.

    Der höchste Stein der ausgespielten Farbe gewinnt. Wer gewinnt, spielt als Nächstes aus.
domino-hearts-help-example-trick = 7♦ ausgespielt: 9♦ gewinnt, A♥ nicht

domino-hearts-help-title-leading-hearts = Herz ausspielen
domino-hearts-help-broken =
    Herz kannst du erst ausspielen, wenn in einem früheren Stich { $breaking ->
        [queen_too] ein Herz oder die Pik-Dame
       *[hearts] ein Herz
    } gefallen ist, außer du hast nur noch Herz.
domino-hearts-help-title-queen = Die Pik-Dame
domino-hearts-help-queen =
    Q♠ kostet 13. Spiel niedrige Pik aus, um sie herauszuholen.

    Hast du sie selbst, warte auf eine Farbe, die du nicht hast, oder auf K♠ oder A♠ von anderen.
domino-hearts-help-example-queen = K♠ bekommt die Dame

domino-hearts-help-score =
    Holst du alle 26, ist das ein Durchmarsch. Zieh dir 26 ab oder gib sie { $moon-add ->
        [all] allen anderen
       *[one] jemand anderem
    }.

    Die Partie endet, wenn nach einer Runde jemand { $target } oder mehr hat. Wer am wenigsten hat, gewinnt, bei Gleichstand gemeinsam.
domino-hearts-help-playing-well =
    Gib hohe Herzen, A♠ und K♠ weiter. Auch Q♠, außer du hast vier Pik oder mehr.

    Werde eine kurze Farbe früh los, damit du Punkte abwerfen kannst.

    Solange Q♠ noch draußen ist, spiel niedrige Pik aus, wenn du kein hohes hast.

    Musst du gewinnen, nimm deinen höchsten Stein. Wenn nicht, den höchsten, der noch verliert.

    Holt jemand alle Herzen, hol dir selbst eins: Das stoppt den Durchmarsch.
domino-hearts-help-example-playing-well = Kein Karo: die Dame geht an K♦

domino-hearts-help-title-honour = Ehrensache
domino-hearts-help-honour =
    Du kannst jeden deiner Steine spielen, auch gegen die Regeln. Bis der Stich voll ist, kannst du einen falschen Zug zurücknehmen, und die anderen spielen neu.

    Später können alle den Zug anzweifeln, zum letzten Mal vor der Wertung der Runde. Steine, die nicht bedient haben, sind grau.

    Falsch bedienen kostet { $cost }, zu Unrecht anzweifeln nichts.
