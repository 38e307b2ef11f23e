// A summer meadow: big clouds, a cable car on its way up, flowers in front.
import { mix, red } from '../colours.mjs';
import { at, circle, line, rect, sheet, svg } from '../paper.mjs';
import { hill, ridge, snowLine, snowOn } from '../land.mjs';
import { bird, cloud, fir, house, tree } from '../things.mjs';
import { random } from '../random.mjs';
import { drift } from '../motion.mjs';

const c = {
  sky: '#CFE3E6',
  pale: '#E3EEEC',
  sun: '#F3DFA6',
  far: '#A7C6CC',
  snow: '#FBFAF6',
  mid: '#6E9FA5',
  wood: '#3F7A77',
  alp: '#8FB08A',
  meadow: '#6F9B73',
  front: '#3F7560',
  stem: '#2D5B4C',
  wall: '#9A735C',
  roof: '#5E463B',
  flower: ['#F7F5F0', '#F0D48A', '#D9B7C4'],
};
const next = random(40);
const many = (count, make) => Array.from({ length: count }, (_, i) => make(i));
const one = (width, height, ...parts) => ({ width, height, a: svg(width, height, parts) });
const alps = ridge({ seed: 90, width: 1000, top: 30, foot: 210, floor: 330, rough: 0.56 });
const firs = (count, width, y) =>
  many(count, (i) =>
    at(
      ((i + next() * 0.9) * width) / count,
      y + next() * 22,
      fir(mix(c.wood, c.stem, next() * 0.5), 24 + next() * 18),
    ),
  );

const flower = (i) => {
  const h = 46 + next() * 60;
  const bend = (next() - 0.5) * 22;
  const r = 5 + next() * 4;
  const petals = many(6, (k) =>
    circle(bend + Math.cos((k * Math.PI) / 3) * r, -h + Math.sin((k * Math.PI) / 3) * r, r * 0.62),
  );
  return `<path d="M0 0Q0 ${-h * 0.6} ${bend} ${-h}" fill="none" stroke="${c.stem}" stroke-width="2.4" stroke-linecap="round"/>${sheet(c.flower[i % 3], petals, { lift: 1, edge: 0 })}${sheet('#D9A441', circle(bend, -h, r * 0.5), { lift: 0, edge: 0 })}`;
};
const grass = many(
  120,
  (i) =>
    `<path d="M${i * 14 + next() * 10} 230q${(next() - 0.5) * 14} -60 ${(next() - 0.5) * 26} ${-86 - next() * 40}" fill="none" stroke="${mix(c.front, c.stem, next())}" stroke-width="3" stroke-linecap="round"/>`,
);

/**
 * Where the cable car hangs at t seconds; the cable runs from the lower left to the upper right.
 */
const cable = { x: (t) => -70 + t * 31, y: (t) => 262 - (-70 + t * 31 + 70) * 0.17 };

export default {
  name: 'summer-wise',
  seconds: 32,
  music: {
    seed: 27,
    root: 55,
    chords: [
      [0, 4, 7, 12],
      [-3, 4, 9, 12],
      [-7, 5, 9, 12],
      [-5, 2, 7, 11],
    ],
    beat: 1.25,
  },
  layers: [
    {
      ...one(
        854,
        480,
        sheet(c.sky, rect(0, 0, 854, 480), { lift: 0, edge: 0 }),
        sheet(c.pale, hill({ seed: 10, width: 854, top: 90, foot: 150, floor: 480, steps: 4 }), {
          lift: 1,
          edge: 0.3,
        }),
      ),
      x: () => 0,
      y: () => 0,
    },
    {
      ...one(
        300,
        300,
        sheet(c.sun, circle(150, 150, 104), { lift: 1, opacity: 0.35 }),
        sheet(c.sun, circle(150, 150, 46), { lift: 2, edge: 0.5 }),
      ),
      x: (t) => 40 + t * 0.5,
      y: (t) => -36 - t * 0.3,
    },
    {
      ...one(
        1200,
        220,
        at(420, 100, cloud(c.snow, 30)),
        at(760, 160, cloud(c.snow, 18)),
        at(1040, 96, cloud(c.snow, 36)),
      ),
      x: drift(0, 6),
      y: () => 6,
    },
    {
      ...one(1000, 330, sheet(c.far, alps), snowOn(alps, c.snow, snowLine(5, 1000, 82, 26))),
      x: drift(-10, 0.9),
      y: () => 70,
    },
    {
      ...one(
        1000,
        330,
        sheet(c.mid, ridge({ seed: 73, width: 1000, top: 60, foot: 180, floor: 330, rough: 0.5 })),
      ),
      x: drift(-30, 1.7),
      y: () => 120,
    },
    {
      ...one(
        160,
        60,
        at(30, 34, bird(c.stem, 9)),
        at(64, 20, bird(c.stem, 7)),
        at(96, 36, bird(c.stem, 6)),
      ),
      x: (t) => 760 - t * 15,
      y: (t) => 60 + Math.sin(t * 0.6) * 7,
    },
    { ...one(1000, 200, line(-10, 190, 990, 20, '#35555E', 1.5)), x: () => -70, y: () => 72 },
    {
      ...one(
        60,
        80,
        line(30, 2, 30, 26, '#35555E', 2),
        sheet(red, rect(12, 26, 36, 30, 6), { lift: 2, edge: 0.3 }),
        sheet('#EAF1F0', [rect(16, 31, 12, 11, 2), rect(32, 31, 12, 11, 2)], { lift: 0, edge: 0 }),
      ),
      x: (t) => cable.x(t) - 30,
      y: (t) => cable.y(t) - 2 + Math.sin(t * 1.3) * 0.6,
    },
    {
      ...one(
        1100,
        240,
        sheet(c.wood, hill({ seed: 33, width: 1100, top: 30, foot: 90, floor: 240, steps: 8 })),
        firs(34, 1100, 82),
      ),
      x: drift(-30, 2.8),
      y: () => 196,
    },
    {
      ...one(
        1200,
        240,
        sheet(c.alp, hill({ seed: 19, width: 1200, top: 40, foot: 110, floor: 240, steps: 7 }), {
          lift: 3,
        }),
        at(700, 98, house(c.wall, c.roof, 74, 34, { pane: '#EBD9BE', rise: 0.34 })),
        at(790, 104, tree(c.wood, 70, c.roof)),
        at(250, 92, tree(c.wood, 58, c.roof)),
      ),
      x: drift(-30, 4.6),
      y: () => 246,
    },
    {
      ...one(
        1400,
        240,
        sheet(c.meadow, hill({ seed: 57, width: 1400, top: 60, foot: 120, floor: 240, steps: 8 }), {
          lift: 3,
        }),
      ),
      x: drift(-30, 8),
      y: () => 292,
    },
    {
      ...one(
        1700,
        240,
        grass,
        sheet(
          c.front,
          hill({ seed: 66, width: 1700, top: 150, foot: 184, floor: 240, steps: 10 }),
          { lift: 2, edge: 0.12 },
        ),
        many(44, (i) => at(i * 39 + next() * 24, 214, flower(i))),
      ),
      x: drift(-30, 15),
      y: () => 262,
    },
  ],
};
