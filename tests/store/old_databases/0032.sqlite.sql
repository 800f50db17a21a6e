-- A database of commit 2e86df08.
CREATE TABLE achievements (
	table_id INTEGER NOT NULL,
	deal INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	achievement TEXT NOT NULL,
	player TEXT NOT NULL,
	is_first BOOLEAN NOT NULL,
	at DATETIME NOT NULL,
	CONSTRAINT pk_achievements PRIMARY KEY (table_id, deal, seat, achievement),
	CONSTRAINT fk_achievements_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "achievements" VALUES(1,3,3,'achievement 1','user:700000000000000001',1,'2025-11-20 19:30:15.123456');
INSERT INTO "achievements" VALUES(2,4,4,'achievement 2','user:700000000000000001',0,'2025-11-20 20:30:15.123456');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0032');
CREATE TABLE applied (
	interaction_id BIGINT NOT NULL,
	at DATETIME NOT NULL,
	CONSTRAINT pk_applied PRIMARY KEY (interaction_id)
);
INSERT INTO "applied" VALUES(700000000000000291,'2025-11-20 19:30:15.123456');
INSERT INTO "applied" VALUES(700000000000000292,'2025-11-20 20:30:15.123456');
CREATE TABLE channels (
	id BIGINT NOT NULL,
	guild_id BIGINT NOT NULL,
	kind TEXT NOT NULL,
	parent_id BIGINT,
	CONSTRAINT pk_channels PRIMARY KEY (id)
);
INSERT INTO "channels" VALUES(1,700000000000000571,'kind 1',700000000000000771);
INSERT INTO "channels" VALUES(2,700000000000000572,'kind 2',NULL);
CREATE TABLE contest_entries (
	contest_id INTEGER NOT NULL,
	user_id BIGINT NOT NULL,
	name TEXT NOT NULL,
	joined_at DATETIME NOT NULL,
	interaction_id BIGINT,
	table_id INTEGER,
	finished_at DATETIME,
	score INTEGER,
	CONSTRAINT pk_contest_entries PRIMARY KEY (contest_id, user_id),
	CONSTRAINT fk_contest_entries_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id) ON DELETE CASCADE,
	CONSTRAINT fk_contest_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "contest_entries" VALUES(1,700000000000000681,'name 1','2025-11-20 19:30:15.123456',700000000000000291,1,'2025-11-20 19:30:15.123456',3);
INSERT INTO "contest_entries" VALUES(2,700000000000000682,'name 2','2025-11-20 20:30:15.123456',NULL,2,NULL,NULL);
CREATE TABLE contest_messages (
	contest_id INTEGER NOT NULL,
	kind TEXT NOT NULL,
	number INTEGER NOT NULL,
	channel_id BIGINT NOT NULL,
	message_id BIGINT NOT NULL,
	face TEXT NOT NULL,
	CONSTRAINT pk_contest_messages PRIMARY KEY (contest_id, kind, number),
	CONSTRAINT fk_contest_messages_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id) ON DELETE CASCADE
);
INSERT INTO "contest_messages" VALUES(1,'kind 1',3,700000000000000591,700000000000000711,'face 1');
INSERT INTO "contest_messages" VALUES(2,'kind 2',4,700000000000000592,700000000000000712,'face 2');
CREATE TABLE contest_partners (
	contest_id INTEGER NOT NULL,
	user_id BIGINT NOT NULL,
	partner_id BIGINT NOT NULL,
	CONSTRAINT pk_contest_partners PRIMARY KEY (contest_id, user_id),
	CONSTRAINT fk_contest_partners_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id) ON DELETE CASCADE
);
INSERT INTO "contest_partners" VALUES(1,700000000000000681,700000000000000941);
INSERT INTO "contest_partners" VALUES(2,700000000000000682,700000000000000942);
CREATE TABLE contest_places (
	contest_id INTEGER NOT NULL,
	place INTEGER NOT NULL,
	user_id BIGINT,
	name TEXT NOT NULL,
	left_before INTEGER,
	CONSTRAINT pk_contest_places PRIMARY KEY (contest_id, place),
	CONSTRAINT fk_contest_places_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id) ON DELETE CASCADE
);
INSERT INTO "contest_places" VALUES(1,3,700000000000000681,'name 1',3);
INSERT INTO "contest_places" VALUES(2,4,NULL,'name 2',NULL);
CREATE TABLE contest_tables (
	contest_id INTEGER NOT NULL,
	round INTEGER NOT NULL,
	number INTEGER NOT NULL,
	channel_id BIGINT,
	table_id INTEGER,
	deals JSON,
	ended_at DATETIME,
	CONSTRAINT pk_contest_tables PRIMARY KEY (contest_id, round, number),
	CONSTRAINT fk_contest_tables_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id) ON DELETE CASCADE,
	CONSTRAINT fk_contest_tables_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "contest_tables" VALUES(1,3,3,700000000000000591,1,'[1, "\u00e9"]','2025-11-20 19:30:15.123456');
