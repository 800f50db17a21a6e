chart-title = Stand
chart-after = nach { $deal }
chart-none = Noch keine Runde ist vorbei.
    .title = noch keine Runde vorbei
chart-line-high = Ziel { $target }
chart-line-low = Endet bei { $target }
chart-deal = Runde
chart-column = { $kind ->
    [round] Rd. { $number }
   *[deal] Rd. { $number }
}
chart-total = Gesamt
chart-alt = Stand nach { $deal }: { $totals }.
