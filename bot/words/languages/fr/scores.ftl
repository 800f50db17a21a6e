chart-title = Scores
chart-after = après la { $deal }
chart-none = Aucune donne n'est finie.
    .title = aucune donne finie
chart-line-high = Objectif { $target }
chart-line-low = Fin à { $target }
chart-deal = Donne
chart-column = { $kind ->
    [round] Manche { $number }
   *[deal] Donne { $number }
}
chart-total = Total
chart-alt = Scores après la { $deal } : { $totals }.
