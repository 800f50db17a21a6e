"""`python -m tests.benchmark [pictures|latency]`: timings beside their floors. No test asserts any of them."""

import asyncio
import sys

from tests.benchmark import latency, pictures

if __name__ == "__main__":
    asked = sys.argv[1:] or ["pictures", "latency"]
    if "pictures" in asked:
        pictures.measure()
    if "latency" in asked:
        asyncio.run(latency.measure())
