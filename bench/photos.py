"""Prints how fast photos are read and what memory that takes: `python bench/photos.py`.

A rendered scene is scaled to 12 megapixels, as a phone would send it. Targets on two cores: at most 0.4 s for ten
tiles (0.16 s of it reading), at most 1 s for thirty, less than 500 MB with two at once.
"""

import resource
import statistics
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

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


def timed(data: bytes) -> tuple[float, float, int]:
    start = time.perf_counter()
    picture = decode(data)
    decoded = time.perf_counter()
    reading = read_picture(picture)
    return decoded - start, time.perf_counter() - decoded, len(reading.tiles)


def megabytes() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    photos = {count: photo(count) for count in (10, 30)}
    print(f"before the first photo      peak {megabytes():4.0f} MB (renderer included)")
    for count, data in photos.items():
        timed(data)
        runs = [timed(data) for _ in range(ROUNDS)]
        decoding, reading = (statistics.median(run[k] for run in runs) for k in (0, 1))
        print(f"{count} tiles, 12 MP, {runs[0][2]} found   decode {decoding:.3f} s  read {reading:.3f} s")
    start = time.perf_counter()
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(timed, [photos[10]] * 8))
    print(f"two at once                 {(time.perf_counter() - start) / 8:.3f} s a photo, peak {megabytes():4.0f} MB")


if __name__ == "__main__":
    main()
