// Trick games played and learnt from by the thousand. The rules, the features and the scores come as numbers from
// tricks.py, which has the same structures; what is played here is held against the bot's own play-outs by a test.

#include <math.h>
#include <stdint.h>
#include <string.h>

enum { PIECES = 64, SUITS = 11, SEATS = 6, OWNERS = 8, MASKS = 64, POINTS = 128, LATE = 3, FEW = 3 };
enum { NOBODY = 0, SEVERAL = 1, FIRST_SIDE = 2 };  // who has the points of a deal
enum { NOISES = 4096 };

typedef struct { int32_t at, stake; } Pair;  // parts of an index of the first table, and of that of what is at stake
typedef struct { uint64_t above, members; int32_t suit, pad; Pair entry; } Lead;
typedef struct { uint64_t above, second; int32_t is_own, pad; Pair entry; } Play;

typedef struct {
  uint64_t trumps, worst, valued, held_back, breaking, kept, opening;
  uint64_t follows[SUITS], over[SUITS][PIECES];
  int32_t worth[PIECES], lead_count[PIECES];
  Lead leads[PIECES][2];
  Play follow[SUITS][PIECES], discard[PIECES];
  Pair value_of[POINTS];
  int32_t all_points, trick_points, trump, pad;
} Course;

typedef struct { int32_t seat, behind, opponents, is_void, is_open, pad; } Turn;

typedef struct {
  uint64_t hands[SEATS], left, undealt;
  int32_t course, players, leader, tricks_left, order_length, broken;
  int32_t sides[SEATS], sides_in_all, pad;
  Turn orders[SEATS][SEATS];
  Pair roles[OWNERS][SEATS], attitudes[OWNERS][SEATS][SEATS];
  int32_t void_parts[SEATS][MASKS];
  int32_t has_aim, aim_seats, needed, total, counts_tricks, close, ends, aims_pad;
  double by_own[SEATS][POINTS], by_seat[2][SEATS][SEATS], by_moon[SEATS][SEATS];
} Deal;

// How far apart entries are: from features.py.
typedef struct {
  int32_t lead_stage, play_stage, beats, lead_aim, play_aim, aims;
  int32_t worst_own, worst_out;
  int32_t table_starts[4];
  int32_t lead_above[PIECES], lead_left[PIECES], lead_own[PIECES], trumps_out[PIECES];
  int32_t play_above[PIECES], play_second[PIECES];
  int32_t stake_above[PIECES], stake_left[PIECES], stake_trumps_out[PIECES], safety[PIECES], winning[PIECES];
} Steps;

typedef struct {
  uint64_t hands[SEATS], left, undealt;
  int32_t leader, tricks_left, points[SEATS], tricks[SEATS], owner, broken, is_first, aim;
  int32_t voids[SUITS];
  int32_t played, led, winner, value;  // the trick on the table, if any were played
  uint64_t beating;
  int32_t is_over;
} State;

typedef struct { uint64_t bit; int32_t suit, at, stake; } Option;

typedef struct {
  const Steps *steps;
  const Course *courses;
  const Deal *deals;
} Game;

static inline int count(uint64_t mask) { return __builtin_popcountll(mask); }
static inline int number_of(uint64_t bit) { return __builtin_ctzll(bit); }

static uint64_t next(uint64_t *random) {  // xorshift64*
  *random ^= *random >> 12;
  *random ^= *random << 25;
  *random ^= *random >> 27;
  return *random * 2685821657736338717ULL;
}
static inline double chance(uint64_t *random) { return (next(random) >> 11) * 0x1p-53; }
static inline uint32_t below(uint64_t *random, uint32_t limit) { return ((next(random) >> 32) * limit) >> 32; }

// As PlaySetup.aimed.
static int aimed(const Game *game, const Deal *deal, const State *state) {
  if (!deal->has_aim) {
    int taken = 0;
    for (int seat = 0; seat < deal->players; seat++) taken += state->points[seat];
    const int found = game->steps->aims * taken / (game->courses[deal->course].all_points + 1);
    return found < game->steps->aims ? found : game->steps->aims - 1;
  }
  const int32_t *counts = deal->counts_tricks ? state->tricks : state->points;
  int own = 0, others = 0;
  for (int seat = 0; seat < deal->players; seat++) {
    if (deal->aim_seats >> seat & 1) own += counts[seat];
    else others += counts[seat];
  }
  const int room = deal->total - deal->needed - others;
  if (own >= deal->needed || room < 0) return 0;
  const int further = room / deal->close;
  return 1 + (further < game->steps->aims - 2 ? further : game->steps->aims - 2);
}

