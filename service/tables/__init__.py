"""Tables of finished games for people who work with data: Parquet files. `README.md` beside this describes them.

It needs the extra `tables`; nothing but the command that writes them imports this.
"""
