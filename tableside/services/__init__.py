"""What tableside does, as functions that pages and commands call alike: values in, frozen values out."""
