"""Write down what the page knows of the games before Python runs in it.

    facts.py SITE OUT_FILE

SITE is the folder with the rules, and with the games of others where there are any. Writes, as JSON,
the games and the kinds of computer players that the bridge tells of, and for each game and number of
seats the table before the deal.
"""

import json
import sys
from pathlib import Path
from typing import Any

#: What so many deals have in common is taken for what all have.
DEALS = 32


def main() -> None:
    site, out = sys.argv[1:]
    sys.path.insert(0, site)
    from pygame_rules.bridge import Bridge

    bridge = Bridge()
    games = bridge.games()
    tables = {
        game["id"]: {seats: undealt(bridge, game["id"], seats) for seats in game["seats"]}
        for game in games
    }
    facts = {"games": games, "bots": bridge.players(), "tables": tables}
    Path(out).write_text(json.dumps(facts), "utf-8")


def undealt(bridge: Any, game: str, seats: int) -> dict[str, Any]:
    """What the first seat sees before the deal: what is the same in every one, and no move."""
    views = []
    for seed in range(DEALS):
        match = bridge.new_match(game, seats, seed)["match"]
        views.append(bridge.view(match, 0))
        bridge.release(match)
    first = views[0]
    zones = [{zone["id"]: zone for zone in view["zones"]} for view in views]
    return {
        **{name: value for name, value in first.items() if all_alike(name, views)},
        "turn": first["turn"] if all_alike("turn", views) else None,
        "seats": [
            {"score": None, "marks": [], **common(list(seat))}
            for seat in zip(*(view["seats"] for view in views), strict=True)
        ],
        "zones": [
            before_the_deal([others[zone] for others in zones])
            for zone in zones[0]
            if all(zone in others for others in zones)
        ],
        "moves": [],
        "attempts": [],
        "previews": [],
        "undealt": True,
    }


def all_alike(name: str, things: list[dict[str, Any]]) -> bool:
    return all(thing.get(name) == things[0].get(name) for thing in things)


def common(things: list[dict[str, Any]]) -> dict[str, Any]:
    """What is the same in all of these."""
    return {name: value for name, value in things[0].items() if all_alike(name, things)}


def before_the_deal(zones: list[dict[str, Any]]) -> dict[str, Any]:
    """A zone with what always lies there; as many cards as always, but other ones, show their backs."""
    zone = {"count": None, "pieces": [], **common(zones)}
    listed = [other["pieces"] for other in zones]
    single = all(other.get("count", 1) == 1 for pieces in listed for other in pieces)
    numbers = {len(pieces) for pieces in listed} | {other["count"] for other in zones}
    if not zone["pieces"] and single and len(numbers) == 1:
        zone["pieces"] = [
            {
                "id": f"undealt:{zone['id']}:{number}",
                "face": None,
                "label": zone["label"],
                "cell": place.get("cell"),
            }
            for number, place in enumerate(listed[0])
        ]
    return zone


if __name__ == "__main__":
    main()
