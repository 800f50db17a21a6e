### Por que um registro é recusado.

record-too-large = Esse arquivo é grande demais. Um registro tem no máximo 1 MB.
record-no-header = Isto não é um registro de partida: a primeira linha devia ser “{ $header }”.
record-no-text = Isto não é um registro de partida: não é texto em UTF-8.
record-bad-line = Não dá para ler a linha { $line } deste registro.
    .because = Não dá para ler a linha { $line } deste registro: { $why }
    .move = Não dá para ler a linha { $line } deste registro. Devia ser a jogada { $move }: seu número, um lugar e o que se jogou.
record-line-again = A linha { $line } deste registro é um segundo “{ $name }”.
record-line-order = A linha { $line } deste registro devia começar com “{ $name }:”.
record-line-missing = Falta a linha “{ $name }” neste registro.
record-value = { $kind ->
    [rules] “{ $name }” devia ser um objeto JSON de regras com seus valores.
    [names] “{ $name }” devia ser uma lista JSON de nomes.
    [digits] “{ $name }” devia ter 64 dígitos hexadecimais.
   *[number] “{ $name }” devia ser um número.
}
record-no-seat = “{ $word }” não é um lugar.
record-no-number = “{ $word }” não é um número que o Discord dá a um toque.
record-no-seat-and-number = “{ $word }” não é um lugar com seu número.

record-seal = O segredo não bate com o selo: este não é o sorteio prometido.
record-number-time = O Discord não deu o número { $number } a nenhum toque: o horário não é possível.
record-number-again = O número { $number } aparece duas vezes. O Discord dá cada um só uma vez.
record-no-people = O registro não diz em que lugares havia pessoas.
record-nobody-there = { $count ->
    [one] O lugar { $seats } tem número, mas ninguém estava nele.
   *[other] Os lugares { $seats } têm número, mas ninguém estava neles.
}
record-seat-again = Um lugar tem dois números, mas ninguém entra duas vezes.
record-number-missing = { $count ->
    [one] O lugar { $seats } não tem número no sorteio.
   *[other] Os lugares { $seats } não têm número no sorteio.
}
record-number-early = O número do lugar { $seat } não é mais novo que a mesa: existia antes do selo.
    .start = O número do começo não é mais novo que a mesa: existia antes do selo.

record-move-missing = Falta a jogada { $move } antes da linha { $line } deste registro.
record-move-nowhere = A jogada { $move } é de um lugar que não existe.
record-move = A jogada { $move } não pode ter acontecido. Uma regra, um número ou uma jogada deste registro mudou.
    .because = A jogada { $move } não pode ter acontecido: { $why } Uma regra, um número ou uma jogada deste registro mudou.
