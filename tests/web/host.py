"""A plain web host with the page below a path of its own, as cheap as they come, that can fail."""

from __future__ import annotations

import gzip
import http.server
import threading
from collections.abc import Callable
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

BASE = "/some/garden/"

# What ordinary hosts know; nothing else is said about the files.
MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
}


class Answer(NamedTuple):
    """What goes back for one request. `length` is what the header promises."""

    status: int
    media_type: str
    body: bytes
    length: int
    headers: dict[str, str]
    go_on: threading.Event | None = None  # the second half of the body waits for it


Fault = Callable[[Answer], Answer]


def missing(answer: Answer) -> Answer:
    return whole(404, "text/plain", b"There is nothing here.")


def a_page_instead(answer: Answer) -> Answer:
    """Some hosts greet whoever asks for what they do not have."""
    return whole(200, "text/html", b"<!doctype html><title>Welcome</title><h1>Welcome!</h1>")


def cut_short(answer: Answer) -> Answer:
    """The connection breaks in the middle."""
    return answer._replace(body=answer.body[: len(answer.body) // 2])


def too_short(answer: Answer) -> Answer:
    """Half a file, sent as if it were all."""
    half = answer.body[: len(answer.body) // 2]
    return answer._replace(body=half, length=len(half))


def damaged(answer: Answer) -> Answer:
    """One byte in the middle is another."""
    body = bytearray(answer.body)
    body[len(body) // 2] ^= 0xFF
    return answer._replace(body=bytes(body))


def without_webassembly(answer: Answer) -> Answer:
    """The policy of a host that does not know WebAssembly."""
    return answer._replace(headers={"Content-Security-Policy": "script-src 'self'"})


def compressed(answer: Answer) -> Answer:
    body = gzip.compress(answer.body, 1)
    return answer._replace(body=body, length=len(body), headers={"Content-Encoding": "gzip"})


def whole(status: int, media_type: str, body: bytes) -> Answer:
    return Answer(status, media_type, body, len(body), {})


class Host:
    """Serves a folder below BASE. Another folder may take its place, and the host may go away."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.faults: dict[str, Fault] = {}  # by the pattern of the file's path
        self.asked: list[str] = []  # the files that were asked for, in order
        self.port = 0
        self._held: list[threading.Event] = []
        self.start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return self.origin + BASE

    def start(self) -> None:
        self._server = _Server(("127.0.0.1", self.port), _Handler)
        self._server.host = self
        self.port = self._server.server_port
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,))
        self._thread.start()

    def stop(self) -> None:
        """Closes the door for good: whoever knocks is refused by the system."""
        for event in self._held:
            event.set()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def hold(self, pattern: str) -> threading.Event:
        """Lets only half of such files go before the event is set."""
        event = threading.Event()
        self._held.append(event)
        self.faults[pattern] = lambda answer: answer._replace(go_on=event)
        return event

    def answer(self, path: str) -> Answer:
        name = path.removeprefix(BASE)
        if name == path:
            return missing(whole(200, "", b""))
        self.asked.append(name)
        file = self.folder / name
        if file.is_dir() and not path.endswith("/"):
            return whole(301, "text/plain", b"")._replace(headers={"Location": f"{path}/"})
        if file.is_dir():
            file /= "index.html"
        answer = missing(whole(200, "", b""))
        if file.is_file():
            media_type = MEDIA_TYPES.get(file.suffix, "application/octet-stream")
            answer = whole(200, media_type, file.read_bytes())
        for pattern, fault in self.faults.items():
            if fnmatchcase(name, pattern):
                answer = fault(answer)
        return answer


class _Server(http.server.ThreadingHTTPServer):
    host: Host
    daemon_threads = False  # stopping waits until the last answer is given

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that turns away in the middle of an answer is no news."""


class _Handler(http.server.BaseHTTPRequestHandler):
    """One request, one connection: when the host stops, nothing stays open."""

    server: _Server

    def do_GET(self) -> None:
        answer = self.server.host.answer(urlsplit(self.path).path)
        self.send_response(answer.status)
        self.send_header("Content-Type", answer.media_type)
        self.send_header("Content-Length", str(answer.length))
        # Everything may be kept for a while, as on GitHub Pages.
        self.send_header("Cache-Control", "max-age=600")
        for name, value in answer.headers.items():
            self.send_header(name, value)
        self.end_headers()
        middle = len(answer.body) // 2
        self.wfile.write(answer.body[:middle])
        if answer.go_on is not None:
            self.wfile.flush()
            answer.go_on.wait()
        self.wfile.write(answer.body[middle:])

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing about each request."""