static void begin(const Game *game, const Deal *deal, State *state) {
  memset(state, 0, sizeof *state);
  memcpy(state->hands, deal->hands, sizeof state->hands);
  state->left = deal->left;
  state->undealt = deal->undealt;
  state->leader = deal->leader;
  state->tricks_left = deal->tricks_left;
  state->broken = deal->broken;
  state->is_first = 1;
  state->aim = aimed(game, deal, state);
}

// Deal the pieces of two seats anew, but not the leader's: who bids, and what is passed on, stays as it was.
static void mix(const Deal *deal, State *state, uint64_t *random) {
  const Turn *others = &deal->orders[deal->leader][1];
  const int first = others[below(random, deal->order_length - 1)].seat;
  const int second = others[below(random, deal->order_length - 1)].seat;
  if (first == second) return;
  uint64_t both = state->hands[first] | state->hands[second];
  int wanted = count(state->hands[first]), left = count(both);
  state->hands[first] = state->hands[second] = 0;
  for (; both; both &= both - 1, left--) {
    const int takes = (int)below(random, left) < wanted;
    state->hands[takes ? first : second] |= both & -both;
    wanted -= takes;
  }
}

static inline int to_play(const Deal *deal, const State *state) {
  return state->played ? deal->orders[state->leader][state->played].seat : state->leader;
}

static int lead_options(const Game *game, const Deal *deal, const State *state, Option *found) {
  const Course *course = &game->courses[deal->course];
  const Steps *steps = game->steps;
  const uint64_t hand = state->hands[state->leader], out = state->left & ~hand;
  uint64_t legal = hand;
  if (!state->broken && hand & ~course->held_back) legal = hand & ~course->held_back;
  if (state->is_first && hand & course->opening) legal = course->opening;
  const Pair role = deal->roles[state->owner][state->leader];
  const int trumps_out = count(course->trumps & out);
  int base = steps->table_starts[0] + role.at + steps->trumps_out[trumps_out];
  if (state->tricks_left <= LATE) base += steps->lead_stage;
  if (course->worst & state->left) base += course->worst & out ? steps->worst_out : steps->worst_own;
  const int stake = steps->table_starts[2] + role.stake + steps->lead_aim * state->aim + steps->stake_trumps_out[trumps_out];
  int options = 0;
  for (; legal; legal &= legal - 1) {
    const uint64_t bit = legal & -legal;
    const int piece = number_of(bit);
    for (int way = 0; way < course->lead_count[piece]; way++) {
      const Lead *lead = &course->leads[piece][way];
      const int higher = count(lead->above & out), others = count(lead->members & out);
      found[options].bit = bit;
      found[options].suit = lead->suit;
      found[options].at = base + lead->entry.at + steps->lead_above[higher] + steps->lead_left[others]
                          + steps->lead_own[count(lead->members & hand) - 1];
      found[options].stake = stake + lead->entry.stake + steps->stake_above[higher] + steps->stake_left[others]
                             + deal->void_parts[state->leader][state->voids[lead->suit]];
      options++;
    }
  }
  return options;
}

// Of the pieces out, those that one of these opponents may hold by what was shown: not void in the suit led, or in trumps.
static uint64_t rivals_of(const Course *course, const State *state, int opponents, uint64_t out) {
  if (!(opponents & ~state->voids[state->led])) out &= ~course->follows[state->led];
  if (!(opponents & ~state->voids[course->trump])) out &= ~course->trumps;
  return out;
}

