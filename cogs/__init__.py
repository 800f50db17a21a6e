"""Discord's face, and thin: an interaction is read, the table does what is asked, and what is so is shown.

A click or a command comes in by `controls` or a cog, is answered by an `Answer`, and changes a table through
`services`; the courier listens to the tables and brings their messages up to date. To add a button, give it an action
in `actions` and draw it in `messages`. The files, each knowing only those before it:

    caller, payload, page                        who acts; a message before it is sent, classic or of Components V2
    rule_texts, texts, stats                     what messages say
    permissions, redeliveries, post              what must hold before; what came twice; Discord's calls
    answers, tree                                one interaction: acknowledged in time, its errors told
    controls                                     buttons, selects and forms, known by their custom ids
    messages, help_pages, house_rules            what is shown of a table, as payloads and pages
    wanted, under_way, leftovers, courier        which messages there should be, delivered until they stand
    services, reminders                          the tables and the courier for those below; who keeps others waiting
    table_meant, history, actions                which table is meant; past matches; what each control does
    show, standings                              commands to look at a table, and at the server's record
    typed_moves                                  what the commands that make moves share
    domino, play, bidding, special_moves         commands to run a table, and to make moves
"""
