"""A batch on a Dask cluster: the same chunks, played by its workers."""

from collections.abc import Iterator

from munch_cli.sim.batch import Batch, Progress, chunks, play_chunk, summed
from munch_cli.sim.tally import Tally
from munch_cli.table.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from distributed import Client

SCHEME = "dask://"


class Unreachable(Exception):
    """No cluster can be used: nobody is there, or what talks to it is not installed."""


def play_on(address: str, batch: Batch, done: Progress = lambda many: None, timeout: int = 10) -> Tally:
    """Plays a batch on the cluster at ``dask://HOST:PORT``. Raises ``Unreachable``, with what to do about it."""
    try:
        from distributed import Client
    except ImportError:
        raise Unreachable("the extra sim is not installed: pip install 'munch-cli[sim]'") from None
    where = address.removeprefix(SCHEME)
    try:
        client = Client(f"tcp://{where}", timeout=timeout, set_as_default=False)
    except (OSError, ValueError) as problem:
        raise Unreachable(f"no Dask scheduler answers at {where}: {problem}") from None
    with client:
        return summed(_tallies(client, batch), done)


def _tallies(client: "Client", batch: Batch) -> Iterator[Tally]:
    from distributed import as_completed

    futures = client.map(play_chunk, chunks(batch), pure=False)
    try:
        for future in as_completed(futures, loop=client.loop):
            yield future.result()
    finally:
        client.cancel(futures)
