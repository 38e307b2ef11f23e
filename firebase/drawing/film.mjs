// Composes the frames of one clip, one after the other, from its layers.
import { between, draw, lay } from './raster.mjs';

export const size = { width: 854, height: 480 };
export const fps = 25;

/** Returns `frame(t)`: the RGBA bytes of the picture at t seconds. */
export function film(clip) {
  const layers = clip.layers.map((layer) => ({
    ...layer,
    first: draw(layer.a, layer.width, layer.height),
    second: layer.b && draw(layer.b, layer.width, layer.height),
  }));
  const frame = { ...size, pixels: new Uint32Array(size.width * size.height) };
  let lit = -1;

  return (t) => {
    // The light changes so slowly that a step of 1/256 is below what a screen shows.
    const now = clip.light ? Math.round(clip.light(t) * 256) : 0;
    if (now !== lit)
      for (const l of layers) l.image = l.second ? between(l.first, l.second, now / 256) : l.first;
    lit = now;
    frame.pixels.fill(0xffffffff);
    for (const l of layers) {
      if (t < (l.from ?? 0) || t > (l.to ?? Infinity)) continue;
      lay(frame, l.image, l.x(t), l.y(t), l.opacity ? l.opacity(t) : 1, l.wave?.(t));
    }
    return Buffer.from(frame.pixels.buffer);
  };
}
