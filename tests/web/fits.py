"""What does not fit on a screen, found by looking at the page itself."""

from __future__ import annotations

from playwright.sync_api import Page

__all__ = ["SMALLEST_TARGET", "hidden_below", "marred_words", "misfits"]

SMALLEST_TARGET = 24

# What is wider than the window, and buttons and links that reach out of it.
STICKING_OUT = """
() => {
  const width = document.documentElement.clientWidth;
  const found = [];
  if (document.scrollingElement.scrollWidth > width)
    found.push(`the page is ${document.scrollingElement.scrollWidth} wide`);
  const scrolled = (element) => {
    for (let one = element.parentElement; one; one = one.parentElement)
      if (["auto", "scroll"].includes(getComputedStyle(one).overflowX) && one !== document.body) return true;
    return false;
  };
  for (const element of document.querySelectorAll("button, a, select, summary, h1, h2, p, td, th")) {
    const { left, right } = element.getBoundingClientRect();
    if (element.checkVisibility() && (left < -1 || right > width + 1) && !scrolled(element))
      found.push(`${element.outerHTML.slice(0, 120)}: ${left} to ${right}`);
  }
  return found;
}
"""

# Controls that are too small for a finger. What is hidden behind a label counts as the label; links
# in the middle of a rulebook's sentence are as high as its lines.
TOO_SMALL = """
(least) => {
  const found = [];
  for (const element of document.querySelectorAll("button, a[href], select, summary, input")) {
    const target = element.matches("input[type=radio], input[type=checkbox], input[type=file]")
      ? element.closest("label") ?? element : element;
    if (!target.checkVisibility() || target.matches("a:not([class])") && target.closest("main p, main li, td"))
      continue;
    const { width: whole, height } = target.getBoundingClientRect();
    // Of a card in a hand the next one leaves a strip.
    const width = Math.min(whole, target.closest(".held:not(:last-child)")?.clientWidth ?? whole);
    if (width > 0 && (width < least || height < least))
      found.push(`${target.outerHTML.slice(0, 160)}: ${width} × ${height}`);
  }
  return found;
}
"""

# The lines of text that can be seen: each with its element and where it is.
LINES = """
const hidden = (one) => one && (getComputedStyle(one).clipPath !== "none" || hidden(one.parentElement));
const lines = () => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const words = texts.currentNode.data.trim();
    if (!words || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest(".visually-hidden, option, svg, dialog:not([open])")) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    if (hidden(element)) continue;
    for (const place of range.getClientRects())
      if (place.width > 1 && place.height > 1) found.push({ element, words, place });
  }
  return found;
};
"""

# Text of which a box cuts something off, unless the box can be scrolled or ends in an ellipsis on purpose, and text
# that reaches out of its button. Nothing of one's own ends so.
CUT = f"""
() => {{
  {LINES}
  const found = new Set();
  for (const {{ element, words, place }} of lines()) {{
    for (let box = element; box && box !== document.body; box = box.parentElement) {{
      const {{ overflowX, overflowY, webkitLineClamp, textOverflow }} = getComputedStyle(box);
      if (overflowX === "visible" && overflowY === "visible" && !box.matches(".button")) continue;
      if ([overflowX, overflowY].some((how) => ["auto", "scroll"].includes(how))) break;
      const {{ left, right, top, bottom }} = box.getBoundingClientRect();
      const past = Math.max(left - place.left, place.right - right, top - place.top, place.bottom - bottom);
      const meant = webkitLineClamp !== "none" || textOverflow === "ellipsis" && !box.closest(".area-own");
      if (past > 2 && !meant)
        found.add(`“${{words.slice(0, 60)}}” is ${{past.toFixed(0)}} px too long for .${{box.className}}`);
      break;
    }}
  }}
  return [...found];
}}
"""

# Words that are broken in their middle because their box is too narrow; where a language hyphenates, it may,
# and so may code.
BROKEN = f"""
() => {{
  {LINES}
  const found = new Set();
  for (const {{ element }} of lines()) {{
    if (getComputedStyle(element).hyphens === "auto" || element.closest("code")) continue;
    for (const text of element.childNodes) {{
      if (text.nodeType !== Node.TEXT_NODE) continue;
      for (const {{ 0: word, index }} of text.data.matchAll(/[\\p{{L}}’]{{2,}}/gu)) {{
        const range = document.createRange();
        // The hyphen of a part belongs to the next one, though it ends the line before.
        range.setStart(text, index + (text.data[index - 1] === "\u00ad" ? 1 : 0));
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({{ top }}) => Math.round(top)));
        if (tops.size > 1) found.add(`“${{word}}” is broken in .${{element.className}}`);
      }}
    }}
  }}
  return [...found];
}}
"""

