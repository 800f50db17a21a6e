"""A View in words. `facts` derives what happened once; messages, alt texts and pictures each have their own phrases."""
