"""The write side: the command handler and its base for appending, batches, invitations and rematches."""
