"""A small HTTP server that stands for a push service or a webhook, and remembers what it was sent."""

import ssl
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType


class Heard:
    """One request."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes, name: str | None) -> None:
        self.path, self.headers, self.body, self.name = path, headers, body, name


class Server(ThreadingHTTPServer):
    request_queue_size = 50


class Listener:
    """Answers every request with `status`, `headers` and `body`."""

    def __init__(self, context: ssl.SSLContext | None = None) -> None:
        self.heard: list[Heard] = []
        self.status, self.headers, self.body = 201, dict[str, str](), b""
        self.names: list[str | None] = []  # that the client asked for by TLS
        listener = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {key.lower(): value for key, value in self.headers.items()}
                name = listener.names[-1] if listener.names else None
                listener.heard.append(Heard(self.path, headers, body, name))
                self.send_response(listener.status)
                for key, value in {"content-length": str(len(listener.body)), **listener.headers}.items():
                    self.send_header(key, value)
                self.end_headers()
                try:
                    self.wfile.write(listener.body)
                except OSError:
                    pass  # the other side has heard enough

            def log_message(self, *_: object) -> None:
                pass

        self.server = Server(("127.0.0.1", 0), Handler)
        self.scheme = "http"
        if context is not None:
            self.scheme = "https"
            context.sni_callback = lambda socket, name, _: self.names.append(name)
            self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_address[1]
        self.thread = threading.Thread(target=self.server.serve_forever)

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"{self.scheme}://{self.host}/hook?of=me"

    def __enter__(self) -> "Listener":
        self.thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()
