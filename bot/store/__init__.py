"""What outlives the process: tables, seats, the journal, messages, scores. SQLite, or PostgreSQL by its URL.

`store.Store` is one open database, put together of a class for each thing that is kept. What it is made of:

    errors, failures, schema                     refusals; what a driver's error means; the database's tables
    opening, engine                              the file, its migrations; transactions, one writer at a time
    ratings, results, rows                       the values that are taken and handed out
    keeping                                      results, standings and ratings, within the transaction of a move
    applied, tables, seats, journal, messages,   what is kept, a class each
      scores, history, people, house_rules
    migrations                                   one revision a file; any change of `schema` needs one
"""
