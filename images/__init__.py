"""View → picture and alt text. Each view of a game has a module of its own with one pure function that draws it.

To draw something new, add a module like `lobby`, its words to an `alt` module, a line to `bot/gallery/states.py`, and a
reference picture. What a view is made of, each knowing only those before it:

    palette                        colours by their roles; every picture has the same palette
    typefaces, bidi, lettering     fonts, the order of mixed scripts, widths and set text
    canvas                         1100×700 palette indices: cells are pasted, text is set, a PNG comes out
    shapes, parts, pieces          what is painted four times as large, once: badges, marks, dominoes, cards
    names, wording                 what of a View is said in words, drawn or spoken
    headers, code_pill, plates     parts that follow from a View
    *_layout                       where things lie; only boxes, nothing is drawn
    hand, table, line_table, chart, result, lobby, illustration     the views
    alt, alt_*                     the same in words for those who do not see it
"""
