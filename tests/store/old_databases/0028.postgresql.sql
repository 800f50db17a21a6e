CREATE TABLE public.achievements (
    table_id bigint NOT NULL,
    deal integer NOT NULL,
    seat integer NOT NULL,
    achievement text NOT NULL,
    player text NOT NULL,
    is_first boolean NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.applied (
    interaction_id bigint NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.channels (
    id bigint NOT NULL,
    guild_id bigint NOT NULL,
    kind text NOT NULL,
    parent_id bigint
);
CREATE TABLE public.contest_entries (
    contest_id bigint NOT NULL,
    user_id bigint NOT NULL,
    name text NOT NULL,
    joined_at timestamp with time zone NOT NULL,
    interaction_id bigint,
    table_id bigint,
    finished_at timestamp with time zone,
    score integer
);
CREATE TABLE public.contest_messages (
    contest_id bigint NOT NULL,
    kind text NOT NULL,
    number integer NOT NULL,
    channel_id bigint NOT NULL,
    message_id bigint NOT NULL,
    face text NOT NULL
);
CREATE TABLE public.contest_partners (
    contest_id bigint NOT NULL,
    user_id bigint NOT NULL,
    partner_id bigint NOT NULL
);
CREATE TABLE public.contest_places (
    contest_id bigint NOT NULL,
    place integer NOT NULL,
    user_id bigint,
    name text NOT NULL,
    left_before integer
);
CREATE TABLE public.contest_tables (
    contest_id bigint NOT NULL,
    round integer NOT NULL,
    number integer NOT NULL,
    channel_id bigint,
    table_id bigint,
    deals json,
    ended_at timestamp with time zone
);
CREATE TABLE public.contests (
    id bigint NOT NULL,
    kind text NOT NULL,
    guild_id bigint NOT NULL,
    channel_id bigint,
    host_id bigint,
    number integer,
    game text NOT NULL,
    options json NOT NULL,
    players integer NOT NULL,
    level text NOT NULL,
    deals integer NOT NULL,
    secret bytea NOT NULL,
    settings json NOT NULL,
    state text NOT NULL,
    opened_number bigint,
    start_number bigint,
    created_at timestamp with time zone NOT NULL,
    started_at timestamp with time zone,
    ends_at timestamp with time zone,
    ended_at timestamp with time zone,
    version integer DEFAULT 0 NOT NULL,
    shown integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone,
    kept text DEFAULT 'all'::text NOT NULL,
    CONSTRAINT ck_contests_state CHECK ((state = ANY (ARRAY['open'::text, 'playing'::text, 'finished'::text, 'stopped'::text])))
);
CREATE SEQUENCE public.contests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.contests_id_seq OWNED BY public.contests.id;
CREATE TABLE public.deal_results (
    table_id bigint NOT NULL,
    deal integer NOT NULL,
    seat integer NOT NULL,
    side integer NOT NULL,
    player text NOT NULL,
    taken integer NOT NULL,
    scored integer NOT NULL,
    total integer NOT NULL,
    moon boolean NOT NULL,
    role text,
    bid text,
    made boolean,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.forfeits (
    table_id bigint NOT NULL,
    seat integer NOT NULL,
    player text NOT NULL,
    rating_change integer,
    above integer NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.forgotten (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE SEQUENCE public.forgotten_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.forgotten_id_seq OWNED BY public.forgotten.id;
CREATE TABLE public.house_rules (
    guild_id bigint NOT NULL,
    game text NOT NULL,
    options json NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.invitations (
    table_id bigint NOT NULL,
    user_id bigint NOT NULL,
    batch integer NOT NULL,
    seat integer,
    invited_by bigint,
    at timestamp with time zone
);
CREATE TABLE public.leftovers (
    id bigint NOT NULL,
    table_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    message_id bigint NOT NULL
);
CREATE SEQUENCE public.leftovers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.leftovers_id_seq OWNED BY public.leftovers.id;
CREATE TABLE public.match_results (
    table_id bigint NOT NULL,
    seat integer NOT NULL,
    side integer NOT NULL,
    player text NOT NULL,
    total integer NOT NULL,
    place integer NOT NULL,
    won boolean NOT NULL,
    shared boolean NOT NULL,
    low_wins boolean NOT NULL,
    rating_change integer,
    above integer,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.messages (
    id bigint NOT NULL,
    table_id bigint NOT NULL,
    kind text NOT NULL,
    deal integer NOT NULL,
    seat integer NOT NULL,
    channel_id bigint NOT NULL,
    message_id bigint NOT NULL,
    drawn integer NOT NULL,
    posted_at timestamp with time zone NOT NULL,
    final boolean NOT NULL,
    face text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 0 NOT NULL
);
CREATE SEQUENCE public.messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.messages_id_seq OWNED BY public.messages.id;
CREATE TABLE public.moves (
    table_id bigint NOT NULL,
    "position" integer NOT NULL,
    seat integer NOT NULL,
    notation text NOT NULL,
    user_id bigint,
    interaction_id bigint,
    at timestamp with time zone NOT NULL,
    CONSTRAINT ck_moves_position CHECK (("position" > 0))
);
CREATE TABLE public.pending_answers (
    interaction_id bigint NOT NULL,
    table_id bigint NOT NULL,
    seat integer NOT NULL,
    channel_id bigint NOT NULL,
    token text NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.preferences (
    user_id bigint NOT NULL,
    style text NOT NULL,
    ping text DEFAULT 'minute'::text NOT NULL,
    forced boolean DEFAULT false NOT NULL,
    forced_offered boolean DEFAULT false NOT NULL,
    coach boolean DEFAULT true NOT NULL,
    puzzles boolean DEFAULT false NOT NULL
);
CREATE TABLE public.puzzle_searches (
    table_id bigint NOT NULL,
    tried integer NOT NULL
);
CREATE TABLE public.puzzle_votes (
    puzzle_id bigint NOT NULL,
    user_id bigint NOT NULL,
    choice integer NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.puzzles (
    id bigint NOT NULL,
    table_id bigint NOT NULL,
    "position" integer NOT NULL,
    seat integer NOT NULL,
    user_id bigint NOT NULL,
    choices json NOT NULL,
    made integer NOT NULL,
    at timestamp with time zone NOT NULL,
    posted boolean DEFAULT false NOT NULL
);
CREATE SEQUENCE public.puzzles_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.puzzles_id_seq OWNED BY public.puzzles.id;
CREATE TABLE public.ratings (
    guild_id bigint NOT NULL,
    game text NOT NULL,
    player text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL
);
CREATE TABLE public.rematches (
    table_id bigint NOT NULL,
    secret bytea NOT NULL,
    opened bigint
);
CREATE TABLE public.removals (
    guild_id bigint NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.seats (
    id bigint NOT NULL,
    table_id bigint NOT NULL,
    seat integer NOT NULL,
    user_id bigint,
    level text,
    name text NOT NULL,
    interaction_id bigint,
    since integer NOT NULL,
    until integer,
    dm_channel_id bigint,
    dm_closed boolean NOT NULL,
    "order" text NOT NULL,
    novice boolean DEFAULT false NOT NULL,
    hints boolean DEFAULT false NOT NULL,
    CONSTRAINT ck_seats_person_or_computer CHECK (((user_id IS NULL) OR (level IS NULL)))
);
CREATE SEQUENCE public.seats_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.seats_id_seq OWNED BY public.seats.id;
CREATE TABLE public.server_settings (
    guild_id bigint NOT NULL,
    opener_roles json NOT NULL,
    channels json NOT NULL,
    most_tables integer,
    most_hosted integer,
    rules_locked boolean NOT NULL,
    quiet_from integer,
    quiet_to integer,
    time_zone text,
    puzzle_channel bigint,
    puzzle_refused boolean DEFAULT false NOT NULL,
    daily_channel bigint,
    daily_refused boolean DEFAULT false NOT NULL
);
CREATE TABLE public.standings (
    guild_id bigint NOT NULL,
    game text NOT NULL,
    player text NOT NULL,
    channel_id bigint NOT NULL,
    matches integer NOT NULL,
    wins integer NOT NULL,
    shared_wins integer NOT NULL,
    deals integer NOT NULL,
    points integer NOT NULL,
    moons integer NOT NULL,
    rated integer DEFAULT 0 NOT NULL,
    rated_wins integer DEFAULT 0 NOT NULL,
    above integer DEFAULT 0 NOT NULL,
    last_played timestamp with time zone NOT NULL
);
CREATE TABLE public.tables (
    id bigint NOT NULL,
    guild_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    host_id bigint,
    game text NOT NULL,
    options json NOT NULL,
    players integer NOT NULL,
    secret bytea NOT NULL,
    state text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    started_at timestamp with time zone,
    ended_at timestamp with time zone,
    touched_at timestamp with time zone,
    reminded_at timestamp with time zone,
    remind_again_at timestamp with time zone,
    clock text DEFAULT 'post'::text NOT NULL,
    hints boolean DEFAULT false NOT NULL,
    level text DEFAULT 'normal'::text NOT NULL,
    seen_position integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    shown integer DEFAULT 0 NOT NULL,
    posts integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone,
    kept text DEFAULT 'all'::text NOT NULL,
    opened_number bigint,
    start_number bigint,
    start_seat integer,
    deals integer,
    contest_id bigint,
    solo boolean DEFAULT false NOT NULL,
    CONSTRAINT ck_tables_state CHECK ((state = ANY (ARRAY['lobby'::text, 'playing'::text, 'finished'::text, 'stopped'::text])))
);
CREATE SEQUENCE public.tables_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.tables_id_seq OWNED BY public.tables.id;
CREATE TABLE public.tokens (
    message_id bigint NOT NULL,
    token text NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.weekly_puzzles (
    guild_id bigint NOT NULL,
    due_at timestamp with time zone NOT NULL,
    puzzle_id bigint,
    channel_id bigint,
    begun_at timestamp with time zone,
    message_id bigint
);
CREATE TABLE public.world_daily (
    user_id bigint NOT NULL,
    at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.contests ALTER COLUMN id SET DEFAULT nextval('public.contests_id_seq'::regclass);
ALTER TABLE ONLY public.forgotten ALTER COLUMN id SET DEFAULT nextval('public.forgotten_id_seq'::regclass);
ALTER TABLE ONLY public.leftovers ALTER COLUMN id SET DEFAULT nextval('public.leftovers_id_seq'::regclass);
ALTER TABLE ONLY public.messages ALTER COLUMN id SET DEFAULT nextval('public.messages_id_seq'::regclass);
ALTER TABLE ONLY public.puzzles ALTER COLUMN id SET DEFAULT nextval('public.puzzles_id_seq'::regclass);
ALTER TABLE ONLY public.seats ALTER COLUMN id SET DEFAULT nextval('public.seats_id_seq'::regclass);
ALTER TABLE ONLY public.tables ALTER COLUMN id SET DEFAULT nextval('public.tables_id_seq'::regclass);
INSERT INTO public.achievements VALUES (1, 3, 3, 'achievement 1', 'user:700000000000000001', true, '2025-11-20 19:30:15.123456+00');
INSERT INTO public.achievements VALUES (2, 4, 4, 'achievement 2', 'user:700000000000000001', false, '2025-11-20 20:30:15.123456+00');
INSERT INTO public.alembic_version VALUES ('0028');
INSERT INTO public.applied VALUES (700000000000000291, '2025-11-20 19:30:15.123456+00');
INSERT INTO public.applied VALUES (700000000000000292, '2025-11-20 20:30:15.123456+00');
INSERT INTO public.channels VALUES (1, 700000000000000571, 'kind 1', 700000000000000771);
INSERT INTO public.channels VALUES (2, 700000000000000572, 'kind 2', NULL);
INSERT INTO public.contest_entries VALUES (1, 700000000000000681, 'name 1', '2025-11-20 19:30:15.123456+00', 700000000000000291, 1, '2025-11-20 19:30:15.123456+00', 3);
INSERT INTO public.contest_entries VALUES (2, 700000000000000682, 'name 2', '2025-11-20 20:30:15.123456+00', NULL, 2, NULL, NULL);
INSERT INTO public.contest_messages VALUES (1, 'kind 1', 3, 700000000000000591, 700000000000000711, 'face 1');
INSERT INTO public.contest_messages VALUES (2, 'kind 2', 4, 700000000000000592, 700000000000000712, 'face 2');
INSERT INTO public.contest_partners VALUES (1, 700000000000000681, 700000000000000941);
INSERT INTO public.contest_partners VALUES (2, 700000000000000682, 700000000000000942);
INSERT INTO public.contest_places VALUES (1, 3, 700000000000000681, 'name 1', 3);
INSERT INTO public.contest_places VALUES (2, 4, NULL, 'name 2', NULL);
INSERT INTO public.contest_tables VALUES (1, 3, 3, 700000000000000591, 1, '[1, "\u00e9"]', '2025-11-20 19:30:15.123456+00');
INSERT INTO public.contest_tables VALUES (2, 4, 4, NULL, 2, 'null', NULL);
INSERT INTO public.contests VALUES (1, 'daily', 700000000000000571, 700000000000000591, 700000000000000671, 3, 'game 1', '{"target": 61}', 3, 'level 1', 3, '\x0101010101010101010101010101010101010101010101010101010101010101', '{"target": 61}', 'open', 700000000000000211, 700000000000000411, '2025-11-20 19:30:15.123456+00', '2025-11-20 19:30:15.123456+00', '2025-11-20 19:30:15.123456+00', '2025-11-20 19:30:15.123456+00', 3, 3, '2025-11-20 19:30:15.123456+00', 'all');
INSERT INTO public.contests VALUES (2, 'duel', 700000000000000572, NULL, NULL, NULL, 'game 2', '{"target": 122}', 4, 'level 2', 4, '\x0202020202020202020202020202020202020202020202020202020202020202', '{"target": 122}', 'finished', NULL, NULL, '2025-11-20 20:30:15.123456+00', NULL, NULL, NULL, 4, 4, NULL, 'match');
INSERT INTO public.deal_results VALUES (1, 3, 3, 3, 'user:700000000000000001', 3, 3, 3, true, 'role 1', 'bid 1', true, '2025-11-20 19:30:15.123456+00');
INSERT INTO public.deal_results VALUES (2, 4, 4, 4, 'user:700000000000000001', 4, 4, 4, false, NULL, NULL, NULL, '2025-11-20 20:30:15.123456+00');
INSERT INTO public.forfeits VALUES (1, 3, 'user:700000000000000001', 3, 3, '2025-11-20 19:30:15.123456+00');
INSERT INTO public.forfeits VALUES (2, 4, 'user:700000000000000001', NULL, 4, '2025-11-20 20:30:15.123456+00');
INSERT INTO public.forgotten VALUES (1, '2025-11-20 19:30:15.123456+00');
INSERT INTO public.forgotten VALUES (2, '2025-11-20 20:30:15.123456+00');
INSERT INTO public.house_rules VALUES (700000000000000571, 'game 1', '{"target": 61}', '2025-11-20 19:30:15.123456+00');
INSERT INTO public.house_rules VALUES (700000000000000572, 'game 2', '{"target": 122}', '2025-11-20 20:30:15.123456+00');
INSERT INTO public.invitations VALUES (1, 700000000000000681, 3, 3, 700000000000000021, '2025-11-20 19:30:15.123456+00');
INSERT INTO public.invitations VALUES (2, 700000000000000682, 4, NULL, NULL, NULL);
INSERT INTO public.leftovers VALUES (1, 1, 700000000000000591, 700000000000000711);
INSERT INTO public.leftovers VALUES (2, 2, 700000000000000592, 700000000000000712);
INSERT INTO public.match_results VALUES (1, 3, 3, 'user:700000000000000001', 3, 3, true, true, true, 3, 3, '2025-11-20 19:30:15.123456+00');
INSERT INTO public.match_results VALUES (2, 4, 4, 'user:700000000000000001', 4, 4, false, false, false, NULL, NULL, '2025-11-20 20:30:15.123456+00');
INSERT INTO public.messages VALUES (1, 1, 'table', 3, 3, 700000000000000591, 700000000000000711, 3, '2025-11-20 19:30:15.123456+00', true, 'face 1', 3);
INSERT INTO public.messages VALUES (2, 2, 'private', 4, 4, 700000000000000592, 700000000000000712, 4, '2025-11-20 20:30:15.123456+00', false, 'face 2', 4);
INSERT INTO public.moves VALUES (1, 3, 3, 'notation 1', 700000000000000681, 700000000000000291, '2025-11-20 19:30:15.123456+00');
INSERT INTO public.moves VALUES (2, 4, 4, 'notation 2', NULL, NULL, '2025-11-20 20:30:15.123456+00');
INSERT INTO public.pending_answers VALUES (700000000000000291, 1, 3, 700000000000000591, 'token 1', '2025-11-20 19:30:15.123456+00');
INSERT INTO public.pending_answers VALUES (700000000000000292, 2, 4, 700000000000000592, 'token 2', '2025-11-20 20:30:15.123456+00');
INSERT INTO public.preferences VALUES (700000000000000681, 'style 1', 'ping 1', true, true, true, true);
INSERT INTO public.preferences VALUES (700000000000000682, 'style 2', 'ping 2', false, false, false, false);
INSERT INTO public.puzzle_searches VALUES (1, 3);
INSERT INTO public.puzzle_searches VALUES (2, 4);
INSERT INTO public.puzzle_votes VALUES (1, 700000000000000681, 3, '2025-11-20 19:30:15.123456+00');
INSERT INTO public.puzzle_votes VALUES (2, 700000000000000682, 4, '2025-11-20 20:30:15.123456+00');
INSERT INTO public.puzzles VALUES (1, 1, 3, 3, 700000000000000681, '[1, "\u00e9"]', 3, '2025-11-20 19:30:15.123456+00', true);
INSERT INTO public.puzzles VALUES (2, 2, 4, 4, 700000000000000682, '[2, "\u00e9"]', 4, '2025-11-20 20:30:15.123456+00', false);
INSERT INTO public.ratings VALUES (700000000000000571, 'game 1', 'user:700000000000000001', 8.333333333333334, 8.333333333333334);
INSERT INTO public.ratings VALUES (700000000000000572, 'game 2', 'user:700000000000000001', 6.25, 6.25);
INSERT INTO public.rematches VALUES (1, '\x0101010101010101010101010101010101010101010101010101010101010101', 3);
INSERT INTO public.rematches VALUES (2, '\x0202020202020202020202020202020202020202020202020202020202020202', NULL);
INSERT INTO public.removals VALUES (700000000000000571, '2025-11-20 19:30:15.123456+00');
INSERT INTO public.removals VALUES (700000000000000572, '2025-11-20 20:30:15.123456+00');
INSERT INTO public.seats VALUES (1, 1, 3, 700000000000000001, NULL, 'name 1', 700000000000000291, 3, NULL, 700000000000000721, true, 'order 1', true, true);
INSERT INTO public.seats VALUES (2, 2, 4, NULL, 'normal', 'name 2', NULL, 4, NULL, NULL, false, 'order 2', false, false);
INSERT INTO public.server_settings VALUES (700000000000000571, '[1, "\u00e9"]', '[1, "\u00e9"]', 3, 3, true, 3, 3, 'time_zone 1', 3, true, 3, true);
INSERT INTO public.server_settings VALUES (700000000000000572, '[2, "\u00e9"]', '[2, "\u00e9"]', NULL, NULL, false, NULL, NULL, NULL, NULL, false, NULL, false);
INSERT INTO public.standings VALUES (700000000000000571, 'game 1', 'user:700000000000000001', 700000000000000591, 3, 3, 3, 3, 3, 3, 3, 3, 3, '2025-11-20 19:30:15.123456+00');
INSERT INTO public.standings VALUES (700000000000000572, 'game 2', 'user:700000000000000001', 700000000000000592, 4, 4, 4, 4, 4, 4, 4, 4, 4, '2025-11-20 20:30:15.123456+00');
INSERT INTO public.tables VALUES (1, 700000000000000571, 700000000000000591, 700000000000000671, 'game 1', '{"target": 61}', 3, '\x0101010101010101010101010101010101010101010101010101010101010101', 'playing', '2025-11-20 19:30:15.123456+00', '2025-11-20 19:30:15.123456+00', '2025-11-20 19:30:15.123456+00', '2025-11-20 19:30:15.123456+00', '2025-11-20 19:30:15.123456+00', '2025-11-20 19:30:15.123456+00', 'clock 1', true, 'level 1', 3, 3, 3, 3, '2025-11-20 19:30:15.123456+00', 'all', 700000000000000211, 700000000000000411, 3, 3, 1, false);
INSERT INTO public.tables VALUES (2, 700000000000000572, 700000000000000592, NULL, 'game 2', '{"target": 122}', 4, '\x0202020202020202020202020202020202020202020202020202020202020202', 'finished', '2025-11-20 20:30:15.123456+00', NULL, NULL, NULL, NULL, NULL, 'clock 2', false, 'level 2', 4, 4, 4, 4, NULL, 'match', NULL, NULL, NULL, NULL, 2, false);
INSERT INTO public.tokens VALUES (700000000000000711, 'token 1', '2025-11-20 19:30:15.123456+00');
INSERT INTO public.tokens VALUES (700000000000000712, 'token 2', '2025-11-20 20:30:15.123456+00');
INSERT INTO public.weekly_puzzles VALUES (700000000000000571, '2025-11-20 19:30:15.123456+00', 1, 700000000000000591, '2025-11-20 19:30:15.123456+00', 700000000000000711);
INSERT INTO public.weekly_puzzles VALUES (700000000000000572, '2025-11-20 20:30:15.123456+00', 2, NULL, NULL, NULL);
INSERT INTO public.world_daily VALUES (700000000000000681, '2025-11-20 19:30:15.123456+00');
INSERT INTO public.world_daily VALUES (700000000000000682, '2025-11-20 20:30:15.123456+00');
SELECT pg_catalog.setval('public.contests_id_seq', 2, true);
SELECT pg_catalog.setval('public.forgotten_id_seq', 2, true);
SELECT pg_catalog.setval('public.leftovers_id_seq', 2, true);
SELECT pg_catalog.setval('public.messages_id_seq', 2, true);
SELECT pg_catalog.setval('public.puzzles_id_seq', 2, true);
SELECT pg_catalog.setval('public.seats_id_seq', 2, true);
SELECT pg_catalog.setval('public.tables_id_seq', 2, true);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.achievements
    ADD CONSTRAINT pk_achievements PRIMARY KEY (table_id, deal, seat, achievement);
ALTER TABLE ONLY public.applied
    ADD CONSTRAINT pk_applied PRIMARY KEY (interaction_id);
ALTER TABLE ONLY public.channels
    ADD CONSTRAINT pk_channels PRIMARY KEY (id);
ALTER TABLE ONLY public.contest_entries
    ADD CONSTRAINT pk_contest_entries PRIMARY KEY (contest_id, user_id);
ALTER TABLE ONLY public.contest_messages
    ADD CONSTRAINT pk_contest_messages PRIMARY KEY (contest_id, kind, number);
ALTER TABLE ONLY public.contest_partners
    ADD CONSTRAINT pk_contest_partners PRIMARY KEY (contest_id, user_id);
ALTER TABLE ONLY public.contest_places
    ADD CONSTRAINT pk_contest_places PRIMARY KEY (contest_id, place);
ALTER TABLE ONLY public.contest_tables
    ADD CONSTRAINT pk_contest_tables PRIMARY KEY (contest_id, round, number);
ALTER TABLE ONLY public.contests
    ADD CONSTRAINT pk_contests PRIMARY KEY (id);
ALTER TABLE ONLY public.deal_results
    ADD CONSTRAINT pk_deal_results PRIMARY KEY (table_id, deal, seat);
ALTER TABLE ONLY public.forfeits
    ADD CONSTRAINT pk_forfeits PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.forgotten
    ADD CONSTRAINT pk_forgotten PRIMARY KEY (id);
ALTER TABLE ONLY public.house_rules
    ADD CONSTRAINT pk_house_rules PRIMARY KEY (guild_id, game);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT pk_invitations PRIMARY KEY (table_id, user_id);
ALTER TABLE ONLY public.leftovers
    ADD CONSTRAINT pk_leftovers PRIMARY KEY (id);
ALTER TABLE ONLY public.match_results
    ADD CONSTRAINT pk_match_results PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT pk_messages PRIMARY KEY (id);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT pk_moves PRIMARY KEY (table_id, "position");
ALTER TABLE ONLY public.pending_answers
    ADD CONSTRAINT pk_pending_answers PRIMARY KEY (interaction_id);
ALTER TABLE ONLY public.preferences
    ADD CONSTRAINT pk_preferences PRIMARY KEY (user_id);
ALTER TABLE ONLY public.puzzle_searches
    ADD CONSTRAINT pk_puzzle_searches PRIMARY KEY (table_id);
ALTER TABLE ONLY public.puzzle_votes
    ADD CONSTRAINT pk_puzzle_votes PRIMARY KEY (puzzle_id, user_id);
ALTER TABLE ONLY public.puzzles
    ADD CONSTRAINT pk_puzzles PRIMARY KEY (id);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT pk_ratings PRIMARY KEY (guild_id, game, player);
ALTER TABLE ONLY public.rematches
    ADD CONSTRAINT pk_rematches PRIMARY KEY (table_id);
ALTER TABLE ONLY public.removals
    ADD CONSTRAINT pk_removals PRIMARY KEY (guild_id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT pk_seats PRIMARY KEY (id);
ALTER TABLE ONLY public.server_settings
    ADD CONSTRAINT pk_server_settings PRIMARY KEY (guild_id);
ALTER TABLE ONLY public.standings
    ADD CONSTRAINT pk_standings PRIMARY KEY (guild_id, game, player, channel_id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT pk_tables PRIMARY KEY (id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT pk_tokens PRIMARY KEY (message_id);
ALTER TABLE ONLY public.weekly_puzzles
    ADD CONSTRAINT pk_weekly_puzzles PRIMARY KEY (guild_id);
ALTER TABLE ONLY public.world_daily
    ADD CONSTRAINT pk_world_daily PRIMARY KEY (user_id);
ALTER TABLE ONLY public.contests
    ADD CONSTRAINT uq_contests_kind_guild_id_number UNIQUE (kind, guild_id, number);
ALTER TABLE ONLY public.leftovers
    ADD CONSTRAINT uq_leftovers_message_id UNIQUE (message_id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT uq_messages_table_id_kind_deal_seat UNIQUE (table_id, kind, deal, seat);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT uq_moves_interaction_id UNIQUE (interaction_id);
ALTER TABLE ONLY public.puzzles
    ADD CONSTRAINT uq_puzzles_table_id_position UNIQUE (table_id, "position");
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT uq_seats_interaction_id UNIQUE (interaction_id);
CREATE INDEX ix_achievements_player_achievement ON public.achievements USING btree (player, achievement);
CREATE INDEX ix_applied_at ON public.applied USING btree (at);
CREATE INDEX ix_channels_guild_id ON public.channels USING btree (guild_id);
CREATE INDEX ix_contest_entries_table_id ON public.contest_entries USING btree (table_id);
CREATE INDEX ix_contest_entries_user_id ON public.contest_entries USING btree (user_id);
CREATE INDEX ix_contest_partners_partner_id ON public.contest_partners USING btree (partner_id);
CREATE INDEX ix_contest_partners_user_id ON public.contest_partners USING btree (user_id);
CREATE INDEX ix_contest_places_user_id ON public.contest_places USING btree (user_id);
CREATE INDEX ix_contest_tables_channel_id ON public.contest_tables USING btree (channel_id);
CREATE INDEX ix_contest_tables_table_id ON public.contest_tables USING btree (table_id);
CREATE INDEX ix_contests_behind ON public.contests USING btree (id) WHERE (shown < version);
CREATE INDEX ix_contests_due_at ON public.contests USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX ix_contests_guild_id ON public.contests USING btree (guild_id);
CREATE INDEX ix_contests_host_id ON public.contests USING btree (host_id);
CREATE INDEX ix_contests_kept_ended_at ON public.contests USING btree (kept, ended_at);
CREATE INDEX ix_deal_results_player ON public.deal_results USING btree (player);
CREATE INDEX ix_forfeits_player_at ON public.forfeits USING btree (player, at);
CREATE INDEX ix_invitations_invited_by ON public.invitations USING btree (invited_by);
CREATE INDEX ix_invitations_user_id ON public.invitations USING btree (user_id);
CREATE INDEX ix_leftovers_table_id ON public.leftovers USING btree (table_id);
CREATE INDEX ix_match_results_player_at ON public.match_results USING btree (player, at);
CREATE INDEX ix_messages_channel_id ON public.messages USING btree (channel_id);
CREATE INDEX ix_messages_private_open ON public.messages USING btree (table_id) WHERE ((kind = 'private'::text) AND (NOT final));
CREATE INDEX ix_pending_answers_at ON public.pending_answers USING btree (at);
CREATE INDEX ix_pending_answers_table_id ON public.pending_answers USING btree (table_id);
CREATE INDEX ix_puzzle_votes_user_id_at ON public.puzzle_votes USING btree (user_id, at);
CREATE INDEX ix_puzzles_user_id ON public.puzzles USING btree (user_id);
CREATE INDEX ix_ratings_player ON public.ratings USING btree (player);
CREATE INDEX ix_seats_table_id ON public.seats USING btree (table_id);
CREATE INDEX ix_seats_user_id ON public.seats USING btree (user_id);
CREATE INDEX ix_standings_player ON public.standings USING btree (player);
CREATE INDEX ix_tables_active ON public.tables USING btree (guild_id, host_id) WHERE (state = ANY (ARRAY['lobby'::text, 'playing'::text]));
CREATE INDEX ix_tables_behind ON public.tables USING btree (guild_id, id) WHERE (shown < version);
CREATE INDEX ix_tables_contest_id ON public.tables USING btree (contest_id);
CREATE INDEX ix_tables_due_at ON public.tables USING btree (due_at, guild_id) WHERE (due_at IS NOT NULL);
CREATE INDEX ix_tables_guild_id_ended_at ON public.tables USING btree (guild_id, ended_at);
CREATE INDEX ix_tables_guild_id_game_ended_at ON public.tables USING btree (guild_id, game, ended_at);
CREATE INDEX ix_tables_host_id_created_at ON public.tables USING btree (host_id, created_at);
CREATE INDEX ix_tables_kept_ended_at ON public.tables USING btree (kept, ended_at);
CREATE INDEX ix_tokens_at ON public.tokens USING btree (at);
CREATE INDEX ix_weekly_puzzles_due_at ON public.weekly_puzzles USING btree (due_at);
CREATE INDEX ix_weekly_puzzles_puzzle_id ON public.weekly_puzzles USING btree (puzzle_id);
CREATE UNIQUE INDEX uq_seats_sitting ON public.seats USING btree (table_id, seat) WHERE (until IS NULL);
CREATE UNIQUE INDEX uq_seats_sitting_user ON public.seats USING btree (table_id, user_id) WHERE ((until IS NULL) AND (user_id IS NOT NULL));
CREATE UNIQUE INDEX uq_tables_active_channel ON public.tables USING btree (channel_id) WHERE ((state = ANY (ARRAY['lobby'::text, 'playing'::text])) AND (NOT solo));
ALTER TABLE ONLY public.achievements
    ADD CONSTRAINT fk_achievements_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.contest_entries
    ADD CONSTRAINT fk_contest_entries_contest_id FOREIGN KEY (contest_id) REFERENCES public.contests(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contest_entries
    ADD CONSTRAINT fk_contest_entries_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.contest_messages
    ADD CONSTRAINT fk_contest_messages_contest_id FOREIGN KEY (contest_id) REFERENCES public.contests(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contest_partners
    ADD CONSTRAINT fk_contest_partners_contest_id FOREIGN KEY (contest_id) REFERENCES public.contests(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contest_places
    ADD CONSTRAINT fk_contest_places_contest_id FOREIGN KEY (contest_id) REFERENCES public.contests(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contest_tables
    ADD CONSTRAINT fk_contest_tables_contest_id FOREIGN KEY (contest_id) REFERENCES public.contests(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contest_tables
    ADD CONSTRAINT fk_contest_tables_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.deal_results
    ADD CONSTRAINT fk_deal_results_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.forfeits
    ADD CONSTRAINT fk_forfeits_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT fk_invitations_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.leftovers
    ADD CONSTRAINT fk_leftovers_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.match_results
    ADD CONSTRAINT fk_match_results_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT fk_messages_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT fk_moves_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.pending_answers
    ADD CONSTRAINT fk_pending_answers_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.puzzle_searches
    ADD CONSTRAINT fk_puzzle_searches_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.puzzle_votes
    ADD CONSTRAINT fk_puzzle_votes_puzzle_id FOREIGN KEY (puzzle_id) REFERENCES public.puzzles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.puzzles
    ADD CONSTRAINT fk_puzzles_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.rematches
    ADD CONSTRAINT fk_rematches_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.weekly_puzzles
    ADD CONSTRAINT fk_weekly_puzzles_puzzle_id FOREIGN KEY (puzzle_id) REFERENCES public.puzzles(id) ON DELETE SET NULL;
