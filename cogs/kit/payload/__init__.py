"""What is sent to Discord: payloads, pages, buttons."""
