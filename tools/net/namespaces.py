"""Small networks inside this machine: network namespaces of Linux, as root.

Two sorts: a *home*, where two devices hang on one switch, and an *internet* with a public part and two devices, each
behind a router of its own that translates addresses.
"""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from types import TracebackType

PUBLIC = "198.51.100"
"""The first three numbers of public addresses; these are reserved for examples."""

HOME = "192.168.77"

_PREFIX = "filler"
_numbers = itertools.count()


def unavailable() -> str | None:
    """Say why there can be no such networks here; None if there can."""
    if sys.platform != "linux":
        return "network namespaces are Linux's"
    if os.geteuid() != 0:
        return "making network namespaces takes root"
    for program, package in (("ip", "iproute2"), ("iptables", "iptables")):
        if not shutil.which(program):
            return f"{program} is missing: apt install {package}"
    probe = f"{_PREFIX}-{os.getpid()}-probe"
    if subprocess.run(["ip", "netns", "add", probe], capture_output=True, check=False).returncode:
        return "this machine allows no network namespaces"
    works = subprocess.run(
        ["ip", "netns", "exec", probe, "iptables", "-t", "nat", "-A", "POSTROUTING", "-j", "MASQUERADE"],
        capture_output=True,
        check=False,
    )
    subprocess.run(["ip", "netns", "del", probe], check=False)
    return "this machine's kernel translates no addresses" if works.returncode else None


class Namespace:
    """One network namespace, with its own interfaces, routes and filters."""

    def __init__(self, name: str) -> None:
        """Make it; names are unique on this machine."""
        self.name = f"{_PREFIX}-{os.getpid()}-{next(_numbers)}-{name}"
        _run("ip", "netns", "add", self.name)
        self.run("ip", "link", "set", "lo", "up")

    def run(self, *command: str) -> str:
        """Run a command inside and give its output."""
        return _run(*self.inside(*command))

    def inside(self, *command: str) -> list[str]:
        """Return the command that runs this one inside."""
        return ["ip", "netns", "exec", self.name, *command]

    def forward(self) -> None:
        """Let packets pass through, as a router does."""
        self.run("sysctl", "-q", "-w", "net.ipv4.ip_forward=1")

    def remove(self) -> None:
        """Remove it, with its interfaces and whatever still runs inside."""
        _remove(self.name)


def join(one: Namespace, at_one: str, two: Namespace, at_two: str) -> None:
    """Lay a cable between two namespaces; its ends get these names."""
    temporary = [f"fl{os.getpid() % 100000}x{next(_numbers)}" for _ in range(2)]
    _run("ip", "link", "add", temporary[0], "type", "veth", "peer", "name", temporary[1])
    for space, name, end in ((one, at_one, temporary[0]), (two, at_two, temporary[1])):
        _run("ip", "link", "set", end, "netns", space.name)
        space.run("ip", "link", "set", end, "name", name)
        space.run("ip", "link", "set", name, "up")


class Network:
    """Two devices and whatever lies between them. Everything ends with the ``with`` block."""

    one: Namespace
    two: Namespace

    def __init__(self) -> None:
        """Prepare nothing yet."""
        self._stack = ExitStack()
        self._programs = Path()

    def __enter__(self) -> Self:
        remove_leftovers()
        self._programs = Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="filler-net-")))
        try:
            self.build()
        except BaseException:
            self._stack.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def build(self) -> None:
        """Lay cables and set addresses."""
        raise NotImplementedError

    def cut(self) -> None:
        """Let no packet pass between the devices any more; nobody is told."""
        raise NotImplementedError

    def mend(self) -> None:
        """Let packets pass again."""
        raise NotImplementedError

    def namespace(self, name: str) -> Namespace:
        """Make a namespace of this network."""
        made = Namespace(name)
        self._stack.callback(made.remove)
        return made

    def program(self, space: Namespace, path: Path) -> Path:
        """Return a program that is ``path`` run inside a namespace, for whoever starts programs by their path."""
        script = self._programs / f"{path.name}-{space.name}"
        script.write_text(f'#!/bin/sh\nexec ip netns exec {space.name} {path} "$@"\n', "utf-8")
        script.chmod(0o755)
        return script