static int play_options(const Game *game, const Deal *deal, const State *state, Option *found) {
  const Course *course = &game->courses[deal->course];
  const Steps *steps = game->steps;
  const Turn *turn = &deal->orders[state->leader][state->played];
  const uint64_t hand = state->hands[turn->seat], out = state->left & ~hand, members = course->follows[state->led];
  uint64_t legal = hand & members;
  const int follows = legal != 0;
  if (!follows) legal = state->is_first && hand & ~course->kept ? hand & ~course->kept : hand;
  if (!(legal & (legal - 1))) {  // nothing to choose, so no index is needed
    found[0] = (Option){legal, state->led, 0, 0};
    return 1;
  }
  const Pair attitude = deal->attitudes[state->owner][turn->seat][state->winner], value = course->value_of[state->value];
  const uint64_t rivals = rivals_of(course, state, turn->opponents, out), threats = state->beating & rivals;
  const int base = steps->table_starts[1] + attitude.at + turn->behind + value.at
                   + (state->tricks_left <= LATE ? steps->play_stage : 0);
  const int stake = steps->table_starts[3] + attitude.stake + value.stake + steps->play_aim * state->aim
                    + (threats ? steps->safety[count(threats & members)] : 0)
                    + (turn->opponents & ~state->voids[state->led] ? turn->is_open : turn->is_void);
  int options = 0;
  for (; legal; legal &= legal - 1) {
    const uint64_t bit = legal & -legal;
    const int piece = number_of(bit);
    const Play *play = follows ? &course->follow[state->led][piece] : &course->discard[piece];
    const int higher = count(play->above & out), wins = (bit & state->beating) != 0;
    const int second = count(play->second & (play->is_own ? hand : out));
    found[options].bit = bit;
    found[options].suit = state->led;
    found[options].at = base + play->entry.at + steps->play_above[higher] + steps->play_second[second]
                        + (wins ? (follows ? steps->beats : -steps->beats) : 0);
    found[options].stake = stake + play->entry.stake + (wins ? steps->winning[count(play->above & rivals)] : 0);
    options++;
  }
  return options;
}

static int options_of(const Game *game, const Deal *deal, const State *state, Option *found) {
  return state->played ? play_options(game, deal, state, found) : lead_options(game, deal, state, found);
}

static void take_trick(const Game *game, const Deal *deal, State *state) {
  const Course *course = &game->courses[deal->course];
  const int winner = state->winner, side = FIRST_SIDE + deal->sides[winner];
  int value = state->value;
  if (state->is_first && state->undealt) {
    value += course->worth[number_of(state->undealt)];
    state->left &= ~state->undealt;
  }
  state->is_first = 0;
  state->points[winner] += value + course->trick_points;
  state->tricks[winner]++;
  state->tricks_left--;
  state->leader = winner;
  state->played = 0;
  if (value && state->owner != SEVERAL && state->owner != side) state->owner = state->owner == NOBODY ? side : SEVERAL;
  if ((state->left & course->breaking) != course->breaking) state->broken = 1;
  state->aim = aimed(game, deal, state);
  state->is_over = !state->tricks_left || !(state->left & course->valued) || (deal->ends && !state->aim);
}

static void play(const Game *game, const Deal *deal, State *state, uint64_t bit, int suit) {
  const Course *course = &game->courses[deal->course];
  const int seat = to_play(deal, state), piece = number_of(bit);
  state->hands[seat] ^= bit;
  state->left ^= bit;
  if (!state->played) {
    state->led = suit;
    state->value = 0;
    state->winner = seat;
    state->beating = course->over[suit][piece];
  } else {
    if (!(bit & course->follows[state->led])) state->voids[state->led] |= 1 << seat;
    if (bit & state->beating) {
      state->winner = seat;
      state->beating = course->over[state->led][piece];
    }
  }
  state->value += course->worth[piece];
  if (++state->played == deal->order_length) take_trick(game, deal, state);
}

// The margin of a seat's side.
static double margin(const Deal *deal, const State *state, int seat) {
  if (!deal->has_aim && state->owner >= FIRST_SIDE) return deal->by_moon[seat][state->owner - FIRST_SIDE];
  const int32_t *counts = deal->has_aim && deal->counts_tricks ? state->tricks : state->points;
  int own = 0;
  for (int other = 0; other < deal->players; other++)
    if (deal->aim_seats >> other & 1) own += counts[other];
  const int is_made = own >= deal->needed;
  double found = deal->by_own[seat][own];
  for (int other = 0; other < deal->players; other++)
    if (!(deal->aim_seats >> other & 1)) found += deal->by_seat[is_made][seat][other] * counts[other];
  return found;
}

static int best_of(const Option *options, int number, const double *values, const float *noise, uint64_t *random) {
  int best = 0;
  double top = -1e30;
  for (int each = 0; each < number; each++) {
    double value = values[options[each].at] + values[options[each].stake];
    if (noise) value += noise[next(random) >> 52];
    if (value > top) top = value, best = each;
  }
  return best;
}

static void play_out(const Game *game, const Deal *deal, State *state, const double *values, const float *noise,
                     uint64_t *random) {
  Option options[2 * PIECES];
  while (!state->is_over) {
    const int number = options_of(game, deal, state, options);
    const int best = number > 1 ? best_of(options, number, values, noise, random) : 0;
    play(game, deal, state, options[best].bit, options[best].suit);
  }
}

