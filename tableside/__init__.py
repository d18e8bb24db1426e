"""tableside keeps the score of Chicken Foot, played with real tiles, and rules on its arguments."""
