"""Discord's face: what it says stays within what Discord takes."""
