"""Tests the API of a hall from its own description, as guest, member, bot and moderator.

    pip install schemathesis
    python3 tools/api/check.py target/release/rosespring --examples 50

Starts the program as a hall over an empty folder, on 127.0.0.1, and runs schemathesis once for each of
them, with `schemathesis.toml` in the root of the checkout, as `schemathesis run` does there by itself.
The exit code is 1 if there is a finding.
"""

import argparse
import http.client
import json
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

CONFIG = Path(__file__).parents[2] / "schemathesis.toml"
PASSWORD = "tulip-quartz-9-harbour"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("program", help="the program, built with the hall")
    parser.add_argument("--examples", type=int, default=50, help="the most requests a test makes")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the requests")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        hall = subprocess.Popen(
            [args.program, "serve", "--hall", "--public-url", url, "--port", str(port), "--data-dir", folder],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            # It says when it can be used.
            if "listening on" not in hall.stdout.readline():
                print("the hall did not start", file=sys.stderr)
                return 1
            people = headers_of_people(args.program, folder, port)
            failed = [name for name, header in people if not passes(url, name, header, args, folder)]
        finally:
            hall.send_signal(signal.SIGTERM)
            hall.wait()
    print(f"findings as: {', '.join(failed)}" if failed else "0 findings")
    return 1 if failed else 0


def headers_of_people(program: str, folder: str, port: int) -> list[tuple[str, str]]:
    """Returns the header with which each of them is known."""
    invitation = {"rules": "gul-bara", "match_to": 3, "name": "Guest"}
    guest = cookie(port, "/api/hall/invitations", invitation)
    member = cookie(port, "/api/account", {"name": "test member", "password": PASSWORD})
    moderator = cookie(port, "/api/account", {"name": "test moderator", "password": PASSWORD})
    subprocess.run([program, "moderator", "test moderator", "--data-dir", folder], check=True)
    bot = subprocess.run(
        [program, "bot-token", "test", "--data-dir", folder], check=True, capture_output=True, text=True
    )
    return [
        ("guest", f"Cookie: {guest}"),
        ("member", f"Cookie: {member}"),
        ("bot", f"Authorization: Bearer {bot.stdout.strip()}"),
        ("moderator", f"Cookie: {moderator}"),
    ]


def cookie(port: int, path: str, body: dict) -> str:
    """Sends a request and returns the cookie with which it is answered."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    headers = {"Origin": f"http://127.0.0.1:{port}", "Content-Type": "application/json"}
    connection.request("POST", path, json.dumps(body), headers)
    answer = connection.getresponse()
    text = answer.read().decode()
    given = answer.getheader("Set-Cookie")
    if given is None:
        sys.exit(f"{path}: {answer.status} {text}")
    return given.split(";", 1)[0]


def passes(url: str, name: str, header: str, args: argparse.Namespace, folder: str) -> bool:
    """Runs the tests as one of the people, and returns whether nothing was found.

    The folder takes what schemathesis stores.
    """
    print(f"--- as {name}", flush=True)
    command = ["schemathesis", "--config-file", str(CONFIG), "run", f"{url}/api/openapi.json"]
    command += ["--header", f"Origin: {url}", "--header", header, "--seed", str(args.seed)]
    command += ["--max-examples", str(args.examples), "--no-color"]
    return subprocess.run(command, check=False, cwd=folder).returncode == 0


def free_port() -> int:
    """Returns a port that is free now."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


if __name__ == "__main__":
    sys.exit(main())
