"""The playground's page in a browser."""
