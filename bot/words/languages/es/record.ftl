record-too-large = Ese archivo es demasiado grande. Un registro tiene 1 MB como máximo.
record-no-header = Esto no es el registro de una partida: su primera línea debería ser “{ $header }”.
record-no-text = Esto no es el registro de una partida: no es texto en UTF-8.
record-bad-line = No se puede leer la línea { $line } de este registro.
    .because = No se puede leer la línea { $line } de este registro: { $why }
    .move = No se puede leer la línea { $line } de este registro. Debería ser la jugada { $move }: su número, un lugar y lo que se jugó.
record-line-again = La línea { $line } de este registro repite “{ $name }”.
record-line-order = La línea { $line } de este registro debería empezar con “{ $name }:”.
record-line-missing = Este registro no tiene la línea “{ $name }”.
record-value = { $kind ->
    [rules] “{ $name }” debería ser un objeto JSON de reglas con sus valores.
    [names] “{ $name }” debería ser una lista JSON de nombres.
    [digits] “{ $name }” debería tener 64 cifras hexadecimales.
   *[number] “{ $name }” debería ser un número.
}
record-no-seat = “{ $word }” no es un lugar.
record-no-number = “{ $word }” no es un número que Discord dé a un toque.
record-no-seat-and-number = “{ $word }” no es un lugar y su número.

record-seal = El secreto no cuadra con el sello: esta no es la mezcla prometida.
record-number-time = Discord no dio a ningún toque el número { $number }: su hora no es posible.
record-number-again = El número { $number } está dos veces. Discord da cada uno una sola vez.
record-no-people = El registro no dice en qué lugares había personas.
record-nobody-there = { $count ->
    [one] El lugar { $seats } tiene un número, pero ahí no había nadie.
   *[other] Los lugares { $seats } tienen un número, pero ahí no había nadie.
}
record-seat-again = Un lugar tiene dos números, pero nadie se une dos veces.
record-number-missing = { $count ->
    [one] El lugar { $seats } no tiene número en la mezcla.
   *[other] Los lugares { $seats } no tienen número en la mezcla.
}
record-number-early = El número del lugar { $seat } no es más nuevo que la mesa: ya estaba antes del sello.
    .start = El número del comienzo no es más nuevo que la mesa: ya estaba antes del sello.

record-move-missing = Falta la jugada { $move } antes de la línea { $line } de este registro.
record-move-nowhere = La jugada { $move } es de un lugar que no existe.
record-move = La jugada { $move } no es posible. Alguien cambió una regla, un número o una jugada de este registro.
    .because = La jugada { $move } no es posible: { $why } Alguien cambió una regla, un número o una jugada de este registro.
