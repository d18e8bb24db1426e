class StartError(Exception):
    """Why the app cannot start, in one sentence for the person at the terminal."""
