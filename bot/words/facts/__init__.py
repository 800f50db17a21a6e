"""What a View says of each subject, derived once; texts, alt texts and pictures each put it in words of their own."""
