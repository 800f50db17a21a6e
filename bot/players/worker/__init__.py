"""The process beside the bot in which computer players think and hints are worked out."""
