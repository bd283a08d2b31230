"""The same batch on a Dask cluster: two workers of our own, in processes of their own."""

import socket

import pytest

from munch_cli.sim.batch import GameBatch, Unreachable, play, play_on

BATCH = GameBatch("lite", 3, ("random",), games=12, seed=2, longest=5)


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games() -> None:
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        address = cluster.scheduler_address.replace("tcp://", "dask://")
        told: list[int] = []
        found = play_on(address, BATCH, told.append)
    assert found.json() == play(BATCH).json()
    assert sum(told) == BATCH.games


@pytest.mark.filterwarnings("ignore")
def test_nobody_answers_at_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(Unreachable, match=f"127.0.0.1:{port}"):
        play_on(f"dask://127.0.0.1:{port}", BATCH, timeout=1)
