named-play =
    .do = Juega **{ $piece }**
    .doing = Jugar **{ $piece }**
named-lead =
    .do = Sal con **{ $piece }**
    .doing = Salir con **{ $piece }**
named-pass =
    .do = Pasa **{ $pieces }**
    .doing = Pasar **{ $pieces }**
named-bid = puja { $bid }
    .do = Puja **{ $bid }**
    .doing = Pujar **{ $bid }**
    .than = una puja de **{ $bid }**
named-no-bid = paso
    .do = Pasa
    .doing = Pasar
    .than = un paso
named-trump = { $suit ->
        [none] “sin triunfo”
       *[other] { $suit }
    }
    .do = { $suit ->
        [none] Juega **sin triunfo**
       *[other] Elige triunfo **{ $suit }**
    }
    .doing = { $suit ->
        [none] Jugar **sin triunfo**
       *[other] Elegir triunfo **{ $suit }**
    }
    .than = { $suit ->
        [none] **“sin triunfo”**
       *[other] **{ $suit }**
    }
named-declare =
    .do = Juega **{ $special }**
    .doing = Jugar **{ $special }**
named-name-doubles = { $doubles ->
        [high] dobles altos
        [low] dobles bajos
       *[own_suit] dobles como palo
    }
    .do = { $doubles ->
        [high] Elige **dobles altos**
        [low] Elige **dobles bajos**
       *[own_suit] Elige **dobles como palo propio**
    }
    .doing = { $doubles ->
        [high] Elegir **dobles altos**
        [low] Elegir **dobles bajos**
       *[own_suit] Elegir **dobles como palo propio**
    }
    .than = { $doubles ->
        [high] **dobles altos**
        [low] **dobles bajos**
       *[own_suit] **dobles como palo**
    }
named-kitty = { $swap ->
        [none] sin cambio
       *[other] cambiar { $swap }
    }
    .do = { $swap ->
        [none] No cambies nada
       *[other] Cambia **{ $swap }**
    }
    .doing = { $swap ->
        [none] No cambiar
       *[other] Cambiar **{ $swap }**
    }
    .than = { $swap ->
        [none] no cambiar
       *[other] el cambio de **{ $swap }**
    }
named-place = { $end ->
        [left] izquierda ({ $number })
       *[right] derecha ({ $number })
    }
    .do = { $end ->
        [left] Ponla a la **izquierda ({ $number })**
       *[right] Ponla a la **derecha ({ $number })**
    }
    .doing = { $end ->
        [left] Ponerla a la **izquierda ({ $number })**
       *[right] Ponerla a la **derecha ({ $number })**
    }
    .than = { $end ->
        [left] la **izquierda ({ $number })**
       *[right] la **derecha ({ $number })**
    }
named-turn = { $place ->
        [none] tu próxima ficha
       *[other] ficha { $place }
    }
    .do = { $place ->
        [none] Voltea **tu próxima ficha**
       *[other] Voltea **la ficha { $place }**
    }
    .doing = { $place ->
        [none] Voltear **tu próxima ficha**
       *[other] Voltear **la ficha { $place }**
    }
    .than = { $place ->
        [none] **tu próxima ficha**
       *[other] **la ficha { $place }**
    }
named-peek = mirar
    .do = Mira tu próxima ficha
    .doing = Mirar
    .than = mirar
named-yield = salida de { $who }
    .do = Haz salir a { $who }
    .doing = Hacer salir a { $who }
    .than = la salida de { $who }
named-done = terminar el primer tren
    .do = Termina tu primer tren
    .doing = Terminar el primer tren
    .than = terminar el primer tren
named-moon = { $everyone ->
        [yes] todos los rivales
       *[no] { $opponent ->
            [none] tu propio total
           *[other] { $who }
        }
    }
    .do = { $everyone ->
        [yes] Da los puntos a **todos los rivales**
       *[no] { $opponent ->
            [none] Resta los puntos de **tu propio total**
           *[other] Da los puntos a **{ $who }**
        }
    }
    .doing = { $everyone ->
        [yes] Dar los puntos a **todos los rivales**
       *[no] { $opponent ->
            [none] Restar los puntos de **tu propio total**
           *[other] Dar los puntos a **{ $who }**
        }
    }
    .than = { $everyone ->
        [yes] **todos los rivales**
       *[no] { $opponent ->
            [none] **tu propio total**
           *[other] **{ $who }**
        }
    }
