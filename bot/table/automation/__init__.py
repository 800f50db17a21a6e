"""What happens at a table without a click: clocks, computer players, plays that decide nothing."""
