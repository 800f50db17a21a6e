"""`/health` and `/metrics` over HTTP, for the bot's operator."""
