chart-title = Marcador
chart-after = tras la { $deal }
chart-none = Aún no hay puntos.
    .title = aún ninguna mano
chart-line-high = Meta: { $target }
chart-line-low = Termina a los { $target }
chart-deal = Mano
chart-column = { $kind ->
    [round] Ronda { $number }
   *[deal] Mano { $number }
}
chart-total = Total
chart-alt = Marcador tras la { $deal }: { $totals }.
