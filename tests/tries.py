"""How often tests try that could go on for ever: a longer hunt is PHYSIC_GARDEN_TRIES=10000 and then pytest for one of them."""

from __future__ import annotations

import os


def tries(usual: int) -> int:
    return int(os.environ.get("PHYSIC_GARDEN_TRIES") or usual)
