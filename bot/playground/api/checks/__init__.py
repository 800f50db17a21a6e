"""What Discord accepts: messages, components, forms."""
