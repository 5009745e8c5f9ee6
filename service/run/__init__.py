"""What `cairn up` starts and watches: the embedded server, the parts and their supervisor."""
