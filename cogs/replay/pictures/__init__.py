"""The pictures of replays."""
