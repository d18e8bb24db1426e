"""What `tableside serve` is made of; imported only after gevent has patched the standard library."""
