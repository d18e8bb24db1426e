"""Training of the two networks; the only part of tableside that needs PyTorch."""
