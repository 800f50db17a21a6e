/* Deals of dominoes with all hands open, as bot/players/dominoes plays them, and the learning of what a play is worth.
 *
 * Lines are numbers, 0 the empty one; sets of tiles are bit masks. Which tiles fit a line, what it scores, what a tile
 * leaves of it, and the entries of a play come as tables from dominoes.py, which makes them of the Python of the game.
 */

#include <stdbool.h>
#include <stdint.h>

enum { SIDE, LOWEST, CLOSER, NOBODY }; /* `blocked_by` */

enum {
    MOST_SEATS = 4,
    MOST_TILES = 55,
    COUNTS = MOST_TILES + 1, /* of tiles: none to all */
    MOST_PIPS = 495,
    MOST_PLAYS = 4 * MOST_TILES, /* a line has four ends at most */
    MOST_ENTRIES = 10,
    NUMBERS = 10,
    SEATS = 1 << MOST_SEATS, /* masks of seats */
};

static const double EXPLORED = 0.15; /* of plays are made by chance */
static const double LOOKED_AT = 0.5; /* of decisions are learnt from */
static const int32_t OFTEN = 1 << 30; /* what is counted goes no further, so that it fits its type */

typedef uint64_t mask;

struct game {
    /* By line; `following` are the lines that a tile leaves, `start` by line and tile where they start there. */
    const mask *fits, *scoring;
    const int32_t *out; /* by line and tile, what going out with it scores besides the pips */
    const int32_t *points, *points_entry, *start, *following;
    /* By counts of tiles: the entry of the own hand by those left and those of them that fit, that of each later seat
     * by how many it holds, and what is added to it by how many it can hold and how many of them fit. */
    const int32_t *own_entry, *seat_entry, *share;
    /* By the same places as `following`: the numbers of the ends that the tile covers and opens. By seat and mask of
     * seats: that mask as the seat sees it. The entry of a covered end by the own tiles left with its number, and those
     * unseen; and what is added to `covered_by` and `opened_by`, by such a mask, whether the tile is a double, and the
     * own tiles left. */
    const int32_t *covered, *opened, *seen_from, *covered_entry, *openers_entry;
    int32_t danger_entry, covered_by, opened_by, size; /* where the entries of the danger start, and how many entries there are in all */
    int32_t players, sides, step, tiles, left_out, hand, kept, draws_one, opens; /* the first tiles can be `left_out` */
    int32_t blocked_by, block; /* who wins a closed deal, and what that scores besides the pips */
    int32_t scores, first_pass; /* whether plays score, and what else does */
    int32_t side[MOST_SEATS];
    int32_t counts[MOST_SEATS][MOST_SEATS]; /* by side and seat: whether a winner scores the pips that are left there */
    int32_t rounded[MOST_PIPS + 1];         /* pips as they are scored */
    int32_t opening[MOST_TILES];            /* of these the first that is held must open, if the game `opens` so */
    int32_t pips[MOST_TILES], kind[MOST_TILES];
    mask bearing[NUMBERS]; /* the tiles with each number */
};

struct deal {
    mask hands[MOST_SEATS], lacks[MOST_SEATS], laid; /* `lacks`: the tiles that everyone knows a seat not to hold */
    int32_t points[MOST_SEATS]; /* by side */
    int32_t line, seat, over, left;
    int32_t openers[NUMBERS];     /* the seats, as a mask, that have opened an end with this number */
    uint8_t boneyard[MOST_TILES]; /* `left` tiles, the next that is drawn the last of them */
};

struct play {
    int32_t tile, line, place; /* the place of the line in `following` */
};

/* What the seat to act knows, as far as its entries tell. */
struct seen {
    const int32_t *own_entry, *openers, *seen_from;
    mask hand, unseen;
    int others;
    struct {
        mask possible; /* the tiles it can hold */
        int32_t entry;
        const int32_t *share;
    } other[MOST_SEATS - 1];
};

struct lesson {
    double *values;
    int32_t *met;
    double rate;
    int32_t whims; /* so many deals are played by values of chance */
};

/* ---- chance ---- */

/* The next number of SplitMix64, all 64 bits of it by chance. */
static uint64_t drawn(uint64_t *chance)
{
    uint64_t mixed = *chance += 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebu;
    return mixed ^ mixed >> 31;
}

static int below(uint64_t *chance, int limit)
{
    return (int)((drawn(chance) >> 32) * (uint64_t)limit >> 32);
}

static bool happens(uint64_t *chance, double share)
{
    return (double)(drawn(chance) >> 11) * 0x1p-53 < share;
}

/* ---- a deal as bot/rules/dominoes plays it, without a target ---- */

static inline int count(mask tiles)
{
    return __builtin_popcountll(tiles);
}

