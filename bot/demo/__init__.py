"""The bot without a Discord account: a playground's page with the bot behind it, and a match that plays itself."""
