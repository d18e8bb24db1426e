"""The rules of Chicken Foot as values: pure, standard library only, without clock, chance or language."""
