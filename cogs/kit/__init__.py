"""What every cog stands on."""