named-typed =
    .do = Elige **{ $typed }**
    .doing = Elegir **{ $typed }**

often = { $tenths ->
    [0] casi nunca
    [1] 1 de cada 10 veces
    [5] la mitad de las veces
    [10] casi siempre
   *[other] { $tenths } de cada 10 veces
}
about-little = { $unit ->
    [mark] menos de media marca
    [round] menos de media ronda
   *[point] menos de medio punto
}
about-half = { $unit ->
    [mark] como media marca
    [round] como media ronda
   *[point] como medio punto
}
about-point = { $count ->
    [one] como 1 punto
   *[other] unos { $count } puntos
}
about-mark = { $count ->
    [one] como 1 marca
   *[other] unas { $count } marcas
}
about-round = { $count ->
    [one] como 1 ronda
   *[other] unas { $count } rondas
}

hint-better = 💡 { $move }: { $points } mejor que { $other }.
hint-near = 💡 { $move }: { $other } es casi igual de bueno.
hint-near-all = 💡 { $move }: cualquier opción es casi igual de buena.
hint-any = 💡 { $move }, o lo que quieras: da igual.
hint-avoid = 💡 { $move } o { $other }, no { $worst }: { $points } mejor.
hint-only = { $move }: no tienes otra.
hint-of-computer = 💡 { $move }, como haría una máquina.
hint-none = Aquí no hay pistas: tú decides si alguien rompió las reglas.
hint-too-late = Ahora no hay pista: las máquinas están ocupadas. Pídela otra vez en un momento.

hint-gives = { $points ->
    [one] Así sueltas 1 punto.
   *[other] Así sueltas { $points } puntos.
}
hint-gets = A cambio te llevas { $pieces }.

your-side = tu equipo

reason-moon = { $who-is ->
    [you] Con { $first } disparas a la luna { $often }, con { $second } { $less }.
   *[one] Con { $first } { $who-the } dispara a la luna { $often }, con { $second } { $less }.
}
    .either = { $who-is ->
        [you] De cualquier forma disparas a la luna { $often }.
       *[one] De cualquier forma { $who-the } dispara a la luna { $often }.
    }
reason-moon-others = Con { $first } otro jugador dispara a la luna { $often }, con { $second } { $less }.
    .either = De cualquier forma otro jugador dispara a la luna { $often }.
reason-contract = { $who-is ->
    [you] Con { $first } cumples el contrato { $often }, con { $second } { $less }.
   *[one] Con { $first } { $who-the } cumple el contrato { $often }, con { $second } { $less }.
}
    .either = { $who-is ->
        [you] De cualquier forma cumples el contrato { $often }.
       *[one] De cualquier forma { $who-the } cumple el contrato { $often }.
    }
