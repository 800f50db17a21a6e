"""The contents of messages: texts, payloads and pages, made from Views."""
