"""Whatever somebody gets into a page: no script of theirs runs, and nothing goes to another origin."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.conftest import DIST, Visitor
from tests.web.host import Host

pytestmark = pytest.mark.pyodide

FILE = DIST / "physic-garden.html"
PAGES = ("", "embed.html", "rules/herbaceous/en/", "embedding/", FILE.as_uri())

# Python is no part of the story.
NO_WORKERS = "window.TrueWorker = Worker; window.Worker = undefined;"

# Puts into the page what must not run or be asked for. What ran has its name in `broken`, what was
# refused its directive in `refused`.
ATTACK = """
(elsewhere) => {
  window.broken = [];
  window.refused = [];
  addEventListener("securitypolicyviolation", ({ effectiveDirective }) => refused.push(effectiveDirective));
  const runs = (name) => `broken.push(${JSON.stringify(name)})`;
  const put = (name, attributes, text = "") => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = text;
    document.body.append(element);
    return element;
  };
  const attempt = (act) => {
    try {
      void Promise.resolve(act()).catch(() => {});
    } catch {}
  };
  const data = (code) => `data:text/javascript,${encodeURIComponent(code)}`;
  const blob = (code) => URL.createObjectURL(new Blob([code], { type: "text/javascript" }));

  // Scripts of their own.
  put("script", {}, runs("inline script"));
  put("script", { type: "module" }, runs("inline module"));
  put("script", { src: data(runs("script of data")) });
  put("script", { src: blob(runs("script of a blob")) });
  put("div", {}).innerHTML = `<img src="data:," onerror="${runs("handler").replaceAll('"', "'")}">`;
  put("button", { onclick: runs("click") }).click();
  put("a", { href: `javascript:${runs("link")}` }).click();
  put("iframe", { srcdoc: `<script>parent.${runs("frame")}</script>` });
  put("iframe", { src: `javascript:parent.${runs("frame's address")}` });
  setTimeout(() => { // What the test itself runs may do this.
    attempt(() => eval(runs("eval")));
    attempt(() => new Function(runs("function"))());
    attempt(() => (async () => {}).constructor(runs("async function"))());
    attempt(() => setTimeout(runs("timer")));
  });
  attempt(() => import(data(runs("module of data"))));
  attempt(() => import(blob(runs("module of a blob"))));
  attempt(() => new TrueWorker(data("")));
  attempt(() => {
    const worker = new TrueWorker(blob(`
      postMessage("began");
      fetch("${elsewhere}by-worker").catch(() => {});
      try { importScripts("${elsewhere}attack.js"); } catch {}
      try { eval("postMessage('eval')"); } catch {}`));
    worker.onmessage = ({ data }) => (data === "began" ? refused : broken).push(`worker: ${data}`);
    worker.onerror = () => {};
  });

  // Files of others, and words to them.
  put("script", { src: `${elsewhere}attack.js` });
  put("script", { type: "module", src: `${elsewhere}attack.js` });
  attempt(() => import(`${elsewhere}attack.js`));
  put("img", { src: `${elsewhere}picture` });
  put("div", { style: `background: url(${elsewhere}background)` }, "x");
  put("link", { rel: "stylesheet", href: `${elsewhere}sheet` });
  put("link", { rel: "prefetch", href: `${elsewhere}prefetched` });
  put("style", {}, `
    @import url(${elsewhere}imported);
    @font-face { font-family: foreign; src: url(${elsewhere}font); }
    p { font-family: foreign; }`);
  put("p", {}, "x");
  put("iframe", { src: `${elsewhere}frame` });
  put("object", { data: `${elsewhere}object` });
  put("video", { src: `${elsewhere}film`, preload: "auto" });
  attempt(() => fetch(`${elsewhere}fetched`, { mode: "no-cors" }));
  attempt(() => navigator.sendBeacon(`${elsewhere}beacon`, "secret"));
  attempt(() => new EventSource(`${elsewhere}events`));
  attempt(() => new WebSocket(`${elsewhere.replace("http", "ws")}socket`));
  const form = put("form", { action: `${elsewhere}form`, method: "post", target: "_blank" });
  attempt(() => form.submit());
  document.head.append(put("base", { href: elsewhere }));
}
"""

# What every page then refuses.
REFUSED = [
    *("script-src", "script-src-elem", "script-src-attr", "worker-src", "style-src-elem"),
    *("img-src", "media-src", "object-src", "frame-src", "connect-src", "form-action", "base-uri"),
]


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Host]:
    """Another origin, which would like to be asked for anything."""
    (tmp_path / "attack.js").write_text("broken.push('foreign script');", "utf-8")
    host = Host(tmp_path)
    yield host
    host.stop()


@pytest.fixture
def page(elsewhere: Host, visitor: Visitor) -> Page:
    visit = visitor(scripts=(NO_WORKERS,))
    visit.excuse(".*")  # Every refusal stands in the console.
    visit.origins |= {"file://", elsewhere.origin}  # which tells itself whether it was asked
    return visit.page


@pytest.mark.parametrize("address", PAGES, ids=lambda address: Path(address).name or "page")
def test_no_page_runs_or_asks_what_was_put_into_it(
    page: Page, host: Host, elsewhere: Host, address: str
) -> None:
    page.goto(address if address.startswith("file:") else host.url + address)
    page.evaluate(ATTACK, elsewhere.url)
    page.wait_for_function("(all) => all.every((one) => refused.includes(one))", arg=REFUSED)
    assert page.evaluate("() => broken") == []
    assert elsewhere.asked == []
