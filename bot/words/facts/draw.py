"""The draw, which is in bot.words.draw."""

from bot.words.draw import Draw, Drawn, FirstLead, draw_alone, draw_of, drawn_in, first_lead

__all__ = ["Draw", "Drawn", "FirstLead", "draw_alone", "draw_of", "drawn_in", "first_lead"]
