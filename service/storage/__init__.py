"""Storage outside Redis: folders and buckets, and the segments of finished games in them."""
