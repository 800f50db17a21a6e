"""What a table's messages show: texts, payloads and pages, made from Views."""
