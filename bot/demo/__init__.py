"""The bot without a Discord account: the playground's page with the bot, and a match that plays itself."""