static inline int lowest(mask tiles)
{
    return __builtin_ctzll(tiles);
}

static inline int next_seat(const struct game *game, int seat)
{
    return (seat + game->step) % game->players;
}

static void count_pips(const struct game *game, const struct deal *deal, int32_t *pips)
{
    for (int seat = 0; seat < game->players; seat++) {
        pips[seat] = 0;
        for (mask left = deal->hands[seat]; left; left &= left - 1)
            pips[seat] += game->pips[lowest(left)];
    }
}

static void win(const struct game *game, struct deal *deal, int side, const int32_t *pips, int32_t more)
{
    int32_t counted = 0;
    for (int seat = 0; seat < game->players; seat++)
        counted += game->counts[side][seat] * pips[seat];
    deal->points[side] += game->rounded[counted] + more;
}

/* The side that wins a closed deal; -1 where the fewest pips are those of several. */
static int winner_of_closed(const struct game *game, const int32_t *pips, int closer)
{
    if (game->blocked_by == NOBODY)
        return -1;
    if (game->blocked_by == CLOSER) {
        int following = next_seat(game, closer);
        return game->side[pips[closer] <= pips[following] ? closer : following];
    }
    bool by_lowest = game->blocked_by == LOWEST;
    int32_t left[MOST_SEATS];
    for (int side = 0; side < game->sides; side++)
        left[side] = by_lowest ? MOST_PIPS : 0;
    for (int seat = 0; seat < game->players; seat++) {
        int32_t *own = left + game->side[seat];
        *own = !by_lowest ? *own + pips[seat] : pips[seat] < *own ? pips[seat] : *own;
    }
    int winner = 0;
    bool tied = false;
    for (int side = 1; side < game->sides; side++) {
        tied = left[side] == left[winner] || (tied && left[side] > left[winner]);
        winner = left[side] < left[winner] ? side : winner;
    }
    return tied ? -1 : winner;
}

static void close_line(const struct game *game, struct deal *deal, int closer)
{
    int32_t pips[MOST_SEATS];
    count_pips(game, deal, pips);
    int side = winner_of_closed(game, pips, closer);
    if (side >= 0)
        win(game, deal, side, pips, game->block);
    deal->over = true;
}

static void go_out(const struct game *game, struct deal *deal, int side, int before, int tile)
{
    int32_t pips[MOST_SEATS];
    count_pips(game, deal, pips);
    win(game, deal, side, pips, game->out[before * game->tiles + tile]);
    deal->over = true;
}

/* Draw for a seat; whether it can play then. */
static bool draw(const struct game *game, struct deal *deal, int seat, mask fits)
{
    mask kept = 0;
    while (deal->left > game->kept) {
        mask tile = (mask)1 << deal->boneyard[--deal->left];
        if (tile & fits) {
            deal->hands[seat] |= kept | tile;
            deal->lacks[seat] = kept ? fits : deal->lacks[seat] | fits;
            return true;
        }
        kept |= tile;
        if (game->draws_one)
            break;
    }
    deal->hands[seat] |= kept;
    deal->lacks[seat] = fits;
    return false;
}

/* Find who acts after a seat has played: the others draw and pass, and where no one can play the line is closed. */
static void go_on(const struct game *game, struct deal *deal, int closer, bool begins)
{
    mask fits = game->fits[deal->line];
    int seat = closer;
    for (int passes = 0; passes < game->players; passes++) {
        seat = next_seat(game, seat);
        bool can_play = deal->hands[seat] & fits;
        if (!can_play && deal->left > game->kept) {
            begins = false;
            passes = 0;
            can_play = draw(game, deal, seat, fits);
        }
        if (can_play) {
            deal->seat = seat;
            return;
        }
        deal->lacks[seat] |= fits;
        deal->points[game->side[closer]] += begins ? game->first_pass : 0;
        begins = false;
    }
    close_line(game, deal, closer);
}

/* Note who opens an end; the first tile opens one with each of its numbers. */
static void open_end(const struct game *game, struct deal *deal, struct play play, int32_t seat)
{
    int opened = game->opened[play.place];
    if (opened >= 0)
        deal->openers[opened] |= seat;
    for (int number = 0; opened < 0 && number < NUMBERS; number++)
        deal->openers[number] |= game->bearing[number] >> play.tile & 1 ? seat : 0;
}

static void play(const struct game *game, struct deal *deal, struct play play)
{
    int seat = deal->seat, side = game->side[seat], before = deal->line;
    mask tile = (mask)1 << play.tile, hand = deal->hands[seat] ^ tile;
    deal->hands[seat] = hand;
    deal->laid |= tile;
    deal->line = play.line;
    open_end(game, deal, play, 1 << seat);
    deal->points[side] += game->points[play.line];
    if (hand)
        go_on(game, deal, seat, before == 0);
    else
        go_out(game, deal, side, before, play.tile);
}

