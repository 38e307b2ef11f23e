// The stage of a lesson's picture: 960 × 540, light from the upper left, a quiet backdrop in a few
// sheets.
import { circle, rect, sheet, svg } from './paper.mjs';
import { hill } from './land.mjs';
import { mix, paper } from './colours.mjs';

export const width = 960;
export const height = 540;

export const picture = (...parts) => svg(width, height, parts);

/** The hindmost sheet. */
export const back = (colour) =>
  sheet(colour, rect(-20, -20, width + 40, height + 40), { lift: 0, edge: 0 });

/** A rolling sheet from edge to edge that fills everything below it. */
export const land = (colour, seed, top, foot, { steps = 5, lift = 3, edge } = {}) =>
  sheet(
    colour,
    hill({ seed, width: width + 40, top, foot, floor: height + 20, steps }).replace(
      '<path',
      '<path transform="translate(-20 0)"',
    ),
    { lift, edge },
  );

/** A flat sheet below y: a table, a floor, water. */
export const floor = (colour, y, lift = 3) =>
  sheet(colour, rect(-20, y, width + 40, height - y + 20), { lift });

/** Rings of light around a sun, a moon or a lamp. */
export const glow = (x, y, r, colour, under) => [
  sheet(mix(under, colour, 0.22), circle(x, y, r * 3), { lift: 1, edge: 0.12 }),
  sheet(mix(under, colour, 0.45), circle(x, y, r * 1.9), { lift: 1, edge: 0.15 }),
  sheet(colour, circle(x, y, r), { lift: 2, edge: 0.35 }),
];

/** A large quiet disc behind the thing that a picture shows. */
export const disc = (x, y, r, colour) => [
  sheet(mix(colour, paper, 0.35), circle(x, y, r), { lift: 2, edge: 0.35 }),
  sheet(colour, circle(x, y, r * 0.82), { lift: 1, edge: 0.2 }),
];
