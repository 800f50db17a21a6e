"""The table that a person reads."""

from collections.abc import Iterator

from tests.benchmark.figures import Figure, Goal, Run

LEFT = (0, 5)  # the columns of words


def table(run: Run, against: Run | None = None) -> str:
    """All figures of a run, each with its floor, their ratio and the goal; beside them those of an earlier run."""
    heads = ["", "ours", "floor", "ratio", "goal", ""]
    if against:
        heads += ["then", "ratio then", "now/then"]
    rows = [[*_cells(it), *(_compared(it, against.find(it.name)) if against else ())] for it in run.figures]
    lines = list(_aligned([heads, *rows]))
    return "\n".join([_title(run, against), "", lines[0], "-" * max(map(len, lines)), *lines[1:]])


def _title(run: Run, against: Run | None) -> str:
    title = f"{run.taken}, commit {run.commit or 'unknown'}{', quick' if run.is_quick else ''}"
    return title + (f"; then: {against.taken}, commit {against.commit or 'unknown'}" if against else "")


def _cells(figure: Figure) -> list[str]:
    floor = "" if figure.floor is None else f"{number(figure.floor)} {figure.unit} ({figure.floor_is})"
    ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}×"
    goal = ", ".join(_goal(figure, it) for it in figure.goals)
    return [figure.name, f"{_ours(figure)} {figure.unit}", floor, ratio, goal, _met(figure)]


def _ours(figure: Figure) -> str:
    """The figure, with its standard error to the same digits."""
    if figure.error is None:
        return number(figure.ours)
    digits = 2 if abs(figure.ours) < 10 else 1
    return f"{figure.ours:.{digits}f} ± {figure.error:.{digits}f}"


def _goal(figure: Figure, goal: Goal) -> str:
    unit = "×" if goal.of == "ratio" else f" {figure.unit}"
    return f"{goal.bound} {number(goal.limit)}{unit}{_chance(goal.errors)}"


def _chance(errors: float) -> str:
    """How far from the limit a figure has to be, or may be, in standard errors."""
    if not errors:
        return ""
    return f" {'by' if errors < 0 else 'within'} {abs(errors):g} error{'' if abs(errors) == 1 else 's'}"


def _met(figure: Figure) -> str:
    """Whether all its goals are met."""
    met = [goal.is_met(figure) for goal in figure.goals]
    if not met or None in met:
        return ""
    return "met" if all(met) else "NOT MET"


def _compared(now: Figure, then: Figure | None) -> list[str]:
    if then is None:
        return ["", "", ""]
    ratio = "" if then.ratio is None else f"{then.ratio:.2f}×"
    # Ratios within a run are comparable between runs, if they are over the same floor.
    same_floor = now.ratio and then.ratio and now.floor_is == then.floor_is
    value, before = (now.ratio, then.ratio) if same_floor else (now.ours, then.ours)
    return [f"{_ours(then)} {then.unit}", ratio, f"{value / before:.2f}" if value is not None and before else ""]


def number(value: float) -> str:
    """Three digits that count."""
    if value == 0 or abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def _aligned(rows: list[list[str]]) -> Iterator[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        padded = zip(row, widths, strict=True)
        cells = [cell.ljust(width) if n in LEFT else cell.rjust(width) for n, (cell, width) in enumerate(padded)]
        yield "  ".join(cells).rstrip()
