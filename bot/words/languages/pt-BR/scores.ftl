### O placar de uma partida: o gráfico, a tabela, suas etiquetas.

chart-title = Placar
chart-after = depois da { $deal }
chart-none = Nenhuma rodada acabou ainda.
    .title = nenhuma rodada ainda
chart-line-high = Vai até { $target }
chart-line-low = Acaba em { $target }
chart-deal = Rodada
chart-column = { $kind ->
    [round] R{ $number }
   *[deal] R{ $number }
}
chart-total = Total
chart-alt = Placar depois da { $deal }: { $totals }.
