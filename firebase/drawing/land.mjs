// Outlines of the landscape: closed paths that fill everything below them.
import { random } from './random.mjs';
import { path } from './paper.mjs';

const n = (v) => v.toFixed(1);

/** Heights along a line by midpoint displacement; `rough` 0.4 = rolling, 0.6 = rocky. */
function profile(seed, steps, rough) {
  const next = random(seed);
  let points = [next(), next(), next(), next(), next()];
  let size = 0.5;
  while (points.length < steps) {
    points = points.flatMap((p, i) =>
      i + 1 < points.length ? [p, (p + points[i + 1]) / 2 + (next() - 0.5) * size] : [p],
    );
    size *= rough;
  }
  const low = Math.min(...points);
  const high = Math.max(...points);
  return points.map((p) => (p - low) / (high - low));
}

/** Angular alpine ridge between y = top and y = foot, filled down to `floor`. */
export function ridge({ seed, width, top, foot, floor, steps = 40, rough = 0.55 }) {
  const heights = profile(seed, steps, rough);
  const points = heights.map(
    (h, i) => `${n((i / (heights.length - 1)) * width)} ${n(foot - h * (foot - top))}`,
  );
  return path(`M0 ${floor}L${points.join('L')}L${width} ${floor}Z`);
}

/** Soft hill line through the same kind of heights. */
export function hill({ seed, width, top, foot, floor, steps = 6, rough = 0.45 }) {
  const heights = profile(seed, steps, rough);
  const p = heights.map((h, i) => [(i / (heights.length - 1)) * width, foot - h * (foot - top)]);
  let d = `M0 ${floor}L${n(p[0][0])} ${n(p[0][1])}`;
  for (let i = 1; i < p.length; i++) {
    const middle = (p[i - 1][0] + p[i][0]) / 2;
    d += `C${n(middle)} ${n(p[i - 1][1])} ${n(middle)} ${n(p[i][1])} ${n(p[i][0])} ${n(p[i][1])}`;
  }
  return path(`${d}L${width} ${floor}Z`);
}

let clips = 0;

/** Snow on everything of `shape` above the jagged line of `snowLine`. */
export const snowOn = (shape, colour, line) => {
  const id = `snow${++clips}`;
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})" fill="${colour}">${line}</g>`;
};

/** The region above a jagged line around height `y`, teeth `depth` high. */
export function snowLine(seed, width, y, depth, tooth = 18) {
  const next = random(seed);
  let d = `M0 -20V${y}`;
  for (let x = 0, i = 0; x < width; i++) {
    x += tooth * (0.6 + next() * 0.8);
    d += `L${n(x)} ${n(y + (i % 2 ? 1 : -1) * depth * (0.3 + next() * 0.4))}`;
  }
  return path(`${d}V-20Z`);
}
