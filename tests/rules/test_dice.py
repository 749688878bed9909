"""The dice give the same numbers in every Python."""

from __future__ import annotations

from pygame_rules import Dice


def test_the_first_outputs_are_those_of_splitmix64() -> None:
    dice = Dice(1234567)
    assert [dice.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_numbers_choices_and_shuffles_are_pinned() -> None:
    dice = Dice(7)
    assert [dice.below(6) for _ in range(10)] == [2, 0, 5, 3, 2, 1, 2, 1, 0, 2]
    assert dice.choice("abcdefgh") == "a"
    cards = list(range(10))
    dice.shuffle(cards)
    assert cards == [0, 2, 5, 1, 4, 3, 7, 6, 8, 9]


def test_a_copy_rolls_the_same_and_apart() -> None:
    dice = Dice(5)
    other = dice.copy()
    assert [dice.bits(), dice.bits()] == [other.bits(), other.bits()]
    dice.bits()
    assert dice.state != other.state


def test_every_face_comes_up_alike() -> None:
    dice = Dice(0)
    counts = [0] * 7
    for _ in range(70_000):
        counts[dice.below(7)] += 1
    assert all(abs(count - 10_000) < 400 for count in counts)


def test_a_shuffle_takes_its_numbers_from_the_same_stream() -> None:
    dice, other = Dice(9), Dice(9)
    shuffled, drawn = list(range(40)), list(range(40))
    dice.shuffle(shuffled)
    for last in range(39, 0, -1):
        place = other.below(last + 1)
        drawn[last], drawn[place] = drawn[place], drawn[last]
    assert shuffled == drawn
    assert dice.state == other.state
