"""What contests show: who fared how at the same deals, and where their play parted."""
