"""Prints how fast photos are read and what memory that takes: `python bench/photos.py`.

A rendered scene is scaled to 12 megapixels, as a phone would send it. Targets on two cores: at most 0.4 s for ten
tiles (0.16 s of it reading), at most 1 s for thirty, less than 500 MB with two at once. The scenes are rendered in
processes of their own, so that the memory is the reader's. Processor time is that of all cores together.
"""

import resource
import statistics
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from multiprocessing import get_context

import cv2
import numpy as np

from tableside.vision import decode, read_picture
from tableside.vision.synthetic.scene import render
from tableside.vision.synthetic.spec import spec_of_kind

ROUNDS = 7


def photo(count: int) -> bytes:
    spec = replace(
        spec_of_kind("double-12", np.random.default_rng(1)), count=count, layout="scatter", size=(2000, 1500)
    )
    large = cv2.resize(render(spec, 1).photo, (4000, 3000), interpolation=cv2.INTER_CUBIC)
    return cv2.imencode(".jpg", large, [cv2.IMWRITE_JPEG_QUALITY, 90])[1].tobytes()


def photos() -> dict[int, bytes]:
    counts = (10, 30)
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        return dict(zip(counts, elsewhere.map(photo, counts), strict=True))


def timed(data: bytes) -> tuple[float, float, float, int]:
    start = time.perf_counter()
    picture = decode(data)
    decoded, worked = time.perf_counter(), time.process_time()
    reading = read_picture(picture)
    return decoded - start, time.perf_counter() - decoded, time.process_time() - worked, len(reading.tiles)


def megabytes() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    files = photos()
    print(f"before the first photo      peak {megabytes():4.0f} MB")
    for count, data in files.items():
        timed(data)
        runs = [timed(data) for _ in range(ROUNDS)]
        decoding, reading, work = (statistics.median(run[k] for run in runs) for k in (0, 1, 2))
        shown = f"decode {decoding:.3f} s  read {reading:.3f} s, {work:.3f} s of processor time"
        print(f"{count} tiles, 12 MP, {runs[0][3]} found   {shown}")
    start = time.perf_counter()
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(timed, [files[10]] * 8))
    print(f"two at once                 {(time.perf_counter() - start) / 8:.3f} s a photo, peak {megabytes():4.0f} MB")


if __name__ == "__main__":
    main()
