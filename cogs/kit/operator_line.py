"""The line about who runs the bot."""

from bot import message
from bot.message import Message
from bot.settings import Operator
from bot.words.speaker import say_chat


def operator_line(operator: Operator) -> str:
    """Who runs the bot, and where its policy and its terms stand; "" where the operator has said nothing."""
    told = (
        Message("privacy-policy-link", address=operator.privacy_url) if operator.privacy_url else "",
        Message("privacy-terms-link", address=operator.terms_url) if operator.terms_url else "",
        Message("privacy-run-by", contact=operator.contact) if operator.contact else "",
    )
    parts = [part for part in told if part]
    return say_chat(Message("privacy-links", parts=message.Row(parts, " · "))) if parts else ""