static double margin(const struct game *game, const struct deal *deal, int side)
{
    int32_t others = -deal->points[side];
    for (int each = 0; each < game->sides; each++)
        others += deal->points[each];
    return deal->points[side] - (double)others / (game->sides - 1);
}

/* Shuffle tiles, numbered from the first of them. */
static void shuffle(uint8_t *tiles, int first, int size, uint64_t *chance)
{
    for (int place = 0; place < size; place++) {
        int other = below(chance, place + 1);
        tiles[place] = tiles[other];
        tiles[other] = (uint8_t)(first + place);
    }
}

static int holder(const struct game *game, const struct deal *deal, int tile)
{
    int seat = 0;
    while (seat < game->players && !(deal->hands[seat] >> tile & 1))
        seat++;
    return seat;
}

/* Play the tile that must open. */
static void open_line(const struct game *game, struct deal *deal)
{
    int place = 0;
    while (holder(game, deal, game->opening[place]) == game->players)
        place++;
    int tile = game->opening[place], first = game->start[tile];
    deal->seat = holder(game, deal, tile);
    play(game, deal, (struct play){tile, game->following[first], first});
}

/* Deal, and open where one tile must. */
void begin(const struct game *game, uint64_t *chance, struct deal *deal)
{
    *deal = (struct deal){.left = game->tiles - game->left_out, .laid = ((mask)1 << game->left_out) - 1};
    shuffle(deal->boneyard, game->left_out, deal->left, chance);
    for (int seat = 0; seat < game->players; seat++)
        for (int held = 0; held < game->hand; held++)
            deal->hands[seat] |= (mask)1 << deal->boneyard[--deal->left];
    deal->seat = below(chance, game->players);
    if (game->opens)
        open_line(game, deal);
}

/* ---- the entries of a play, as bot/players/dominoes/policy.py finds them ---- */

static void look(const struct game *game, const struct deal *deal, struct seen *seen)
{
    int seat = deal->seat;
    mask hand = deal->hands[seat], unseen = (((mask)1 << game->tiles) - 1) & ~deal->laid & ~hand;
    seen->hand = hand;
    seen->unseen = unseen;
    seen->openers = deal->openers;
    seen->seen_from = game->seen_from + seat * SEATS;
    seen->own_entry = game->own_entry + (count(hand) - 1) * COUNTS;
    seen->others = game->players - 1;
    for (int later = 0, other = seat; later < seen->others; later++) {
        other = next_seat(game, other);
        mask possible = unseen & ~deal->lacks[other];
        seen->other[later].possible = possible;
        seen->other[later].entry = game->seat_entry[later * COUNTS + count(deal->hands[other])];
        seen->other[later].share = game->share + count(possible) * COUNTS;
    }
}

/* The entries of the ends that a play covers and opens. */
static inline int find_ends(const struct game *game, const struct seen *seen, struct play play, mask rest,
                            int32_t *entries)
{
    int covered = game->covered[play.place], opened = game->opened[play.place], is_double = covered == opened;
    int own = count(rest & game->bearing[covered]), left = count(rest & game->bearing[opened]);
    int covered_from = 2 * seen->seen_from[seen->openers[covered]] + is_double;
    int opened_from = 2 * seen->seen_from[seen->openers[opened]] + is_double;
    entries[0] = game->covered_entry[own * COUNTS + count(seen->unseen & game->bearing[covered])];
    entries[1] = game->covered_by + game->openers_entry[covered_from * COUNTS + own];
    entries[2] = game->opened_by + game->openers_entry[opened_from * COUNTS + left];
    return 3;
}

static inline int find_entries(const struct game *game, const struct seen *seen, struct play play, int32_t *entries)
{
    mask fits = game->fits[play.line], rest = seen->hand ^ (mask)1 << play.tile;
    int found = 0;
    entries[found++] = game->kind[play.tile];
    entries[found++] = seen->own_entry[count(rest & fits)];
    for (int later = 0; later < seen->others; later++)
        entries[found++] =
            seen->other[later].entry + seen->other[later].share[count(seen->other[later].possible & fits)];
    if (game->scores) {
        entries[found++] = game->points_entry[play.line];
        entries[found++] =
            game->danger_entry + seen->other[0].share[count(seen->other[0].possible & game->scoring[play.line])];
    }
    if (game->covered[play.place] >= 0)
        found += find_ends(game, seen, play, rest, entries + found);
    return found;
}

static inline double sum(const double *values, const int32_t *entries, int found)
{
    double total = 0;
    for (int place = 0; place < found; place++)
        total += values[entries[place]];
    return total;
}

