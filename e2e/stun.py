"""A STUN server on this machine, as far as RFC 8489 needs it to tell a browser its address."""

import socket
import struct
import threading
from types import TracebackType
from typing import Self

BINDING_REQUEST = 0x0001
BINDING_RESPONSE = 0x0101
XOR_MAPPED_ADDRESS = 0x0020
IPV4 = 0x01
COOKIE = 0x2112A442
HEADER = struct.Struct("!HHI12s")


class StunServer:
    """Answers binding requests while the ``with`` block lasts."""

    def __init__(self) -> None:
        """Take a free port on the address by which this machine would go out, which browsers use as well."""
        self.asked = 0
        """How many requests were answered."""
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.bind((_own_address(), 0))
        self._socket.settimeout(0.1)
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    @property
    def line(self) -> str:
        """The server as a player writes it."""
        host, port = self._socket.getsockname()
        return f"stun:{host}:{port}"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop.set()
        self._thread.join()
        self._socket.close()

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                request, (host, port) = self._socket.recvfrom(2048)
            except TimeoutError:
                continue
            if len(request) < HEADER.size:
                continue
            kind, _, cookie, transaction = HEADER.unpack_from(request)
            if kind == BINDING_REQUEST and cookie == COOKIE:
                self.asked += 1
                self._socket.sendto(_answer(transaction, host, port), (host, port))


def _own_address() -> str:
    """Return the address of the interface that leads out; nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])


def _answer(transaction: bytes, host: str, port: int) -> bytes:
    """Return the response that tells `host` and `port` to whoever has asked from there."""
    address = struct.unpack("!I", socket.inet_aton(host))[0] ^ COOKIE
    value = struct.pack("!BBHI", 0, IPV4, port ^ (COOKIE >> 16), address)
    attribute = struct.pack("!HH", XOR_MAPPED_ADDRESS, len(value)) + value
    return HEADER.pack(BINDING_RESPONSE, len(attribute), COOKIE, transaction) + attribute
