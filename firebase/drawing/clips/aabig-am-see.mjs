// Dusk on the lake: the moon rises, windows light up, the last boat crosses with its lantern.
import { mix, paper, red } from '../colours.mjs';
import { at, circle, ellipse, rect, sheet, svg } from '../paper.mjs';
import { hill, ridge } from '../land.mjs';
import { boat, church, cloud, house, tree } from '../things.mjs';
import { random } from '../random.mjs';
import { drift, ease } from '../motion.mjs';

const c = {
  sky: '#3C5A6B',
  high: '#2B4656',
  moon: '#F3EAD3',
  halo: '#7E93A0',
  far: '#5F7A8A',
  mid: '#3B5F70',
  near: '#28495A',
  shore: '#1C3745',
  wall: '#4B6470',
  roof: '#162B36',
  lamp: '#F2CF8D',
  water: '#33566A',
  bank: '#10222C',
};
const next = random(23);
const many = (count, make) => Array.from({ length: count }, (_, i) => make(i));
const stars = many(34, () => [next() * 854, next() * 150, 0.7 + next() * 1.1]);
const glints = many(34, () => [next() * 1000, 10 + next() * 160, 12 + next() * 30]);
const village = [
  [150, 40],
  [204, 30],
  [246, 38],
  [372, 34],
  [418, 44],
  [468, 32],
  [640, 40],
  [690, 32],
];
const one = (width, height, ...parts) => ({ width, height, a: svg(width, height, parts) });
const mountains = ridge({ seed: 44, width: 1000, top: 40, foot: 170, floor: 300, rough: 0.52 });
const houses = (wall, roof, pane) =>
  village.map(([x, w]) => at(x, 84, house(wall, roof, w, w * 0.62, { pane })));
const lit = village.map(([x, w], i) => {
  const pw = w / 5;
  return rect(
    x - w / 2 + pw * (i % 2 ? 1 : 3),
    84 - w * 0.62 + ((w * 0.62) / 5) * (i % 3 ? 0.9 : 2.9),
    pw,
    ((w * 0.62) / 5) * 1.25,
  );
});
const reflections = village.map(([x, w], i) =>
  many(3 + (i % 3), (k) =>
    ellipse(x - w / 2 + (w / 5) * (i % 2 ? 1.5 : 3.5), 10 + k * 9, 7 - k, 1.3),
  ),
);

