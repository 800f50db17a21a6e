### The scores of a match: the chart, the table, their pills.

chart-title = Scores
chart-after = after { $deal }
chart-none = No deal is over yet.
    .title = no deal over yet
# What ends the match, on the dashed line of a chart.
chart-line-high = First to { $target }
chart-line-low = Ends at { $target }
# Below the line of deals, and heads of columns.
chart-deal = Deal
chart-column = { $kind ->
    [round] Round { $number }
   *[deal] Deal { $number }
}
chart-total = Total
chart-alt = Scores after { $deal }: { $totals }.