INSERT INTO "contest_tables" VALUES(2,4,4,NULL,2,'null',NULL);
CREATE TABLE contests (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
	kind TEXT NOT NULL,
	guild_id BIGINT NOT NULL,
	channel_id BIGINT,
	host_id BIGINT,
	number INTEGER,
	game TEXT NOT NULL,
	options JSON NOT NULL,
	players INTEGER NOT NULL,
	level TEXT NOT NULL,
	deals INTEGER NOT NULL,
	secret BLOB NOT NULL,
	settings JSON NOT NULL,
	state TEXT NOT NULL,
	opened_number BIGINT,
	start_number BIGINT,
	created_at DATETIME NOT NULL,
	started_at DATETIME,
	ends_at DATETIME,
	ended_at DATETIME,
	version INTEGER DEFAULT '0' NOT NULL,
	shown INTEGER DEFAULT '0' NOT NULL,
	due_at DATETIME,
	kept TEXT DEFAULT 'all' NOT NULL, language TEXT DEFAULT 'en' NOT NULL,
	CONSTRAINT ck_contests_state CHECK (state IN ('open', 'playing', 'finished', 'stopped')),
	CONSTRAINT uq_contests_kind_guild_id_number UNIQUE (kind, guild_id, number)
);
INSERT INTO "contests" VALUES(1,'daily',700000000000000571,700000000000000591,700000000000000671,3,'game 1','{"target": 61}',3,'level 1',3,X'0101010101010101010101010101010101010101010101010101010101010101','{"target": 61}','open',700000000000000211,700000000000000411,'2025-11-20 19:30:15.123456','2025-11-20 19:30:15.123456','2025-11-20 19:30:15.123456','2025-11-20 19:30:15.123456',3,3,'2025-11-20 19:30:15.123456','all','language 1');
INSERT INTO "contests" VALUES(2,'duel',700000000000000572,NULL,NULL,NULL,'game 2','{"target": 122}',4,'level 2',4,X'0202020202020202020202020202020202020202020202020202020202020202','{"target": 122}','finished',NULL,NULL,'2025-11-20 20:30:15.123456',NULL,NULL,NULL,4,4,NULL,'match','language 2');
CREATE TABLE daily_root (
	secret BLOB NOT NULL,
	made_at DATETIME NOT NULL
);
INSERT INTO "daily_root" VALUES(X'558199648E59F3231FCA2F7D94FA55ECF5F995DD53145C18F4826069A31A54D7','2026-11-29 20:12:49.937798');
CREATE TABLE deal_results (
	table_id INTEGER NOT NULL,
	deal INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	side INTEGER NOT NULL,
	player TEXT NOT NULL,
	taken INTEGER NOT NULL,
	scored INTEGER NOT NULL,
	total INTEGER NOT NULL,
	moon BOOLEAN NOT NULL,
	role TEXT,
	bid TEXT,
	made BOOLEAN,
	at DATETIME NOT NULL,
	CONSTRAINT pk_deal_results PRIMARY KEY (table_id, deal, seat),
	CONSTRAINT fk_deal_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "deal_results" VALUES(1,3,3,3,'user:700000000000000001',3,3,3,1,'role 1','bid 1',1,'2025-11-20 19:30:15.123456');
INSERT INTO "deal_results" VALUES(2,4,4,4,'user:700000000000000001',4,4,4,0,NULL,NULL,NULL,'2025-11-20 20:30:15.123456');
CREATE TABLE forfeits (
	table_id INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	player TEXT NOT NULL,
	rating_change INTEGER,
	above INTEGER NOT NULL,
	at DATETIME NOT NULL,
	CONSTRAINT pk_forfeits PRIMARY KEY (table_id, seat),
	CONSTRAINT fk_forfeits_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "forfeits" VALUES(1,3,'user:700000000000000001',3,3,'2025-11-20 19:30:15.123456');
INSERT INTO "forfeits" VALUES(2,4,'user:700000000000000001',NULL,4,'2025-11-20 20:30:15.123456');
CREATE TABLE forgotten (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
	at DATETIME NOT NULL
);
INSERT INTO "forgotten" VALUES(1,'2025-11-20 19:30:15.123456');
INSERT INTO "forgotten" VALUES(2,'2025-11-20 20:30:15.123456');
CREATE TABLE house_rules (
	guild_id BIGINT NOT NULL,
	game TEXT NOT NULL,
	options JSON NOT NULL,
	at DATETIME NOT NULL,
	CONSTRAINT pk_house_rules PRIMARY KEY (guild_id, game)
);
INSERT INTO "house_rules" VALUES(700000000000000571,'game 1','{"target": 61}','2025-11-20 19:30:15.123456');
INSERT INTO "house_rules" VALUES(700000000000000572,'game 2','{"target": 122}','2025-11-20 20:30:15.123456');
CREATE TABLE invitations (
	table_id INTEGER NOT NULL,
	user_id BIGINT NOT NULL,
	batch INTEGER NOT NULL,
	seat INTEGER,
	invited_by BIGINT,
	at DATETIME,
	CONSTRAINT pk_invitations PRIMARY KEY (table_id, user_id),
	CONSTRAINT fk_invitations_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "invitations" VALUES(1,700000000000000681,3,3,700000000000000021,'2025-11-20 19:30:15.123456');
INSERT INTO "invitations" VALUES(2,700000000000000682,4,NULL,NULL,NULL);
CREATE TABLE leftovers (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
	table_id INTEGER NOT NULL,
	channel_id BIGINT NOT NULL,
	message_id BIGINT NOT NULL,
	CONSTRAINT uq_leftovers_message_id UNIQUE (message_id),
	CONSTRAINT fk_leftovers_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "leftovers" VALUES(1,1,700000000000000591,700000000000000711);
INSERT INTO "leftovers" VALUES(2,2,700000000000000592,700000000000000712);
CREATE TABLE match_results (
	table_id INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	side INTEGER NOT NULL,
	player TEXT NOT NULL,
	total INTEGER NOT NULL,
	place INTEGER NOT NULL,
	won BOOLEAN NOT NULL,
	shared BOOLEAN NOT NULL,
	low_wins BOOLEAN NOT NULL,
	rating_change INTEGER,
	above INTEGER,
	at DATETIME NOT NULL,
	CONSTRAINT pk_match_results PRIMARY KEY (table_id, seat),
	CONSTRAINT fk_match_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "match_results" VALUES(1,3,3,'user:700000000000000001',3,3,1,1,1,3,3,'2025-11-20 19:30:15.123456');
INSERT INTO "match_results" VALUES(2,4,4,'user:700000000000000001',4,4,0,0,0,NULL,NULL,'2025-11-20 20:30:15.123456');
CREATE TABLE messages (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
	table_id INTEGER NOT NULL,
	kind TEXT NOT NULL,
	deal INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	channel_id BIGINT NOT NULL,
	message_id BIGINT NOT NULL,
	drawn INTEGER NOT NULL,
	posted_at DATETIME NOT NULL,
	final BOOLEAN NOT NULL,
	face TEXT DEFAULT '' NOT NULL,
	version INTEGER DEFAULT 0 NOT NULL,
	CONSTRAINT uq_messages_table_id_kind_deal_seat UNIQUE (table_id, kind, deal, seat),
	CONSTRAINT fk_messages_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "messages" VALUES(1,1,'table',3,3,700000000000000591,700000000000000711,3,'2025-11-20 19:30:15.123456',1,'face 1',3);
INSERT INTO "messages" VALUES(2,2,'private',4,4,700000000000000592,700000000000000712,4,'2025-11-20 20:30:15.123456',0,'face 2',4);
CREATE TABLE moves (
	table_id INTEGER NOT NULL,
	position INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	notation TEXT NOT NULL,
	user_id BIGINT,
	interaction_id BIGINT,
	at DATETIME NOT NULL,
	CONSTRAINT pk_moves PRIMARY KEY (table_id, position),
	CONSTRAINT ck_moves_position CHECK (position > 0),
	CONSTRAINT uq_moves_interaction_id UNIQUE (interaction_id),
	CONSTRAINT fk_moves_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "moves" VALUES(1,3,3,'notation 1',700000000000000681,700000000000000291,'2025-11-20 19:30:15.123456');
INSERT INTO "moves" VALUES(2,4,4,'notation 2',NULL,NULL,'2025-11-20 20:30:15.123456');
CREATE TABLE pending_answers (
	interaction_id BIGINT NOT NULL,
	table_id INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	channel_id BIGINT NOT NULL,
	token TEXT NOT NULL,
	at DATETIME NOT NULL,
	CONSTRAINT pk_pending_answers PRIMARY KEY (interaction_id),
	CONSTRAINT fk_pending_answers_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "pending_answers" VALUES(700000000000000291,1,3,700000000000000591,'token 1','2025-11-20 19:30:15.123456');
INSERT INTO "pending_answers" VALUES(700000000000000292,2,4,700000000000000592,'token 2','2025-11-20 20:30:15.123456');
CREATE TABLE preferences (
	user_id BIGINT NOT NULL,
	style TEXT NOT NULL,
	ping TEXT DEFAULT 'minute' NOT NULL,
	forced BOOLEAN DEFAULT 0 NOT NULL,
	forced_offered BOOLEAN DEFAULT 0 NOT NULL,
	coach BOOLEAN DEFAULT 1 NOT NULL,
	puzzles BOOLEAN DEFAULT 0 NOT NULL, language TEXT DEFAULT '' NOT NULL, locale TEXT DEFAULT '' NOT NULL,
	CONSTRAINT pk_preferences PRIMARY KEY (user_id)
);
INSERT INTO "preferences" VALUES(700000000000000681,'style 1','ping 1',1,1,1,1,'language 1','locale 1');
INSERT INTO "preferences" VALUES(700000000000000682,'style 2','ping 2',0,0,0,0,'language 2','locale 2');
CREATE TABLE puzzle_searches (
	table_id INTEGER NOT NULL,
	tried INTEGER NOT NULL,
	CONSTRAINT pk_puzzle_searches PRIMARY KEY (table_id),
	CONSTRAINT fk_puzzle_searches_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "puzzle_searches" VALUES(1,3);
INSERT INTO "puzzle_searches" VALUES(2,4);
CREATE TABLE puzzle_votes (
	puzzle_id INTEGER NOT NULL,
	user_id BIGINT NOT NULL,
	choice INTEGER NOT NULL,
	at DATETIME NOT NULL,
	CONSTRAINT pk_puzzle_votes PRIMARY KEY (puzzle_id, user_id),
	CONSTRAINT fk_puzzle_votes_puzzle_id FOREIGN KEY(puzzle_id) REFERENCES puzzles (id) ON DELETE CASCADE
);
INSERT INTO "puzzle_votes" VALUES(1,700000000000000681,3,'2025-11-20 19:30:15.123456');
INSERT INTO "puzzle_votes" VALUES(2,700000000000000682,4,'2025-11-20 20:30:15.123456');
CREATE TABLE puzzles (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
	table_id INTEGER NOT NULL,
	position INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	user_id BIGINT NOT NULL,
	choices JSON NOT NULL,
	made INTEGER NOT NULL,
	at DATETIME NOT NULL,
	posted BOOLEAN DEFAULT 0 NOT NULL,
	CONSTRAINT uq_puzzles_table_id_position UNIQUE (table_id, position),
	CONSTRAINT fk_puzzles_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "puzzles" VALUES(1,1,3,3,700000000000000681,'[1, "\u00e9"]',3,'2025-11-20 19:30:15.123456',1);
INSERT INTO "puzzles" VALUES(2,2,4,4,700000000000000682,'[2, "\u00e9"]',4,'2025-11-20 20:30:15.123456',0);
CREATE TABLE ratings (
	guild_id BIGINT NOT NULL,
	game TEXT NOT NULL,
	player TEXT NOT NULL,
	mu DOUBLE NOT NULL,
	sigma DOUBLE NOT NULL,
	CONSTRAINT pk_ratings PRIMARY KEY (guild_id, game, player)
);
INSERT INTO "ratings" VALUES(700000000000000571,'game 1','user:700000000000000001',8.33333333333333392545e+00,8.33333333333333392545e+00);
INSERT INTO "ratings" VALUES(700000000000000572,'game 2','user:700000000000000001',6.25,6.25);
CREATE TABLE rematches (
	table_id INTEGER NOT NULL,
	secret BLOB NOT NULL,
	opened INTEGER,
	CONSTRAINT pk_rematches PRIMARY KEY (table_id),
	CONSTRAINT fk_rematches_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "rematches" VALUES(1,X'0101010101010101010101010101010101010101010101010101010101010101',3);
INSERT INTO "rematches" VALUES(2,X'0202020202020202020202020202020202020202020202020202020202020202',NULL);
CREATE TABLE removals (
	guild_id BIGINT NOT NULL,
	at DATETIME NOT NULL,
	CONSTRAINT pk_removals PRIMARY KEY (guild_id)
);
INSERT INTO "removals" VALUES(700000000000000571,'2025-11-20 19:30:15.123456');
INSERT INTO "removals" VALUES(700000000000000572,'2025-11-20 20:30:15.123456');
CREATE TABLE seats (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
	table_id INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	user_id BIGINT,
	level TEXT,
	name TEXT NOT NULL,
	interaction_id BIGINT,
	since INTEGER NOT NULL,
	until INTEGER,
	dm_channel_id BIGINT,
	dm_closed BOOLEAN NOT NULL,
	"order" TEXT NOT NULL,
	novice BOOLEAN DEFAULT 0 NOT NULL,
	hints BOOLEAN DEFAULT 0 NOT NULL,
	CONSTRAINT ck_seats_person_or_computer CHECK (user_id IS NULL OR level IS NULL),
	CONSTRAINT uq_seats_interaction_id UNIQUE (interaction_id),
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES(1,1,3,700000000000000001,NULL,'name 1',700000000000000291,3,NULL,700000000000000721,1,'order 1',1,1);
INSERT INTO "seats" VALUES(2,2,4,NULL,'normal','name 2',NULL,4,NULL,NULL,0,'order 2',0,0);
CREATE TABLE server_settings (
	guild_id BIGINT NOT NULL,
	opener_roles JSON NOT NULL,
	channels JSON NOT NULL,
	most_tables INTEGER,
	most_hosted INTEGER,
	rules_locked BOOLEAN NOT NULL,
	quiet_from INTEGER,
	quiet_to INTEGER,
	time_zone TEXT,
	puzzle_channel BIGINT,
	puzzle_refused BOOLEAN DEFAULT 0 NOT NULL,
	daily_channel BIGINT,
	daily_refused BOOLEAN DEFAULT 0 NOT NULL, language TEXT,
	CONSTRAINT pk_server_settings PRIMARY KEY (guild_id)
);
INSERT INTO "server_settings" VALUES(700000000000000571,'[1, "\u00e9"]','[1, "\u00e9"]',3,3,1,3,3,'time_zone 1',3,1,3,1,'language 1');
INSERT INTO "server_settings" VALUES(700000000000000572,'[2, "\u00e9"]','[2, "\u00e9"]',NULL,NULL,0,NULL,NULL,NULL,NULL,0,NULL,0,NULL);
CREATE TABLE standings (
	guild_id BIGINT NOT NULL,
	game TEXT NOT NULL,
	player TEXT NOT NULL,
	channel_id BIGINT NOT NULL,
	matches INTEGER NOT NULL,
	wins INTEGER NOT NULL,
	shared_wins INTEGER NOT NULL,
	deals INTEGER NOT NULL,
	points INTEGER NOT NULL,
	moons INTEGER NOT NULL,
	rated INTEGER DEFAULT '0' NOT NULL,
	rated_wins INTEGER DEFAULT '0' NOT NULL,
	above INTEGER DEFAULT '0' NOT NULL,
	last_played DATETIME NOT NULL,
	CONSTRAINT pk_standings PRIMARY KEY (guild_id, game, player, channel_id)
);
INSERT INTO "standings" VALUES(700000000000000571,'game 1','user:700000000000000001',700000000000000591,3,3,3,3,3,3,3,3,3,'2025-11-20 19:30:15.123456');
INSERT INTO "standings" VALUES(700000000000000572,'game 2','user:700000000000000001',700000000000000592,4,4,4,4,4,4,4,4,4,'2025-11-20 20:30:15.123456');
CREATE TABLE tables (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
	guild_id BIGINT NOT NULL,
	channel_id BIGINT NOT NULL,
	host_id BIGINT,
	game TEXT NOT NULL,
	options JSON NOT NULL,
	players INTEGER NOT NULL,
	secret BLOB NOT NULL,
	state TEXT NOT NULL,
	created_at DATETIME NOT NULL,
	started_at DATETIME,
	ended_at DATETIME,
	touched_at DATETIME,
	reminded_at DATETIME,
	remind_again_at DATETIME,
	clock TEXT DEFAULT 'post' NOT NULL,
	hints BOOLEAN DEFAULT 0 NOT NULL,
	level TEXT DEFAULT 'normal' NOT NULL,
	seen_position INTEGER DEFAULT '0' NOT NULL,
	version INTEGER DEFAULT '0' NOT NULL,
	posts INTEGER DEFAULT '0' NOT NULL,
	due_at DATETIME,
	kept TEXT DEFAULT 'all' NOT NULL,
	opened_number BIGINT,
	start_number BIGINT,
	start_seat INTEGER,
	deals INTEGER,
	contest_id INTEGER,
	solo BOOLEAN DEFAULT 0 NOT NULL, show_by DATETIME, language TEXT DEFAULT 'en' NOT NULL,
	CONSTRAINT ck_tables_state CHECK (state IN ('lobby', 'playing', 'finished', 'stopped'))
);
INSERT INTO "tables" VALUES(1,700000000000000571,700000000000000591,700000000000000671,'game 1','{"target": 61}',3,X'0101010101010101010101010101010101010101010101010101010101010101','playing','2025-11-20 19:30:15.123456','2025-11-20 19:30:15.123456','2025-11-20 19:30:15.123456','2025-11-20 19:30:15.123456','2025-11-20 19:30:15.123456','2025-11-20 19:30:15.123456','clock 1',1,'level 1',3,3,3,'2025-11-20 19:30:15.123456','all',700000000000000211,700000000000000411,3,3,1,0,'2025-11-20 19:30:15.123456','language 1');
INSERT INTO "tables" VALUES(2,700000000000000572,700000000000000592,NULL,'game 2','{"target": 122}',4,X'0202020202020202020202020202020202020202020202020202020202020202','finished','2025-11-20 20:30:15.123456',NULL,NULL,NULL,NULL,NULL,'clock 2',0,'level 2',4,4,4,NULL,'match',NULL,NULL,NULL,NULL,2,0,NULL,'language 2');
CREATE TABLE tokens (
	message_id BIGINT NOT NULL,
	token TEXT NOT NULL,
	at DATETIME NOT NULL,
	CONSTRAINT pk_tokens PRIMARY KEY (message_id)
);
INSERT INTO "tokens" VALUES(700000000000000711,'token 1','2025-11-20 19:30:15.123456');
INSERT INTO "tokens" VALUES(700000000000000712,'token 2','2025-11-20 20:30:15.123456');
CREATE TABLE weekly_puzzles (
	guild_id BIGINT NOT NULL,
	due_at DATETIME NOT NULL,
	puzzle_id INTEGER,
	channel_id BIGINT,
	begun_at DATETIME,
	message_id BIGINT,
	CONSTRAINT pk_weekly_puzzles PRIMARY KEY (guild_id),
	CONSTRAINT fk_weekly_puzzles_puzzle_id FOREIGN KEY(puzzle_id) REFERENCES puzzles (id) ON DELETE SET NULL
);
INSERT INTO "weekly_puzzles" VALUES(700000000000000571,'2025-11-20 19:30:15.123456',1,700000000000000591,'2025-11-20 19:30:15.123456',700000000000000711);
INSERT INTO "weekly_puzzles" VALUES(700000000000000572,'2025-11-20 20:30:15.123456',2,NULL,NULL,NULL);
CREATE TABLE world_daily (
	user_id BIGINT NOT NULL,
	at DATETIME NOT NULL,
	CONSTRAINT pk_world_daily PRIMARY KEY (user_id)
);
INSERT INTO "world_daily" VALUES(700000000000000681,'2025-11-20 19:30:15.123456');
INSERT INTO "world_daily" VALUES(700000000000000682,'2025-11-20 20:30:15.123456');
CREATE UNIQUE INDEX uq_tables_active_channel ON tables (channel_id) WHERE state IN ('lobby', 'playing') AND NOT solo;
CREATE INDEX ix_tables_kept_ended_at ON tables (kept, ended_at);
CREATE INDEX ix_tables_contest_id ON tables (contest_id);
CREATE INDEX ix_tables_due_at ON tables (due_at, guild_id) WHERE due_at IS NOT NULL;
CREATE INDEX ix_tables_guild_id_ended_at ON tables (guild_id, ended_at);
CREATE INDEX ix_tables_host_id_created_at ON tables (host_id, created_at);
CREATE INDEX ix_tables_guild_id_game_ended_at ON tables (guild_id, game, ended_at);
CREATE INDEX ix_tables_active ON tables (guild_id, host_id) WHERE state IN ('lobby', 'playing');
CREATE INDEX ix_contests_due_at ON contests (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ix_contests_kept_ended_at ON contests (kept, ended_at);
CREATE INDEX ix_contests_host_id ON contests (host_id);
CREATE INDEX ix_contests_behind ON contests (id) WHERE shown < version;
CREATE INDEX ix_contests_guild_id ON contests (guild_id);
CREATE INDEX ix_contest_entries_table_id ON contest_entries (table_id);
CREATE INDEX ix_contest_entries_user_id ON contest_entries (user_id);
CREATE INDEX ix_contest_partners_partner_id ON contest_partners (partner_id);
CREATE INDEX ix_contest_partners_user_id ON contest_partners (user_id);
CREATE INDEX ix_contest_places_user_id ON contest_places (user_id);
CREATE INDEX ix_contest_tables_table_id ON contest_tables (table_id);
CREATE INDEX ix_contest_tables_channel_id ON contest_tables (channel_id);
CREATE INDEX ix_channels_guild_id ON channels (guild_id);
CREATE UNIQUE INDEX uq_seats_sitting_user ON seats (table_id, user_id) WHERE until IS NULL AND user_id IS NOT NULL;
CREATE INDEX ix_seats_table_id ON seats (table_id);
CREATE UNIQUE INDEX uq_seats_sitting ON seats (table_id, seat) WHERE until IS NULL;
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE INDEX ix_applied_at ON applied (at);
CREATE INDEX ix_messages_channel_id ON messages (channel_id);
CREATE INDEX ix_leftovers_table_id ON leftovers (table_id);
CREATE INDEX ix_tokens_at ON tokens (at);
CREATE INDEX ix_pending_answers_at ON pending_answers (at);
CREATE INDEX ix_pending_answers_table_id ON pending_answers (table_id);
CREATE INDEX ix_deal_results_player ON deal_results (player);
CREATE INDEX ix_match_results_player_at ON match_results (player, at);
CREATE INDEX ix_forfeits_player_at ON forfeits (player, at);
CREATE INDEX ix_achievements_player_achievement ON achievements (player, achievement);
CREATE INDEX ix_standings_player ON standings (player);
CREATE INDEX ix_ratings_player ON ratings (player);
CREATE INDEX ix_invitations_user_id ON invitations (user_id);
CREATE INDEX ix_invitations_invited_by ON invitations (invited_by);
CREATE INDEX ix_puzzles_user_id ON puzzles (user_id);
CREATE INDEX ix_puzzle_votes_user_id_at ON puzzle_votes (user_id, at);
CREATE INDEX ix_weekly_puzzles_puzzle_id ON weekly_puzzles (puzzle_id);
CREATE INDEX ix_weekly_puzzles_due_at ON weekly_puzzles (due_at);
CREATE INDEX ix_tables_show_by ON tables (guild_id, show_by) WHERE show_by IS NOT NULL;
CREATE UNIQUE INDEX uq_tables_practice ON tables (host_id) WHERE state IN ('lobby', 'playing') AND solo AND contest_id IS NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('contests',2);
INSERT INTO "sqlite_sequence" VALUES('forgotten',2);
INSERT INTO "sqlite_sequence" VALUES('tables',2);
INSERT INTO "sqlite_sequence" VALUES('leftovers',2);
INSERT INTO "sqlite_sequence" VALUES('messages',2);
INSERT INTO "sqlite_sequence" VALUES('puzzles',2);
INSERT INTO "sqlite_sequence" VALUES('seats',2);
