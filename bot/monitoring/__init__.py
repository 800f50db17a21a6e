"""What whoever runs the bot can ask it while it runs: `/health` and `/metrics`, over HTTP."""
