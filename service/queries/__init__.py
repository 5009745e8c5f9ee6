"""The read side: repository, snapshots, notifications and the sources of streams."""