/* The plays of the seat to act that differ; how many there are. */
static int find_plays(const struct game *game, const struct deal *deal, struct play *plays)
{
    int found = 0;
    for (mask left = deal->hands[deal->seat] & game->fits[deal->line]; left; left &= left - 1) {
        int tile = lowest(left);
        const int32_t *start = game->start + deal->line * game->tiles + tile;
        for (int place = start[0]; place < start[1]; place++)
            plays[found++] = (struct play){tile, game->following[place], place};
    }
    return found;
}

/* The play that is worth most, of equals the first. */
static struct play best(const struct game *game, const struct deal *deal, const double *values)
{
    struct play plays[MOST_PLAYS];
    int found = find_plays(game, deal, plays), chosen = 0;
    if (found == 1)
        return plays[0];
    struct seen seen;
    look(game, deal, &seen);
    double most = 0;
    for (int place = 0; place < found; place++) {
        int32_t entries[MOST_ENTRIES];
        double value = sum(values, entries, find_entries(game, &seen, plays[place], entries));
        if (place == 0 || value > most) {
            most = value;
            chosen = place;
        }
    }
    return plays[chosen];
}

/* One play by these values. */
void play_best(const struct game *game, struct deal *deal, const double *values)
{
    play(game, deal, best(game, deal, values));
}

/* ---- learning ---- */

/* What a play gains its side where everyone goes on by these values. */
static double gain(const struct game *game, const struct deal *deal, struct play tried, const double *values)
{
    struct deal twin = *deal;
    play(game, &twin, tried);
    while (!twin.over)
        play_best(game, &twin, values);
    return margin(game, &twin, game->side[deal->seat]);
}

static void move(const struct lesson *lesson, const int32_t *entries, int found, double missed)
{
    for (int place = 0; place < found; place++) {
        int32_t entry = entries[place], met = lesson->met[entry] += lesson->met[entry] < OFTEN;
        double share = 1.0 / met;
        lesson->values[entry] += (share > lesson->rate ? share : lesson->rate) * missed;
    }
}

/* Try each of the plays by these values, and learn how much better than the others it was. */
static void look_at(const struct game *game, const struct deal *deal, const struct play *plays, int found,
                    const double *values, const struct lesson *lesson)
{
    struct seen seen;
    int32_t entries[MOST_PLAYS][MOST_ENTRIES];
    double missed[MOST_PLAYS], mean = 0;
    int size = 0;
    look(game, deal, &seen);
    for (int place = 0; place < found; place++) {
        size = find_entries(game, &seen, plays[place], entries[place]);
        missed[place] = gain(game, deal, plays[place], values) - sum(lesson->values, entries[place], size);
        mean += missed[place] / found;
    }
    for (int place = 0; place < found; place++)
        move(lesson, entries[place], size, missed[place] - mean);
}

static void learn_from(const struct game *game, struct deal *deal, const double *values, const struct lesson *lesson,
                       uint64_t *chance)
{
    struct play plays[MOST_PLAYS];
    while (!deal->over) {
        int found = find_plays(game, deal, plays);
        if (found > 1 && happens(chance, LOOKED_AT))
            look_at(game, deal, plays, found, values, lesson);
        bool explores = found > 1 && happens(chance, EXPLORED);
        play(game, deal, explores ? plays[below(chance, found)] : best(game, deal, values));
    }
}

/* Learn from so many deals of these games in turn. */
void learn(const struct game *games, int32_t different, int32_t deals, uint64_t chance, const struct lesson *lesson)
{
    double whim[games->size];
    for (int32_t number = 0; number < deals; number++) {
        const struct game *game = games + number % different;
        bool is_whim = number < lesson->whims;
        for (int entry = 0; is_whim && entry < game->size; entry++)
            whim[entry] = below(&chance, 100);
        struct deal deal;
        begin(game, &chance, &deal);
        learn_from(game, &deal, is_whim ? whim : lesson->values, lesson, &chance);
    }
}

/* ---- measuring ---- */

/* The margin of a side that plays by our values, where all others play by theirs. */
static double margin_of(const struct game *game, struct deal deal, int side, const double *ours, const double *theirs)
{
    while (!deal.over)
        play_best(game, &deal, game->side[deal.seat] == side ? ours : theirs);
    return margin(game, &deal, side);
}

/* The mean margin of each of so many deals, which each side in turn has played by our values. */
void margins(const struct game *games, int32_t different, int32_t deals, uint64_t chance, const double *ours,
             const double *theirs, double *found)
{
    for (int32_t number = 0; number < deals; number++) {
        const struct game *game = games + number % different;
        struct deal deal;
        begin(game, &chance, &deal);
        found[number] = 0;
        for (int side = 0; side < game->sides; side++)
            found[number] += margin_of(game, deal, side, ours, theirs) / game->sides;
    }
}
