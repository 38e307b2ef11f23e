// Morning over a lake valley: the sun rises, mist goes, a train and later a boat pass. About two
// minutes.
import { lake, mix, paper, red } from '../colours.mjs';
import { at, circle, ellipse, rect, sheet, svg } from '../paper.mjs';
import { hill, ridge, snowLine, snowOn } from '../land.mjs';
import { bird, boat, church, cloud, fir, house, train, tree } from '../things.mjs';
import { random } from '../random.mjs';
import { ease, drift, light } from '../motion.mjs';

const seconds = 126;
const dawn = {
  sky: '#E9D9D3',
  halo: '#F1E3D6',
  sun: '#E8A98C',
  cloud: '#F3E7E0',
  far: '#B9B4BE',
  snow: '#F3E6E0',
  mid: '#8A95A3',
  near: '#5C7480',
  hill: '#3F5F69',
  wall: '#C9C1BE',
  roof: '#5E5560',
  water: '#B6B9C0',
  glint: '#F0DDD2',
  bank: '#22414B',
  reed: '#1B333C',
};
const day = {
  sky: '#DDE9E8',
  halo: '#F2F3E9',
  sun: '#F0D9A0',
  cloud: paper,
  far: '#A9C4C8',
  snow: paper,
  mid: '#6FA0A6',
  near: '#45808A',
  hill: '#5C8C7B',
  wall: '#F3EEE3',
  roof: '#A77763',
  water: '#9CC3C7',
  glint: '#F4F6F1',
  bank: '#2E6A66',
  reed: '#1F5558',
};

/** Drawn twice, at dawn and by day; the clip moves from one to the other. */
const both = (width, height, parts) => ({
  width,
  height,
  a: svg(width, height, parts(dawn)),
  b: svg(width, height, parts(day)),
});
const next = random(71);
const many = (count, make) => Array.from({ length: count }, (_, i) => make(i, next));
const firs = many(26, (i, r) => [i * 52 + r() * 40, 76 + r() * 26, 18 + r() * 16]);
const glints = many(40, (i, r) => [r() * 1400, 12 + Math.pow(r(), 0.8) * 150, 12 + r() * 34]);
const reeds = many(96, (i, r) => [
  Math.floor(i / 12) * 260 + r() * 110,
  60 + r() * 62,
  (r() - 0.5) * 26,
]);
const alps = ridge({ seed: 31, width: 1000, top: 70, foot: 238, floor: 340, rough: 0.56 });
const trees = [
  [120, 150, 170],
  [186, 112, 172],
  [900, 150, 190],
  [1322, 120, 178],
  [1390, 158, 176],
];

const mountains = (c) => [
  sheet(c.near, ridge({ seed: 12, width: 1300, top: 64, foot: 190, floor: 300, rough: 0.5 })),
];
const mirrored = (c) => [
  sheet(
    mix(c.near, c.water, 0.72),
    `<g transform="matrix(1 0 0 -0.8 0 178)">${ridge({ seed: 12, width: 1300, top: 64, foot: 190, floor: 210, rough: 0.5 })}</g>`,
    { lift: 0, edge: 0 },
  ),
];

