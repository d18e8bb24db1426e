"""A photo with what was read drawn over it."""

from __future__ import annotations

import cv2
import numpy as np

from tableside.vision.decode import Picture
from tableside.vision.geometry import Photo
from tableside.vision.reading import Corners, Reading, SeenTile

_SURE, _UNSURE, _DOWN = (40, 190, 90), (255, 150, 0), (130, 130, 130)


def draw_overlay(picture: Picture, reading: Reading) -> Photo:
    """Draw outlines and numbers over a copy of the picture (h, w, 3) RGB: green sure, orange unsure, grey face down."""
    canvas = np.ascontiguousarray(picture.pixels.copy())
    for corners in reading.face_down:
        _outline(canvas, corners, picture.shrunk, _DOWN)
    for tile in reading.tiles:
        _outline(canvas, tile.corners, picture.shrunk, _SURE if tile.is_sure else _UNSURE)
        _label(canvas, tile, picture.shrunk)
    return canvas


def encode_png(pixels: Photo) -> bytes:
    """Pack an RGB picture as PNG."""
    return cv2.imencode(".png", cv2.cvtColor(pixels, cv2.COLOR_RGB2BGR))[1].tobytes()


def _outline(canvas: Photo, corners: Corners, shrunk: float, colour: tuple[int, int, int]) -> None:
    points = np.round(np.array(corners) / shrunk).astype(np.int32)
    cv2.polylines(canvas, [points], True, colour, max(2, max(canvas.shape[:2]) // 400), cv2.LINE_AA)


def _label(canvas: Photo, tile: SeenTile, shrunk: float) -> None:
    quad = np.array(tile.corners) / shrunk
    high, low = tile.high_low
    text = f"{high}-{low}" + ("" if tile.is_sure else " ?")
    scale = max(0.4, float(np.linalg.norm(quad[2] - quad[1])) / 110)
    (width, height), _ = cv2.getTextSize(text, cv2.FONT_HERSHEY_SIMPLEX, scale, 2)
    x, y = np.round(quad.mean(0) + np.array([-width / 2, height / 2])).astype(int).tolist()
    cv2.rectangle(canvas, (x - 3, y - height - 4), (x + width + 3, y + 5), (0, 0, 0), -1)
    cv2.putText(
        canvas, text, (x, y), cv2.FONT_HERSHEY_SIMPLEX, scale, (255, 255, 255), max(1, round(scale * 2)), cv2.LINE_AA
    )
