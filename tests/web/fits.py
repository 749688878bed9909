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
    const { width, height } = target.getBoundingClientRect();
    if (width > 0 && (width < least || height < least))
      found.push(`${target.outerHTML.slice(0, 160)}: ${width} × ${height}`);
  }
  return found;
}
"""

# The lines of text that can be seen: each with its element and where it is.
LINES = """
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
    const hidden = (one) => one && (getComputedStyle(one).clipPath !== "none" || hidden(one.parentElement));
    if (hidden(element)) continue;
    for (const place of range.getClientRects())
      if (place.width > 1 && place.height > 1) found.push({ element, words, place });
  }
  return found;
};
"""

# Text of which a box cuts something off, unless the box can be scrolled or ends in an ellipsis on purpose.
CUT = f"""
() => {{
  {LINES}
  const found = new Set();
  for (const {{ element, words, place }} of lines()) {{
    for (let box = element; box && box !== document.body; box = box.parentElement) {{
      const {{ overflowX, overflowY, webkitLineClamp, textOverflow }} = getComputedStyle(box);
      if (overflowX === "visible" && overflowY === "visible") continue;
      if ([overflowX, overflowY].some((how) => ["auto", "scroll"].includes(how))) break;
      const {{ left, right, top, bottom }} = box.getBoundingClientRect();
      const past = Math.max(left - place.left, place.right - right, top - place.top, place.bottom - bottom);
      if (past > 2 && webkitLineClamp === "none" && textOverflow !== "ellipsis")
        found.add(`“${{words.slice(0, 60)}}” is cut by ${{past.toFixed(0)}} px of .${{box.className}}`);
      break;
    }}
  }}
  return [...found];
}}
"""

# Words that are broken in their middle because their box is too narrow; where a language hyphenates, it may.
BROKEN = f"""
() => {{
  {LINES}
  const found = new Set();
  for (const {{ element }} of lines()) {{
    if (getComputedStyle(element).hyphens === "auto") continue;
    for (const text of element.childNodes) {{
      if (text.nodeType !== Node.TEXT_NODE) continue;
      for (const {{ 0: word, index }} of text.data.matchAll(/[\\p{{L}}’]{{2,}}/gu)) {{
        const range = document.createRange();
        range.setStart(text, index);
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


def misfits(page: Page) -> list[str]:
    """All that sticks out of the window or is too small for a finger."""
    return [*page.evaluate(STICKING_OUT), *page.evaluate(TOO_SMALL, SMALLEST_TARGET)]


def marred_words(page: Page) -> list[str]:
    """All words that are cut off, broken in their middle, or lie over others."""
    return [word for look in (CUT, BROKEN, OVERLAPPING) for word in page.evaluate(look)]


def hidden_below(page: Page) -> int:
    """By how many pixels the page is higher than the window, once it has been laid out for it."""
    page.evaluate("new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
    return page.evaluate("document.documentElement.scrollHeight - innerHeight")
