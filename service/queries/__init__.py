"""The read side: the repository and its snapshots, notifications, and what streams are sent."""
