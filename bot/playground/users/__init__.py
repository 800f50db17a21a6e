"""People driven by code, who do what Discord's own client lets them do."""
