"""Controls: their custom ids, the actions and arguments in these, and the handlers of clicks."""
