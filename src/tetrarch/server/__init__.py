"""The server: accounts, lobby and tables behind HTTP and websockets."""