# Lines of text that run into one another, with nothing between them that covers the lower one.
OVERLAPPING = f"""
() => {{
  {LINES}
  const found = new Set();
  const all = lines();
  const covers = (element) => {{
    const {{ backgroundColor, backgroundImage }} = getComputedStyle(element);
    return backgroundImage !== "none" || !/^rgba\\(.*, 0?\\.?\\d*\\)$/.test(backgroundColor);
  }};
  for (let one = 0; one < all.length; one += 1)
    for (let other = one + 1; other < all.length; other += 1) {{
      const [a, b] = [all[one], all[other]];
      if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const left = Math.max(a.place.left, b.place.left);
      const right = Math.min(a.place.right, b.place.right);
      const top = Math.max(a.place.top, b.place.top);
      const bottom = Math.min(a.place.bottom, b.place.bottom);
      const smaller = Math.min(a.place.height, b.place.height);
      if (right - left < 3 || bottom - top < smaller * 0.45) continue;
      const under = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      const places = [a, b].map(({{ element }}) => under.findIndex((thing) => thing.contains(element)));
      if (places.includes(-1)) continue;
      const [upper, lower] = [Math.min(...places), Math.max(...places)];
      if (under.slice(upper, lower).some(covers)) continue;
      found.add(`“${{a.words.slice(0, 40)}}” and “${{b.words.slice(0, 40)}}”`);
    }}
  return [...found];
}}
"""

# Pieces and words that lie over pieces of another place or reach out of the area that is theirs, and names that
# another piece covers. Within a place cards may lie over one another.
STRAYING = f"""
() => {{
  {LINES}
  const seen = (element, box) => {{
    let {{ left, right, top, bottom }} = box;
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {{
      if (getComputedStyle(one).overflow === "visible") continue;
      const edge = one.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }}
    return {{ left, right, top, bottom }};
  }};
  const name = (element) => element.dataset.piece ?? element.className;
  const place = (element) => element.closest("[data-zone]");
  const pieces = [...document.querySelectorAll("[data-zone] :is(.piece, .pile-back, .folded-line)")]
    .filter((piece) => piece.checkVisibility() && !hidden(piece))
    .map((piece) => ({{ piece, box: seen(piece, piece.getBoundingClientRect()) }}));
  const texts = lines().filter(({{ element }}) => element.closest("garden-table"));
  const meet = (a, b, [across, down]) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > across &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > down;
  const found = new Set();
  for (const {{ piece, box }} of pieces) {{
    const area = piece.closest(".area, .centre").getBoundingClientRect();
    const past = Math.max(area.left - box.left, box.right - area.right, area.top - box.top, box.bottom - area.bottom);
    if (past > 3) found.add(`${{name(piece)}} reaches ${{past.toFixed(0)}} px out of its area`);
    for (const other of pieces)
      if (place(other.piece) !== place(piece) && meet(box, other.box, [3, 3]))
        found.add([name(piece), name(other.piece)].sort().join(" and "));
    for (const {{ element, words, place: line }} of texts)
      if (place(element) !== place(piece) && meet(box, seen(element, line), [3, line.height * 0.45]))
        found.add(`“${{words.slice(0, 40)}}” and ${{name(piece)}}`);
  }}
  for (const {{ element, words, place: {{ left, right, top, bottom }} }} of texts) {{
    if (!element.matches(".piece-name")) continue;
    for (const x of [left + 2, right - 2]) {{
      const over = document.elementFromPoint(x, (top + bottom) / 2)?.closest(".piece");
      if (over && !over.contains(element)) found.add(`“${{words}}” lies under ${{name(over)}}`);
    }}
  }}
  return [...found];
}}
"""


# Boxes of which the last row holds less than half as many as the first: they look forgotten there.
FORLORN = """
() => {
  const found = [];
  for (const box of document.querySelectorAll(".sheet-seats, .tally-parts, .game-over-buttons")) {
    if (!box.checkVisibility()) continue;
    const rows = new Map();
    for (const one of box.querySelectorAll(":is(.seat-sheet, .tally-part, .button)")) {
      const { top, width } = one.getBoundingClientRect();
      rows.set(Math.round(top), [...(rows.get(Math.round(top)) ?? []), width]);
    }
    const [first, ...others] = [...rows.values()];
    const last = others.at(-1) ?? first;
    const broad = last.reduce((sum, width) => sum + width, 0) > box.clientWidth / 2;
    if (last.length < first.length / 2 && !broad)
      found.push(`.${box.className} has ${last.length} below ${first.length}`);
  }
  return found;
}
"""


# Buttons beside the table that are found only by who scrolls the words there; hints may be long.
BURIED = """
() => [...document.querySelectorAll(".prompt-bar button")]
  .filter((button) => !button.closest(".advice") && button.checkVisibility())
  .filter((button) => {
    const { top, bottom } = button.closest(".prompt-bar").getBoundingClientRect();
    const box = button.getBoundingClientRect();
    return box.top < top - 1 || box.bottom > bottom + 1;
  })
  .map((button) => `${button.outerHTML.slice(0, 120)} is buried`)
"""


def misfits(page: Page) -> list[str]:
    """All that sticks out of the window, is too small for a finger, lies forlorn in a last row, or is buried."""
    return [
        *page.evaluate(STICKING_OUT),
        *page.evaluate(TOO_SMALL, SMALLEST_TARGET),
        *page.evaluate(FORLORN),
        *page.evaluate(BURIED),
    ]


def marred_words(page: Page) -> list[str]:
    """All words that are cut off, broken in their middle, or lie over others; pieces that do."""
    looks = (CUT, BROKEN, OVERLAPPING, STRAYING)
    return [word for look in looks for word in page.evaluate(look)]


def hidden_below(page: Page) -> int:
    """By how many pixels the page is higher than the window, once it has been laid out for it."""
    page.evaluate("new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
    return page.evaluate("document.documentElement.scrollHeight - innerHeight")