// What the decision's options gain over each other moves their values, both entries of each.
static void learn_from(const Option *options, int number, const double *gains, double *values, int32_t *met, double rate) {
  double mean_gain = 0, mean_value = 0, guesses[2 * PIECES];
  for (int each = 0; each < number; each++) {
    guesses[each] = values[options[each].at] + values[options[each].stake];
    mean_gain += gains[each] / number;
    mean_value += guesses[each] / number;
  }
  for (int each = 0; each < number; each++) {
    const double missed = (gains[each] - mean_gain) - (guesses[each] - mean_value);
    const int entries[2] = {options[each].at, options[each].stake};
    for (int table = 0; table < 2; table++) {
      const double soon = 1.0 / (10 + ++met[entries[table]]);
      values[entries[table]] += (soon > rate ? soon : rate) * missed;
    }
  }
}

typedef struct { double explored, looked_at, mixed, heat; } Habits;

static void fill_noise(float *noise, double heat) {  // Gumbel's: the best value with it is drawn as by a softmax
  for (int each = 0; each < NOISES; each++) noise[each] = (float)(-heat * log(-log((each + 0.5) / NOISES)));
}

// Play so many of the first `known` deals, drawn by chance, and learn from them.
void learn(const Game *game, int32_t known, int32_t deals, double rate, const Habits *habits, uint64_t random,
           double *values, int32_t *met) {
  static _Thread_local float noise[NOISES];
  fill_noise(noise, habits->heat);
  Option options[2 * PIECES];
  double gains[2 * PIECES];
  for (int done = 0; done < deals; done++) {
    const Deal *deal = &game->deals[below(&random, known)];
    State state, tried;
    begin(game, deal, &state);
    if (chance(&random) < habits->mixed) mix(deal, &state, &random);
    while (!state.is_over) {
      const int number = options_of(game, deal, &state, options), seat = to_play(deal, &state);
      int chosen = 0;
      if (number > 1) {
        if (chance(&random) < habits->looked_at) {
          for (int each = 0; each < number; each++) {
            tried = state;
            play(game, deal, &tried, options[each].bit, options[each].suit);
            play_out(game, deal, &tried, values, noise, &random);
            gains[each] = margin(deal, &tried, seat);
          }
          learn_from(options, number, gains, values, met, rate);
        }
        chosen = chance(&random) < habits->explored ? (int)below(&random, number)
                                                    : best_of(options, number, values, noise, &random);
      }
      play(game, deal, &state, options[chosen].bit, options[chosen].suit);
    }
  }
}

// The mean margin of a deal over the sides that `ours` plays in turn, the other sides playing by `theirs`.
void duplicates(const Game *game, int32_t first, int32_t deals, const double *ours, const double *theirs, double *margins) {
  Option options[2 * PIECES];
  for (int done = 0; done < deals; done++) {
    const Deal *deal = &game->deals[first + done];
    margins[done] = 0;
    for (int side = 0; side < deal->sides_in_all; side++) {
      State state;
      int seat = 0;
      while (deal->sides[seat] != side) seat++;
      begin(game, deal, &state);
      while (!state.is_over) {
        const int number = options_of(game, deal, &state, options);
        const double *values = deal->sides[to_play(deal, &state)] == side ? ours : theirs;
        const int best = number > 1 ? best_of(options, number, values, 0, 0) : 0;
        play(game, deal, &state, options[best].bit, options[best].suit);
      }
      margins[done] += margin(deal, &state, seat) / deal->sides_in_all;
    }
  }
}

// The points and tricks by seat, and the margin of each, of deals that are all played by the same values.
void ends(const Game *game, int32_t deals, const double *values, int32_t *points, int32_t *tricks, double *margins) {
  for (int done = 0; done < deals; done++) {
    State state;
    begin(game, &game->deals[done], &state);
    play_out(game, &game->deals[done], &state, values, 0, 0);
    memcpy(points + SEATS * done, state.points, sizeof state.points);
    memcpy(tricks + SEATS * done, state.tricks, sizeof state.tricks);
    for (int seat = 0; seat < game->deals[done].players; seat++)
      margins[SEATS * done + seat] = margin(&game->deals[done], &state, seat);
  }
}

// The sizes of the structures, for a test that tricks.py has the same.
void sizes(int32_t *found) {
  found[0] = sizeof(Course);
  found[1] = sizeof(Deal);
  found[2] = sizeof(Steps);
}
