"""The check of a match's record: `boneyard record verify FILE`."""
