"""The handlers of all actions of controls."""

from typing import Any

from cogs.contests import controls as contests
from cogs.controls import analysis, puzzles
from cogs.controls.clicks import Handler
from cogs.controls.contests import challenge as challenging
from cogs.controls.contests import daily, duel, tournament
from cogs.controls.pages import help_pages, history, people, preferences, privacy, server, tutorial
from cogs.controls.play import challenge, hints, moves, requests, show, undo
from cogs.controls.replay import pages as replay
from cogs.controls.replay import share
from cogs.controls.tables import house_rules, lifecycle, new, seating
from cogs.messages.parts import custom_ids as ids

HANDLERS: tuple[Handler[Any], ...] = (
    # play
    Handler(ids.MOVE, moves.make_move),
    Handler(ids.CLAIM, moves.make_move),
    Handler(ids.UNDO, undo.ask),
    Handler(ids.AGREE, undo.agree),
    Handler(ids.REFUSE, undo.refuse),
    Handler(ids.PICK, moves.pass_pieces),
    Handler(ids.CLEAR, moves.clear_choice),
    Handler(ids.REVIEW, challenge.look_back, only_shows=True),
    Handler(ids.CHALLENGE, challenge.challenge),
    Handler(ids.HINT, hints.hint, only_shows=True),
    Handler(ids.SORT, moves.sort_hand),
    Handler(ids.COACH, moves.stop_tips),
    Handler(ids.CHOOSE_TABLE, requests.choose_table),
    Handler(ids.NEXT_DEAL, moves.next_deal),
    Handler(ids.PLAY, show.play, only_shows=True),
    Handler(ids.HAND, show.hand, only_shows=True),
    Handler(ids.HERE, show.hand_here),
    Handler(ids.MORE, moves.more),
    Handler(ids.LESS, moves.less),
    Handler(ids.TABLE, show.table, only_shows=True),
    Handler(ids.LAST_TRICK, show.last_trick, only_shows=True),
    Handler(ids.SCORES, show.scores, only_shows=True),
    # tables
    Handler(ids.NEW_TABLE, new.new_table),
    Handler(ids.JOIN, seating.join),
    Handler(ids.LEAVE, seating.leave),
    Handler(ids.COMPUTER, seating.computer),
    Handler(ids.LEVEL, seating.level),
    Handler(ids.START, lifecycle.start),
    Handler(ids.STOP, lifecycle.stop),
    Handler(ids.REMATCH, lifecycle.rematch),
    Handler(ids.INVITE, seating.invite),
    Handler(ids.SHUFFLE, seating.fair_shuffle, only_shows=True),
    Handler(ids.RULES, house_rules.rules, only_shows=True),
    Handler(ids.RULE, house_rules.rule, only_shows=True),
    Handler(ids.SET_RULE, house_rules.set_rule),
    Handler(ids.SET_NUMBER, house_rules.number_form),
    Handler(ids.RESET_RULES, house_rules.reset_rules),
    Handler(ids.USUAL_RULES, house_rules.make_rules_usual),
    Handler(ids.CLOCK, house_rules.clock),
    Handler(ids.HINTS_ON, house_rules.turn_hints_on),
    Handler(ids.HINTS_OFF, house_rules.turn_hints_off),
    Handler(ids.AGREE_TO_HINTS, house_rules.agree_to_hints),
    # pages
    Handler(ids.FORCED, preferences.play_forced),
    Handler(ids.NOT_FORCED, preferences.play_no_forced),
    Handler(ids.STYLE, preferences.style),
    Handler(ids.PRIVACY, privacy.page, only_shows=True),
    Handler(ids.EXPORT, privacy.export, only_shows=True),
    Handler(ids.DELETE_DATA, privacy.delete),
    Handler(ids.SERVER, server.change),
    Handler(ids.HOW, help_pages.how_to_play, only_shows=True),
    Handler(ids.HELP, help_pages.help_page, only_shows=True),
    Handler(ids.READ, help_pages.read, only_shows=True),
    Handler(ids.LEARN, tutorial.begin),
    Handler(ids.LESSON, tutorial.answer),
    Handler(ids.HISTORY, history.history, only_shows=True),
    Handler(ids.PAST_MATCH, history.past_match, only_shows=True),
    Handler(ids.RECORD, history.record, only_shows=True),
    Handler(ids.BOARD, people.leaderboard, only_shows=True),
    Handler(ids.CARD, people.card, only_shows=True),
    # analysis
    Handler(ids.WHAT_DECIDED, analysis.what_decided, only_shows=True),
    Handler(ids.MY_MATCH, analysis.my_match, only_shows=True),
    Handler(ids.DECISION, analysis.decision, only_shows=True),
    Handler(ids.SHARE_DECISION, analysis.share),
    Handler(ids.DECISION_DETAILS, analysis.details, only_shows=True),
    Handler(ids.MATCH_DETAILS, analysis.match_details, only_shows=True),
    # duels
    Handler(ids.DUEL_JOIN, duel.join),
    Handler(ids.DUEL_LEAVE, duel.leave),
    Handler(ids.DUEL_START, duel.start),
    Handler(ids.DUEL_CANCEL, duel.cancel),
    Handler(ids.DUEL_HAND, duel.hand, only_shows=True),
    Handler(ids.DUEL_DEAL, duel.deal, only_shows=True),
    Handler(ids.DUEL_RECORD, duel.record, only_shows=True),
    Handler(ids.DUEL_REPLAY, duel.replay, only_shows=True),
    Handler(ids.DUEL_CHALLENGE, challenging.challenge),
    Handler(ids.DUEL_REMATCH, duel.rematch),
    # tournaments
    Handler(ids.TOURNAMENT_JOIN, tournament.join),
    Handler(ids.TOURNAMENT_PARTNER, tournament.partner),
    Handler(ids.TOURNAMENT_LEAVE, tournament.leave),
    Handler(ids.TOURNAMENT_START, tournament.start),
    Handler(ids.TOURNAMENT_NEXT, tournament.go_on),
    Handler(ids.TOURNAMENT_STOP, tournament.stop),
    Handler(ids.TOURNAMENT_PROOF, contests.show_shuffle, only_shows=True),
    Handler(ids.CONTEST_SHUFFLE, contests.show_shuffle, only_shows=True),
    # daily deals
    Handler(ids.FARED, contests.show_own_result, only_shows=True),
    Handler(ids.DAILY, daily.show, only_shows=True),
    Handler(ids.DAILY_JOIN, daily.take_part),
    Handler(ids.DAILY_LEAVE, daily.leave_world),
    Handler(ids.DAILY_PLAY, daily.play),
    Handler(ids.DAILY_SHARE, daily.share),
    Handler(ids.DAILY_RANKING, daily.ranking, only_shows=True),
    # replay
    Handler(ids.REPLAY, replay.open_replay, only_shows=True),
    Handler(ids.REPLAY_FRAME, replay.turn_to, only_shows=True),
    Handler(ids.REPLAY_DEAL, replay.turn_to, only_shows=True),
    Handler(ids.SHARE_FRAME, share.frame),
    Handler(ids.ANIMATE_TRICK, share.trick),
    Handler(ids.ANIMATE_DEAL, share.deal),
    # puzzles
    Handler(ids.PUZZLE, puzzles.another, only_shows=True),
    Handler(ids.PUZZLE_ANSWER, puzzles.answer),
    Handler(ids.PUZZLE_DETAILS, puzzles.details, only_shows=True),
    Handler(ids.ALLOW_PUZZLES, puzzles.allow),
)
