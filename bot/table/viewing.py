"""Who looks at results, and where: what is told of channels in which tables were opened."""

from bot.store.rows.servers import Channel, ChannelKind
from bot.store.scores.viewers import NOWHERE, Viewer

__all__ = ["NOWHERE", "Channel", "ChannelKind", "Viewer"]
