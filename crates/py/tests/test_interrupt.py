"""Ctrl-C ends the long calls within a second."""

import subprocess
import sys
import time

import pytest

from conftest import ROOT

RECORD = "crates/rules/tests/playthrough/gioul.record"

#: Each would take minutes.
CALLS = {
    "selfplay": "rosespring.selfplay(rosespring.Evaluator('gioul'), 10**6)",
    "rollout": "rosespring.rollout(rosespring.Evaluator('gioul'),"
    " 'rs1.gioul.fziT0.fziT0.O', trials=10**6)",
    "review": f"rosespring.review(open('{RECORD}').read(), 3, trials=10**6)",
    "work": "rosespring.Job({'kind': 'self_play', 'rules': 'gioul', 'games': 10**6}).work(0, 10**6)",
}

#: A thread of the program sends the signal of Ctrl-C, and the time until the call ends is printed.
PROGRAM = """
import signal, threading, time
import rosespring

def stop():
    time.sleep(0.5)
    global sent
    sent = time.monotonic()
    signal.raise_signal(signal.SIGINT)

# A shell starts programs in the background with the signal switched off.
signal.signal(signal.SIGINT, signal.default_int_handler)
threading.Thread(target=stop).start()
try:
    {call}
except KeyboardInterrupt:
    print(time.monotonic() - sent)
"""


@pytest.mark.parametrize("name", CALLS)
def test_ctrl_c_ends_it_within_a_second(name: str) -> None:
    began = time.monotonic()
    process = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(call=CALLS[name])],
        capture_output=True, text=True, check=False, cwd=ROOT, timeout=60,
    )

    assert process.returncode == 0, process.stderr
    assert float(process.stdout) < 1
    # Nor does the program wait for what was begun.
    assert time.monotonic() - began < 20