export default {
  name: 'seetal-morge',
  seconds,
  light: light(seconds, 0.02, 0.62),
  music: {
    seed: 3,
    root: 50,
    chords: [
      [0, 7, 12, 16],
      [-3, 9, 12, 16],
      [5, 9, 12, 17],
      [-5, 7, 11, 14],
    ],
    beat: 1.5,
  },
  layers: [
    {
      ...both(854, 330, (c) => sheet(c.sky, rect(0, 0, 854, 330), { lift: 0, edge: 0 })),
      x: () => 0,
      y: () => 0,
    },
    {
      ...both(460, 460, (c) => [
        sheet(c.halo, circle(230, 230, 200), { lift: 1, edge: 0.2, opacity: 0.5 }),
        sheet(c.halo, circle(230, 230, 120), { lift: 1, edge: 0.2, opacity: 0.7 }),
        sheet(c.sun, circle(230, 230, 46), { lift: 2, edge: 0.5 }),
      ]),
      x: (t) => 380 - t * 0.35,
      y: (t) => 8 - (0.5 * ease(t / 126) + t / 252) * 128,
    },
    {
      ...both(1300, 200, (c) => [
        at(210, 84, cloud(c.cloud, 22)),
        at(700, 124, cloud(c.cloud, 15)),
        at(1060, 70, cloud(c.cloud, 26)),
      ]),
      x: drift(0, 2.6),
      y: () => 0,
    },
    {
      ...both(1000, 340, (c) => [
        sheet(c.far, alps),
        snowOn(alps, c.snow, snowLine(31, 1000, 128, 26)),
      ]),
      x: drift(-10, 0.5),
      y: () => 0,
    },
    {
      ...both(1100, 300, (c) =>
        sheet(c.mid, ridge({ seed: 58, width: 1100, top: 40, foot: 170, floor: 300, rough: 0.52 })),
      ),
      x: drift(-20, 0.95),
      y: () => 76,
    },
    { ...both(1300, 300, mountains), x: drift(-60, 1.5), y: () => 116 },
    {
      ...both(854, 240, (c) => sheet(c.water, rect(0, 4, 854, 236), { lift: 1, edge: 0.35 })),
      x: () => 0,
      y: () => 296,
    },
    {
      ...both(1300, 190, mirrored),
      x: drift(-60, 1.5),
      y: () => 301,
      wave: (t) => (row) => Math.sin(row * 0.42 + t * 1.1) * (0.4 + (row - 300) * 0.022),
    },
    {
      ...both(1440, 190, (c) =>
        sheet(
          c.glint,
          glints.map(([x, y, w]) => ellipse(x, y, w, 0.9 + y * 0.006)),
          { lift: 0, edge: 0, opacity: 0.75 },
        ),
      ),
      x: drift(-20, 3.1),
      y: () => 304,
      wave: (t) => (row) => Math.sin(row * 0.3 + t * 0.7) * 5,
    },
    {
      ...both(1500, 150, (c) => [
        sheet(c.hill, hill({ seed: 9, width: 1500, top: 62, foot: 96, floor: 118, steps: 12 })),
        firs
          .filter(([x]) => x < 520 || x > 760)
          .map(([x, y, h]) => at(x, Math.min(y, 92) + 4, fir(mix(c.hill, lake, 0.35), h))),
        village(c),
        sheet(mix(c.hill, c.water, 0.25), rect(0, 110, 1500, 7, 3), { lift: 0, edge: 0.2 }),
      ]),
      x: drift(-30, 2.4),
      y: () => 186,
    },
    {
      ...both(560, 60, (c) => at(4, 40, train(4, red, mix(c.wall, paper, 0.3)), 0.72)),
      x: (t) => 880 - (t - 14) * 26,
      y: () => 257,
      from: 13,
      to: 62,
    },
    {
      ...both(200, 90, (c) => [
        at(80, 70, boat(paper, mix(c.wall, paper, 0.5), lake)),
        sheet(c.glint, [ellipse(84, 74, 62, 2), ellipse(96, 80, 44, 1.4)], {
          lift: 0,
          edge: 0,
          opacity: 0.7,
        }),
      ]),
      x: (t) => -190 + (t - 58) * 15,
      y: (t) => 268 + Math.sin(t * 0.9) * 0.9,
      from: 57,
    },
    {
      ...both(140, 60, (c) => [
        at(30, 30, bird(c.bank, 9)),
        at(62, 18, bird(c.bank, 7)),
        at(86, 34, bird(c.bank, 6)),
      ]),
      x: (t) => 860 - (t - 66) * 19,
      y: (t) => 78 + Math.sin(t * 0.5) * 8,
      from: 66,
      to: 118,
    },
    {
      ...both(2000, 260, (c) => [
        sheet(c.bank, hill({ seed: 5, width: 2000, top: 128, foot: 196, floor: 260, steps: 12 }), {
          lift: 3,
        }),
        trees.map(([x, h, y]) => at(x, y, tree(mix(c.bank, c.hill, 0.4), h, c.reed))),
        reeds.map(
          ([x, h, bend]) =>
            `<path d="M${x} 260Q${x} ${250 - h} ${x + bend} ${236 - h}" fill="none" stroke="${c.reed}" stroke-width="3" stroke-linecap="round"/>`,
        ),
      ]),
      x: drift(-20, 7.6),
      y: () => 262,
    },
  ],
};
function village(c) {
  const place = [
    [560, 40],
    [604, 30],
    [700, 34],
    [738, 44],
  ];
  return [
    place.map(([x, w]) =>
      at(x, 102, house(c.wall, c.roof, w, w * 0.62, { pane: mix(c.roof, c.wall, 0.2) })),
    ),
    at(650, 102, church(c.wall, c.roof, 84)),
  ];
}