reason-bids = { $who-is ->
    [you] Cumples { $often } con { $first }, { $less } con { $second }.
   *[one] { $who } cumple { $often } con { $first }, { $less } con { $second }.
}
reason-bid = { $who-is ->
    [you] Cumples { $often } con { $first }.
   *[one] { $who } cumple { $often } con { $first }.
}
reason-win = { $who-is ->
    [you] Con { $first } ganas esta baza { $often }, con { $second } { $less }.
   *[one] Con { $first } { $who-the } gana esta baza { $often }, con { $second } { $less }.
}
reason-win-points = { $who-is ->
    [you] Con { $first } ganas esta baza { $often } ({ $points }), con { $second } { $less }.
   *[one] Con { $first } { $who-the } gana esta baza { $often } ({ $points }), con { $second } { $less }.
}
reason-win-surely = { $who-is ->
    [you] { $points ->
        [0] Con { $first } ganas esta baza, con { $second } no.
        [one] Con { $first } ganas esta baza (1 punto), con { $second } no.
       *[other] Con { $first } ganas esta baza ({ $points } puntos), con { $second } no.
    }
   *[one] { $points ->
        [0] Con { $first } { $who-the } gana esta baza, con { $second } no.
        [one] Con { $first } { $who-the } gana esta baza (1 punto), con { $second } no.
       *[other] Con { $first } { $who-the } gana esta baza ({ $points } puntos), con { $second } no.
    }
}
reason-win-later = { $who-is ->
    [you] Con { $first } ganas esta baza { $often }, pero te conviene más adelante.
   *[one] Con { $first } { $who-the } gana esta baza { $often }, pero le conviene más adelante.
}
reason-lose-later = { $who-is ->
    [you] Con { $first } pierdes esta baza { $often }, pero te conviene más adelante.
   *[one] Con { $first } { $who-the } pierde esta baza { $often }, pero le conviene más adelante.
}
reason-later = Conviene más adelante en la mano.
reason-more = { $who-is ->
    [you] Con { $first } ganas { $points } más en esta baza.
   *[one] Con { $first } { $who-the } gana { $points } más en esta baza.
}
reason-fewer = { $who-is ->
    [you] Con { $first } ganas { $points } menos en esta baza.
   *[one] Con { $first } { $who-the } gana { $points } menos en esta baza.
}
reason-dump = { $points ->
    [one] Los demás ganan esta baza { $often }, y { $first } les da 1 punto.
   *[other] Los demás ganan esta baza { $often }, y { $first } les da { $points } puntos.
}
reason-spare = { $points ->
    [one] Los demás ganan esta baza { $often }, y { $second } les daría 1 punto.
   *[other] Los demás ganan esta baza { $often }, y { $second } les daría { $points } puntos.
}
reason-give = Puntos que sueltas: { $points } con { $first }, { $fewer } con { $second }.
reason-trumps = { $who-is ->
    [you] { $count ->
        [one] Con { $first } tienes 1 triunfo, con { $second } { $other }.
       *[other] Con { $first } tienes { $count } triunfos, con { $second } { $other }.
    }
   *[one] { $count ->
        [one] Con { $first } { $who } tiene 1 triunfo, con { $second } { $other }.
       *[other] Con { $first } { $who } tiene { $count } triunfos, con { $second } { $other }.
    }
}

reason-tile-fits = La ficha { $place } es { $tile } y encaja.
reason-tile-not = La ficha { $place } es { $tile } y no encaja.

