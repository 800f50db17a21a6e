"""What a decision cost, judged by what its player could know; and what the hands of a deal were worth."""
