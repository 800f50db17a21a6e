"""Looking back at one's own decisions in deals that are over."""
