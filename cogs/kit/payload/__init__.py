"""Messages before they are sent: payloads, pages, buttons."""
