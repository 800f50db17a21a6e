"""What messages are made of: controls with their custom ids, payloads, pages."""
