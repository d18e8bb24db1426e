"""What a game is worth: hands, the schedule of doubles, the scorecard and its standings. Pure, as the rules are."""
