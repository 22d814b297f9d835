"""Secret orders of people: wishes for auctions and turns made ahead."""
