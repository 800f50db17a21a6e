"""What whoever runs the bot does from the command line, while it runs: copy its database, check it, describe it."""
