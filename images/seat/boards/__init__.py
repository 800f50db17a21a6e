"""What stands in place of a trick: the review, the moon's choices, naming trump."""
