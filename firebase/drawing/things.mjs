// Small things that several scenes share. Each begins at (0, 0) and grows upwards; place it with
// at().
import { circle, ellipse, line, path, polygon, rect, sheet } from './paper.mjs';
import { ink, paper, red } from './colours.mjs';

export const fir = (colour, h = 60) => {
  const w = h * 0.42;
  const tier = (y, s) => polygon([-w * s, y], [0, y - h * 0.48], [w * s, y]);
  return sheet(
    colour,
    [
      tier(-h * 0.08, 0.5),
      tier(-h * 0.3, 0.42),
      tier(-h * 0.52, 0.32),
      rect(-h * 0.025, -h * 0.1, h * 0.05, h * 0.1),
    ],
    { lift: 1, edge: 0 },
  );
};

export const tree = (colour, h = 60, trunk = ink) =>
  line(0, 0, 0, -h * 0.5, trunk, h * 0.05) +
  sheet(colour, ellipse(0, -h * 0.64, h * 0.27, h * 0.36), { lift: 1, edge: 0.2 });

/** A cloud about 4.4 × r wide, its flat underside on y = 0. */
export const cloud = (colour, r = 30, o = {}) =>
  sheet(
    colour,
    path(
      `M${-2.2 * r} 0a${0.7 * r} ${0.7 * r} 0 0 1 ${0.55 * r} ${-1.25 * r}a${1.05 * r} ${1.05 * r} 0 0 1 ${1.95 * r} ${-0.45 * r}a${0.8 * r} ${0.8 * r} 0 0 1 ${1.2 * r} ${0.65 * r}a${0.55 * r} ${0.55 * r} 0 0 1 ${0.5 * r} ${1.05 * r}Z`,
    ),
    { lift: 2, edge: 0.4, ...o },
  );

/** A gabled house: w wide, h to the eaves. `windows` as [columns, rows]. */
export function house(wall, roof, w, h, { windows = [2, 2], pane = paper, rise = 0.45 } = {}) {
  const [columns, rows] = windows;
  const panes = [];
  const pw = w / (columns * 2 + 1);
  const ph = h / (rows * 2 + 1);
  for (let c = 0; c < columns; c++)
    for (let r = 0; r < rows; r++)
      panes.push(rect(-w / 2 + pw * (1 + 2 * c), -h + ph * (0.9 + 2 * r), pw, ph * 1.25, 0.5));
  const gable = -h - w * rise;
  return [
    sheet(wall, polygon([-w / 2, 0], [-w / 2, -h], [0, gable], [w / 2, -h], [w / 2, 0]), {
      lift: 2,
    }),
    sheet(pane, panes, { lift: 0, edge: 0 }),
    sheet(
      roof,
      polygon(
        [-w * 0.57, -h + w * 0.05],
        [0, gable - w * 0.06],
        [w * 0.57, -h + w * 0.05],
        [w * 0.57, -h - w * 0.04],
        [0, gable - w * 0.17],
        [-w * 0.57, -h - w * 0.04],
      ),
      { lift: 1 },
    ),
  ];
}

export const church = (wall, roof, h = 70) => [
  sheet(
    wall,
    [rect(0, -h * 0.34, h * 0.46, h * 0.34), rect(-h * 0.2, -h * 0.58, h * 0.22, h * 0.58)],
    { lift: 1 },
  ),
  sheet(
    roof,
    [
      polygon([-h * 0.23, -h * 0.57], [-h * 0.09, -h], [h * 0.05, -h * 0.57]),
      polygon(
        [0.02 * h, -h * 0.33],
        [0.08 * h, -h * 0.5],
        [h * 0.42, -h * 0.5],
        [h * 0.5, -h * 0.33],
      ),
    ],
    { lift: 1 },
  ),
];

/** A train of `cars` cars, travelling to the left; one car is 64 long. */
export function train(cars, body = red, glass = paper) {
  const car = (i) => {
    const x = i * 66;
    const front =
      i === 0 ? `M${x} 0V-9Q${x + 2} -17 ${x + 12} -17H${x + 64}V0Z` : `M${x} 0V-17H${x + 64}V0Z`;
    const panes = [10, 20, 30, 40, 50].map((dx) => rect(x + dx, -13, 7, 5, 1));
    return (
      sheet(body, path(front), { lift: 1, edge: 0.2 }) + sheet(glass, panes, { lift: 0, edge: 0 })
    );
  };
  return Array.from({ length: cars }, (_, i) => car(i)).join('');
}

/** A lake steamer seen from the side, about 120 long, waterline on y = 0. */
export const boat = (hull = paper, cabin = paper, stripe = ink, flag = red) => [
  sheet(cabin, [rect(-36, -26, 70, 12, 2), rect(-22, -36, 40, 11, 2)], { lift: 1 }),
  sheet(stripe, [...[-30, -18, -6, 6, 18].map((x) => rect(x, -22, 8, 4, 1)), rect(4, -48, 7, 13)], {
    lift: 0,
    edge: 0,
  }),
  sheet(hull, path('M-58 -14H62L52 0H-48Z'), { lift: 1 }),
  line(-52, -14, -52, -30, stripe, 1.4),
  sheet(flag, rect(-66, -30, 13, 9), { lift: 0, edge: 0 }),
];

export const bird = (colour, s = 8) =>
  `<path d="M${-s} 0Q${-s * 0.5} ${-s * 0.6} 0 0Q${s * 0.5} ${-s * 0.6} ${s} 0" fill="none" stroke="${colour}" stroke-width="1.6" stroke-linecap="round"/>`;

export const sun = (x, y, r, colour, halo) => [
  sheet(halo, circle(x, y, r * 2.6), { lift: 1, edge: 0.15, opacity: 0.35 }),
  sheet(halo, circle(x, y, r * 1.7), { lift: 1, edge: 0.15, opacity: 0.55 }),
  sheet(colour, circle(x, y, r), { lift: 2, edge: 0.4 }),
];
