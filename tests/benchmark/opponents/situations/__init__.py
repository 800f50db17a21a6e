"""What a View of a deal implies for its player: what is out, who may hold it, what has been shown by plays."""
