"""The common base of every cog: answers, messages, controls, commands and features."""
