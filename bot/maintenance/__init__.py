"""The operator's commands: back up the database, check it, describe the installation, invite the bot."""
