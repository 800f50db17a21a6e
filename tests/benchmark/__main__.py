"""`python -m tests.benchmark [pictures|latency|tables]`: timings beside their floors. No test asserts any of them."""

import asyncio
import sys

from tests.benchmark import latency, pictures, tables

if __name__ == "__main__":
    asked = sys.argv[1:] or ["pictures", "latency", "tables"]
    if "pictures" in asked:
        pictures.measure()
    if "latency" in asked:
        asyncio.run(latency.measure())
    if "tables" in asked:
        asyncio.run(tables.measure())
