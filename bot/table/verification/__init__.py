"""The check of a match's record: `boneyard verify FILE`."""
