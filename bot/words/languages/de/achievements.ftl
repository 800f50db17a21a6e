achievement-new = Neu auf diesem Server: **{ $title }**! { $told }
achievement-times = { $count ->
    [1] { $title }
   *[other] { $title } ({ $count }×)
}
achievement-line = { $count ->
    [0] -# { $title }: { $how }
    [1] **{ $title }**: { $how }
   *[other] **{ $title }** ({ $count }×): { $how }
}

achievement-capicua =
    .title = Capicúa
    .how = mit einem Stein fertig, der an jedes Ende passt
    .told = { $who } war mit einem Stein fertig, der an jedes Ende passte.
achievement-thirty-points =
    .title = 30 in einem Zug
    .how = mit einem Zug 30 Punkte holen
    .told = { $who } hat mit einem Zug 30 Punkte oder mehr geholt.
achievement-moon =
    .title = Durchmarsch
    .how = jeden Punkt einer Runde holen
    .told = { $who } hat jeden Punkt einer Runde geholt.
achievement-spotless =
    .title = Blütenrein
    .how = eine Partie ohne einen Punkt gewinnen
    .told = { $who } hat eine Partie ohne einen Punkt gewonnen.
achievement-every-trick =
    .title = Jeder Stich
    .how = jeden Stich einer Runde holen
    .told = { $who } hat jeden Stich einer Runde geholt.
achievement-called =
    .title = Wie angesagt
    .how = alle Stiche bieten und alle holen
    .told = { $who } hat alle Stiche geboten und alle geholt.
achievement-seventy-nine =
    .title = Alle 79
    .how = 79 bieten und schaffen
    .told = { $who } hat 79 geboten und geschafft.
achievement-nel-o =
    .title = Nel-O
    .how = bieten, jeden Stich zu verlieren, und es tun
    .told = { $who } wollte jeden Stich verlieren, und hat es geschafft.
achievement-two-marks =
    .title = Zwei Striche
    .how = 84 oder mehr bieten und schaffen
    .told = { $who } hat 84 oder mehr geboten und geschafft.
achievement-plunge =
    .title = Plunge
    .how = Plunge oder Splash bieten und schaffen
    .told = { $who } hat Plunge oder Splash geboten und geschafft.
achievement-empty-row =
    .title = Leere Reihe
    .how = fertig sein, wenn die anderen 40 Augen oder mehr haben
    .told = { $who } war fertig, und die anderen hatten 40 Augen oder mehr.
achievement-three-contracts =
    .title = Dreimal in Folge
    .how = drei Ansagen in Folge schaffen
    .told = { $who } hat drei Ansagen in Folge geschafft.
achievement-shut-out =
    .title = Zu null
    .how = eine Partie gewinnen, in der sonst niemand punktet
    .told = { $who } hat eine Partie gewonnen, und sonst hat niemand gepunktet.
achievement-last-to-first =
    .title = Ende gut
    .how = gewinnen nach Schlusslicht vor der letzten Runde
    .told = { $who } war vor der letzten Runde das Schlusslicht und hat noch gewonnen.

achievements-heading = **{ $who }**: { $count } von { $all } Erfolgen auf diesem Server
achievements-title = Erfolge
achievements-earned = erreicht
achievements-count = { $count } von { $all }
achievements-not-yet = noch nicht
achievements-once = einmal
achievements-times = { $count }-mal
achievements-alt = { $who } hat { $count } von { $all } Erfolgen.
achievements-alt-one = { $title }{ $count ->
    [1] {""}
   *[other] , { $count }-mal
}: { $how }, zuerst am { $day }.
achievements-alt-brief = { $count ->
    [one] { $title }: { $how }.
   *[other] { $title }, { $count }-mal: { $how }.
}
achievements-alt-missing = Noch nicht: { $titles }.
