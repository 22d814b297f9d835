"""Languages: what the house has to say, said in English, French or German."""
