record-too-large = Dat bestand is te groot. Een verslag is hoogstens 1 MB.
record-no-header = Dit is geen partijverslag: de eerste regel hoort “{ $header }” te zijn.
record-no-text = Dit is geen partijverslag: het is geen tekst in UTF-8.
record-bad-line = Regel { $line } van dit verslag is niet te lezen.
    .because = Regel { $line } van dit verslag is niet te lezen: { $why }
    .move = Regel { $line } van dit verslag is niet te lezen. Het hoort zet { $move } te zijn: het nummer, een plek en wat er gespeeld is.
record-line-again = Regel { $line } van dit verslag is een tweede “{ $name }”.
record-line-order = Regel { $line } van dit verslag hoort met “{ $name }:” te beginnen.
record-line-missing = Dit verslag heeft geen regel “{ $name }”.
record-value = { $kind ->
    [rules] “{ $name }” hoort een JSON-object van regels met hun waarden te zijn.
    [names] “{ $name }” hoort een JSON-lijst van namen te zijn.
    [digits] “{ $name }” hoort 64 hexadecimale cijfers te zijn.
   *[number] “{ $name }” hoort een getal te zijn.
}
record-no-seat = “{ $word }” is geen plek.
record-no-number = “{ $word }” is geen nummer dat Discord aan een tik geeft.
record-no-seat-and-number = “{ $word }” is geen plek met haar nummer.

record-seal = Het geheim past niet bij het zegel: dit is niet het schudden dat beloofd was.
record-number-time = Discord gaf geen tik het nummer { $number }: die tijd kan niet.
record-number-again = Het nummer { $number } staat er twee keer. Discord geeft elk maar één keer.
record-no-people = Het verslag zegt niet op welke plekken mensen zaten.
record-nobody-there = { $count ->
    [one] Plek { $seats } heeft een nummer, maar daar zat niemand.
   *[other] Plekken { $seats } hebben een nummer, maar daar zat niemand.
}
record-seat-again = Een plek heeft twee nummers, maar niemand gaat twee keer zitten.
record-number-missing = { $count ->
    [one] Plek { $seats } heeft geen nummer bij het schudden.
   *[other] Plekken { $seats } hebben geen nummer bij het schudden.
}
record-number-early = Het nummer van plek { $seat } is niet nieuwer dan de tafel: het was er al vóór het zegel.
    .start = Het nummer van de start is niet nieuwer dan de tafel: het was er al vóór het zegel.

record-move-missing = Zet { $move } ontbreekt vóór regel { $line } van dit verslag.
record-move-nowhere = Zet { $move } is van een plek die er niet is.
record-move = Zet { $move } kan niet gedaan zijn. Een regel, een nummer of een zet van dit verslag is veranderd.
    .because = Zet { $move } kan niet gedaan zijn: { $why } Een regel, een nummer of een zet van dit verslag is veranderd.
