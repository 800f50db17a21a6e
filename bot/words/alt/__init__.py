"""Alt texts: what each picture shows, in words that are always put in the same order. Made from the View alone."""
