"""The rules, tested as the rule page words them."""