export default {
  name: 'aabig-am-see',
  seconds: 32,
  music: {
    seed: 8,
    root: 45,
    chords: [
      [0, 7, 12, 15],
      [-4, 8, 12, 15],
      [3, 10, 15, 19],
      [-2, 5, 10, 14],
    ],
    beat: 2,
  },
  layers: [
    {
      ...one(
        854,
        330,
        sheet(c.high, rect(0, 0, 854, 330), { lift: 0, edge: 0 }),
        sheet(c.sky, hill({ seed: 2, width: 854, top: 60, foot: 120, floor: 330, steps: 4 }), {
          lift: 2,
          edge: 0.08,
        }),
      ),
      x: () => 0,
      y: () => 0,
    },
    {
      ...one(
        854,
        170,
        sheet(
          '#DCE4E2',
          stars.map(([x, y, r]) => circle(x, y, r)),
          { lift: 0, edge: 0, opacity: 0.7 },
        ),
      ),
      x: drift(0, 0.4),
      y: () => 0,
    },
    {
      ...one(
        420,
        420,
        sheet(c.halo, circle(210, 210, 170), { lift: 1, edge: 0.1, opacity: 0.2 }),
        sheet(c.halo, circle(210, 210, 104), { lift: 1, edge: 0.1, opacity: 0.3 }),
        sheet(c.moon, circle(210, 210, 42), { lift: 2, edge: 0.3 }),
      ),
      x: (t) => 352 + t * 0.8,
      y: (t) => -56 - t * 2.3,
    },
    {
      ...one(
        1000,
        180,
        at(220, 150, cloud(mix(c.sky, c.halo, 0.55), 20, { edge: 0.15 })),
        at(800, 110, cloud(mix(c.sky, c.halo, 0.4), 28, { edge: 0.15 })),
      ),
      x: drift(0, 2.4),
      y: () => 0,
    },
    {
      ...one(
        1000,
        340,
        sheet(
          c.far,
          ridge({ seed: 77, width: 1000, top: 50, foot: 190, floor: 300, rough: 0.56 }),
          { edge: 0.18 },
        ),
      ),
      x: drift(-10, 0.9),
      y: () => 60,
    },
    {
      ...one(1000, 300, sheet(c.mid, mountains, { edge: 0.16 })),
      x: drift(-30, 1.6),
      y: () => 108,
    },
    {
      ...one(
        1000,
        200,
        sheet(c.near, hill({ seed: 14, width: 1000, top: 30, foot: 100, floor: 200, steps: 8 }), {
          edge: 0.14,
        }),
      ),
      x: drift(-30, 2.4),
      y: () => 180,
    },
    {
      ...one(854, 240, sheet(c.water, rect(0, 4, 854, 236), { lift: 1, edge: 0.15 })),
      x: () => 0,
      y: () => 284,
    },
    {
      ...one(
        1000,
        190,
        sheet(
          mix(c.mid, c.water, 0.55),
          `<g transform="matrix(1 0 0 -0.7 0 160)">${mountains}</g>`,
          { lift: 0, edge: 0, opacity: 0.7 },
        ),
      ),
      x: drift(-30, 1.6),
      y: () => 289,
      wave: (t) => (row) => Math.sin(row * 0.4 + t * 1.2) * (0.5 + (row - 285) * 0.02),
    },
    {
      ...one(
        120,
        190,
        sheet(
          c.moon,
          many(15, (i) => ellipse(60, 8 + i * 12, 16 + i * 2.1 - (i % 3) * 5, 1.8)),
          { lift: 0, edge: 0, opacity: 0.75 },
        ),
      ),
      x: (t) => 502 + t * 0.8,
      y: () => 290,
      wave: (t) => (row) => Math.sin(row * 0.21 + t * 0.9) * 6,
    },
    {
      ...one(1000, 60, sheet(c.lamp, reflections, { lift: 0, edge: 0, opacity: 0.5 })),
      x: drift(-30, 3.2),
      y: () => 288,
      opacity: (t) => ease((t - 5) / 8),
      wave: (t) => (row) => Math.sin(row * 0.25 + t * 1.1) * 3,
    },
    {
      ...one(
        1100,
        190,
        sheet(
          mix(c.water, paper, 0.4),
          glints.map(([x, y, w]) => ellipse(x, y, w, 0.9 + y * 0.005)),
          { lift: 0, edge: 0, opacity: 0.5 },
        ),
      ),
      x: drift(-20, 4),
      y: () => 292,
      wave: (t) => (row) => Math.sin(row * 0.3 + t * 0.8) * 5,
    },
    {
      ...one(
        1000,
        110,
        houses(c.wall, c.roof, mix(c.wall, c.roof, 0.5)),
        at(316, 84, church(c.wall, c.roof, 76)),
        sheet(c.shore, rect(0, 82, 1000, 9, 4), { lift: 1, edge: 0.12 }),
      ),
      x: drift(-30, 3.2),
      y: () => 202,
    },
    {
      ...one(1000, 110, sheet(c.lamp, lit, { lift: 0, edge: 0 })),
      x: drift(-30, 3.2),
      y: () => 202,
      opacity: (t) => ease((t - 5) / 8),
    },
    {
      ...one(
        220,
        110,
        at(90, 70, [
          boat('#E4DFD2', '#C9CDCB', '#25404E', red),
          sheet(
            c.lamp,
            [-30, -18, -6, 6, 18].map((x) => rect(x, -22, 8, 4, 1)),
            { lift: 0, edge: 0 },
          ),
        ]),
        sheet(
          c.lamp,
          [ellipse(90, 76, 54, 1.8), ellipse(98, 84, 36, 1.5), ellipse(92, 92, 22, 1.2)],
          { lift: 0, edge: 0, opacity: 0.6 },
        ),
      ),
      x: (t) => -150 + t * 27,
      y: (t) => 282 + Math.sin(t * 0.9) * 1,
    },
    {
      ...one(
        1300,
        200,
        sheet(c.bank, hill({ seed: 51, width: 1300, top: 100, foot: 150, floor: 200, steps: 8 }), {
          lift: 3,
          edge: 0.1,
        }),
        at(130, 146, tree('#17303C', 136, '#0C1A22')),
        at(206, 138, tree('#1B3643', 110, '#0C1A22')),
        at(1060, 142, tree('#17303C', 132, '#0C1A22')),
      ),
      x: drift(-20, 9),
      y: () => 316,
    },
  ],
};
