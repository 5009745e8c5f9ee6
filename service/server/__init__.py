"""The server: granian (hyper) answers HTTP/1.1, HTTP/2 and TLS, and calls the application through an adapter.

A process has one event loop. A request of a hot route is a greenlet of it, any other has a thread, and a live stream is
a task of the loop. What would block the loop in a greenlet awaits on it (`service/cooperative.py`).
"""
