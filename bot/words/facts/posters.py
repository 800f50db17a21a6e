"""The great events of a deal's end, which a poster tells before the deal card."""

from bot.rules.events import ContractPlayed, DealResult


def has_poster(result: DealResult) -> bool:
    """Whether somebody shot the moon, or a contract was set or was to lose every trick."""
    contracts = [remark for remark in result.remarks if isinstance(remark, ContractPlayed)]
    return result.moon is not None or any(not played.made or played.bid.nel_o for played in contracts)
