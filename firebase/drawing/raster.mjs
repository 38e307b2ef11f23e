// Layers as premultiplied RGBA pixels, and laying one over a frame with positions finer than a
// pixel.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { svgToPng } from './chromium.mjs';

const EVEN = 0x00ff00ff;

/** Weighs two packed pixels, `f` 0 to 256. */
const blend = (p, q, f) => {
  const even = (((p & EVEN) * (256 - f) + (q & EVEN) * f) >>> 8) & EVEN;
  const odd = (((p >>> 8) & EVEN) * (256 - f) + ((q >>> 8) & EVEN) * f) & 0xff00ff00;
  return (even | odd) >>> 0;
};

const times = (p, f) => blend(0, p, f);

/** Draws SVG text into pixels. */
export function draw(svg, width, height) {
  const dir = mkdtempSync(join(tmpdir(), 'layer-'));
  try {
    const png = join(dir, 'layer.png');
    svgToPng(svg, width, height, png);
    const raw = execFileSync(
      'ffmpeg',
      ['-v', 'error', '-i', png, '-f', 'rawvideo', '-pix_fmt', 'rgba', '-'],
      { maxBuffer: 1 << 28 },
    );
    const bytes = new Uint8Array(raw);
    for (let i = 0; i < bytes.length; i += 4) {
      const a = bytes[i + 3];
      if (a < 255) for (let c = 0; c < 3; c++) bytes[i + c] = Math.round((bytes[i + c] * a) / 255);
    }
    return trim({ width, height, pixels: new Uint32Array(bytes.buffer) });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Notes each row's first and last painted column, so that empty paper costs nothing. */
function trim(image) {
  const { width, height, pixels } = image;
  const from = new Int32Array(height).fill(width);
  const to = new Int32Array(height).fill(-1);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (pixels[y * width + x]) {
        if (from[y] === width) from[y] = x;
        to[y] = x;
      }
  return { ...image, from, to };
}

/** A layer on its way from image `a` (f = 0) to image `b` (f = 1): same cut, other light. */
export function between(a, b, f) {
  const weight = Math.round(f * 256);
  const pixels = new Uint32Array(a.pixels.length);
  for (let i = 0; i < pixels.length; i++) pixels[i] = blend(a.pixels[i], b.pixels[i], weight);
  return { ...a, pixels };
}

/**
 * Lays `image` over `frame` with its upper left corner at (x, y); `wave(row)` shifts single rows.
 */
export function lay(frame, image, x, y, opacity = 1, wave) {
  const top = Math.floor(y);
  const fy = Math.round((y - top) * 256);
  const strength = Math.round(opacity * 256);
  if (strength <= 0) return;
  for (let row = Math.max(0, top); row < Math.min(frame.height, top + image.height + 1); row++) {
    const shift = x + (wave ? wave(row) : 0);
    layRow(
      frame,
      row,
      image,
      row - top,
      fy,
      Math.floor(shift),
      Math.round((shift - Math.floor(shift)) * 256),
      strength,
    );
  }
}

function layRow(frame, row, image, sourceRow, fy, left, fx, strength) {
  const { width, height, pixels, from, to } = image;
  const above = sourceRow - 1;
  const here = sourceRow < height ? sourceRow : above;
  const first = fy && above >= 0 ? Math.min(from[here], from[above]) : from[here];
  const last = fy && above >= 0 ? Math.max(to[here], to[above]) : to[here];
  const end = Math.min(frame.width - 1, left + last + 1);
  const sample = (line, column) => {
    if (line < 0 || line >= height) return 0;
    const q = column < width ? pixels[line * width + column] : 0;
    if (!fx) return q;
    const p = column > 0 ? pixels[line * width + column - 1] : 0;
    return p === q ? q : blend(q, p, fx);
  };
  for (
    let column = Math.max(0, left + first), i = row * frame.width + column;
    column <= end;
    column++, i++
  ) {
    let p = sample(sourceRow, column - left);
    if (fy) {
      const q = sample(above, column - left);
      if (p !== q) p = blend(p, q, fy);
    }
    if (strength < 256) p = times(p, strength);
    const alpha = p >>> 24;
    if (alpha === 255) frame.pixels[i] = p;
    else if (p) frame.pixels[i] = over(p, frame.pixels[i], 255 - alpha);
  }
}

/** `p` over the opaque pixel `q`; the sum never overflows because `p` is premultiplied. */
function over(p, q, rest) {
  const weight = rest + (rest >> 7);
  const under = times(q, weight);
  const r = Math.min(255, (p & 255) + (under & 255));
  const g = Math.min(255, ((p >>> 8) & 255) + ((under >>> 8) & 255));
  const b = Math.min(255, ((p >>> 16) & 255) + ((under >>> 16) & 255));
  return (0xff000000 | (b << 16) | (g << 8) | r) >>> 0;
}
