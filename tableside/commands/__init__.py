"""One module per command: `register(subparsers)` describes it, `run(args)` does it and returns the exit status.

What is heavy is imported inside `run`, so that `tableside hand` does not wait for what `tableside serve` needs.
"""
