"""The front: HTTP/1.1 for the application, one event loop a process, each connection a greenlet of it.

What would block the loop switches to it instead: sockets, locks, sleep and threads are gevent's in these processes,
patched before anything else is imported. What computes long breathes (`service/breath.py`).
"""