class Home(Network):
    """Two devices on one switch, as at home: they see each other's local addresses."""

    def build(self) -> None:
        """Lay cables and set addresses."""
        self.switch = self.namespace("switch")
        self.switch.run("ip", "link", "add", "br0", "type", "bridge")
        self.switch.run("ip", "link", "set", "br0", "up")
        self.one, self.two = (self._device(name, f"{HOME}.{number}") for name, number in (("one", 11), ("two", 12)))

    def cut(self) -> None:
        """Let no packet pass between the devices any more; nobody is told."""
        self.two.run("iptables", "-I", "INPUT", "!", "-i", "lo", "-j", "DROP")
        self.two.run("iptables", "-I", "OUTPUT", "!", "-o", "lo", "-j", "DROP")

    def mend(self) -> None:
        """Let packets pass again."""
        self.two.run("iptables", "-F")

    def _device(self, name: str, address: str) -> Namespace:
        device = self.namespace(name)
        join(self.switch, name, device, "eth0")
        self.switch.run("ip", "link", "set", name, "master", "br0")
        device.run("ip", "address", "add", f"{address}/24", "dev", "eth0")
        # Browsers look for the interface by which they would reach the world.
        device.run("ip", "route", "add", "default", "via", f"{HOME}.1")
        return device


class Internet(Network):
    """Two devices behind routers of their own, and a public part in which servers may run.

    Routers keep the port of what passes and let in only what was asked for. A ``strict`` one gives every
    conversation another port, so that what a STUN server saw is of no use to others.
    """

    def __init__(self, *, strict: bool = False) -> None:
        """Say how the routers behave."""
        super().__init__()
        self.strict = strict

    @property
    def server(self) -> str:
        """The public address at which servers can be reached that run inside ``public``."""
        return f"{PUBLIC}.1"

    def build(self) -> None:
        """Lay cables and set addresses."""
        self.public = self.namespace("public")
        self.public.run("ip", "link", "add", "br0", "type", "bridge")
        self.public.run("ip", "link", "set", "br0", "up")
        self.public.run("ip", "address", "add", f"{self.server}/24", "dev", "br0")
        self.one, _ = self._device("one", 11)
        self.two, self.router = self._device("two", 12)

    def cut(self) -> None:
        """Let no packet pass between the devices any more; nobody is told."""
        self.router.run("iptables", "-I", "FORWARD", "-j", "DROP")

    def mend(self) -> None:
        """Let packets pass again."""
        self.router.run("iptables", "-D", "FORWARD", "-j", "DROP")

    def _device(self, name: str, number: int) -> tuple[Namespace, Namespace]:
        router = self.namespace(f"router-{name}")
        device = self.namespace(name)
        join(self.public, name, router, "outside")
        self.public.run("ip", "link", "set", name, "master", "br0")
        router.run("ip", "address", "add", f"{PUBLIC}.{number}/24", "dev", "outside")
        join(router, "inside", device, "eth0")
        inner = f"192.168.{number}"
        router.run("ip", "address", "add", f"{inner}.1/24", "dev", "inside")
        device.run("ip", "address", "add", f"{inner}.2/24", "dev", "eth0")
        device.run("ip", "route", "add", "default", "via", f"{inner}.1")
        router.forward()
        ports = ["--random"] if self.strict else []
        router.run("iptables", "-t", "nat", "-A", "POSTROUTING", "-o", "outside", "-j", "MASQUERADE", *ports)
        router.run("iptables", "-A", "FORWARD", "-m", "conntrack", "--ctstate", "ESTABLISHED,RELATED", "-j", "ACCEPT")
        router.run("iptables", "-A", "FORWARD", "-i", "outside", "-j", "DROP")
        # What nobody asked for is dropped without a word, as routers at home do. Answering it would also leave an entry
        # that keeps the port from the device behind.
        router.run("iptables", "-A", "INPUT", "-i", "outside", "-j", "DROP")
        return device, router


def remove_leftovers() -> None:
    """Remove the namespaces of processes that were killed before they could do so themselves."""
    names = subprocess.run(["ip", "netns", "list"], capture_output=True, text=True, check=False).stdout.splitlines()
    for name in (line.split()[0] for line in names if line.startswith(f"{_PREFIX}-")):
        owner = name.split("-")[1]
        if owner.isdigit() and not Path(f"/proc/{owner}").exists():
            _remove(name)


def _remove(name: str) -> None:
    inside = subprocess.run(["ip", "netns", "pids", name], capture_output=True, text=True, check=False).stdout
    for process in inside.split():
        with suppress(ProcessLookupError):
            os.kill(int(process), signal.SIGKILL)
    subprocess.run(["ip", "netns", "del", name], capture_output=True, check=False)


def _run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        message = f"{' '.join(command)}: {done.stderr.strip()}"
        raise OSError(message)
    return done.stdout
