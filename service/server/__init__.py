"""The server: granian (hyper) answers HTTP/1.1, HTTP/2 and TLS, and calls the application through an adapter.

A process has one event loop. A request of a hot route runs in a greenlet, any other in a thread, and a live stream is
a task of the loop. Blocking calls in greenlets await on the loop (`service/cooperative.py`).
"""
