"""Laying one image on another of the same mode."""

from PIL import Image


def stamp(onto: Image.Image, part: Image.Image, left: int, top: int, mask: Image.Image | None = None) -> None:
    """Lay a part on an image, all of it or where a mask of the part's size is 255.

    Pillow's own `paste` asks first what kinds of things it was given, which takes longer than laying a small part does,
    and a picture has a hundred. What it calls then is called here.
    """
    source = part.im
    wide, high = source.size
    box = (left, top, left + wide, top + high)
    if mask is None:
        onto.im.paste(source, box)
    else:
        onto.im.paste(source, box, mask.im)