reason-number = { $number ->
    [0] una blanca
   *[other] un { $number }
}
reason-blocks = { $who-is ->
    [you] { $first } tranca y te quedas con { $pips ->
        [one] 1 pinta
       *[other] { $pips } pintas
    }.
   *[one] { $first } tranca y { $who } se queda con { $pips ->
        [one] 1 pinta
       *[other] { $pips } pintas
    }.
}
reason-would-block = { $who-is ->
    [you] { $second } trancaría y te quedarías con { $pips ->
        [one] 1 pinta
       *[other] { $pips } pintas
    }.
   *[one] { $second } trancaría y { $who } se quedaría con { $pips ->
        [one] 1 pinta
       *[other] { $pips } pintas
    }.
}
reason-scores = { $first } suma { $points }, { $second } { $fewer ->
    [0] nada
   *[other] { $fewer }
}.
reason-shuts-out = { $draws ->
    [yes] { $them-is ->
        [you] { $first } te hace robar: no tienes { $numbers }.
       *[one] { $first } hace robar a { $them }: no tiene { $numbers }.
    }
   *[no] { $them-is ->
        [you] { $first } te hace pasar: no tienes { $numbers }.
       *[one] { $first } hace pasar a { $them }: no tiene { $numbers }.
    }
}
reason-stuck = { $who-is ->
    [you] Tras { $second } no encajaría ninguna ficha tuya.
   *[one] Tras { $second } no encajaría ninguna otra ficha de { $who }.
}
reason-keeps = { $who-is ->
    [you] { $count ->
        [one] { $first } deja { $number } en una punta para 1 de tus fichas, y { $them } no tiene.
       *[other] { $first } deja { $number } en una punta para { $count } de tus fichas, y { $them } no tiene.
    }
   *[one] { $count ->
        [one] { $first } deja { $number } en una punta para 1 ficha de { $who }, y { $them } no tiene.
       *[other] { $first } deja { $number } en una punta para { $count } fichas de { $who }, y { $them } no tiene.
    }
}
reason-partner = { $who-is ->
    [you] { $second } deja { $numbers }, y { $partner }, tu pareja, no tiene.
   *[one] { $second } deja { $numbers }, y { $partner }, pareja de { $who }, no tiene.
}
reason-leaves = { $first } deja { $number }, y { $them } no tiene.
reason-no-score = { $them-is ->
    [you] { $first } deja { $sum }: sin puntos para ti.
   *[one] { $first } deja { $sum }: sin puntos para { $them }.
}
reason-scoring-tiles = { $count ->
    [one] Tras { $first } solo puede sumar 1 ficha oculta
   *[other] Tras { $first } solo pueden sumar { $count } fichas ocultas
}. Tras { $second } pueden { $other }.
reason-own-double = { $who-is ->
    [you] Con { $second } se te puede ahorcar el doble { $tile }.
   *[one] Con { $second } se le puede ahorcar a { $who } el doble { $tile }.
}
reason-hidden-tiles = { $count ->
    [0] No encaja ninguna ficha oculta
    [one] Solo encaja 1 ficha oculta
   *[other] Solo encajan { $count } fichas ocultas
} tras { $first }, { $other } tras { $second }.
reason-double = { $left ->
    [0] { $tile } solo encaja en { $number }, y ya no quedan fichas que abran otro.
    [one] { $tile } solo encaja en { $number }, y solo queda 1 ficha que abra otro.
   *[other] { $tile } solo encaja en { $number }: se te puede ahorcar.
}
reason-fits = { $who-is ->
    [you] { $count ->
        [one] Encaja 1 ficha tuya
       *[other] Encajan { $count } fichas tuyas
    } tras { $first }, { $other ->
        [0] ninguna
       *[other] solo { $other }
    } tras { $second }.
   *[one] { $count ->
        [one] Encaja 1 ficha más de { $who }
       *[other] Encajan { $count } fichas más de { $who }
    } tras { $first }, { $other ->
        [0] ninguna
       *[other] solo { $other }
    } tras { $second }.
}
reason-heavy = Así se va la ficha pesada { $tile }: { $pips } pintas.

reason-train-later = Conviene más adelante en la ronda.
reason-train-covers = { $first } cubre tu doble.
reason-train-uncovered = { $who-is ->
    [you] No tienes con qué cubrir { $second }.
   *[one] { $who } no tiene con qué cubrir { $second }.
}
reason-train-cover = { $who-is ->
    [you] Puedes cubrir { $first } con { $tile }.
   *[one] { $who } puede cubrir { $first } con { $tile }.
}
reason-train-closes = { $who-is ->
    [you] Tu tren lleva marcador, y { $first } lo quita.
   *[one] El tren de { $who } lleva marcador, y { $first } lo quita.
}
reason-train-run = { $who-is ->
    [you] { $first } deja { $count } fichas seguidas para tu tren, { $second } { $other ->
        [0] ninguna
       *[other] solo { $other }
    }.
   *[one] { $first } deja { $count } fichas seguidas para el tren de { $who }, { $second } { $other ->
        [0] ninguna
       *[other] solo { $other }
    }.
}

hints-off = Esta partida es sin pistas. Antes de la próxima, el anfitrión puede activarlas en **Reglas**.
hints-off-contest = Aquí no hay pistas: otros juegan las mismas manos.
hints-unwished = Ya nadie pide pistas. Mira la sala otra vez.
hints-earlier-turn = Ese turno ya pasó.
