// A winter day: slow snow, and the red train crosses the viaduct.
import { mix, red } from '../colours.mjs';
import { at, circle, rect, sheet, svg } from '../paper.mjs';
import { hill, ridge, snowLine, snowOn } from '../land.mjs';
import { cloud, fir, house, train } from '../things.mjs';
import { random } from '../random.mjs';
import { drift } from '../motion.mjs';

const c = {
  sky: '#D5E0E3',
  pale: '#E6ECEC',
  sun: '#F6EFDD',
  far: '#A9BEC7',
  mid: '#8AA7B2',
  near: '#C3D3D8',
  snow: '#F9F8F4',
  stone: '#7F95A0',
  arch: '#6A8390',
  fir: '#3C6470',
  wall: '#8B6F62',
  roof: '#FBFAF7',
  front: '#EDF1F0',
};
const next = random(12);
const many = (count, make) => Array.from({ length: count }, (_, i) => make(i));
const one = (width, height, ...parts) => ({ width, height, a: svg(width, height, parts) });
const alps = ridge({ seed: 64, width: 1000, top: 40, foot: 220, floor: 330, rough: 0.55 });
const peaks = ridge({ seed: 21, width: 1000, top: 60, foot: 200, floor: 330, rough: 0.52 });
const firs = (count, width, y, low, high, colour) =>
  many(count, (i) =>
    at(
      ((i + next() * 0.8) * width) / count,
      y + next() * 20,
      fir(mix(colour, c.near, next() * 0.35), low + next() * (high - low)),
    ),
  );

/** The viaduct: a wall of `width` px with round arches, its track on y = 0. */
const viaduct = (width) => {
  let d = `M0 0H${width}V150H0Z`;
  for (let x = 26; x < width; x += 92) d += `M${x} 150V52a30 30 0 0 1 60 0V150Z`;
  return [
    sheet(c.stone, `<path fill-rule="evenodd" d="${d}"/>`, { lift: 2, edge: 0.25 }),
    sheet(c.arch, rect(0, 0, width, 7), { lift: 1, edge: 0.2 }),
    sheet(c.snow, rect(0, -3, width, 4, 2), { lift: 0, edge: 0 }),
  ];
};

/** Two sheets of flakes that fall and come round again after `height` px. */
const flakes = (count, low, high, speed, sway, opacity) => {
  const height = 560;
  const dots = many(count, () => [next() * 1000, next() * height, low + next() * (high - low)]);
  const draw = one(
    1000,
    height,
    sheet(
      '#FFFFFF',
      dots.map(([x, y, r]) => circle(x, y, r)),
      { lift: 1, edge: 0 },
    ),
  );
  const fall = (offset) => ({
    ...draw,
    opacity: () => opacity,
    x: (t) => -70 + Math.sin(t * 0.35) * sway,
    y: (t) => ((t * speed + offset) % (2 * height)) - height,
  });
  return [fall(0), fall(height)];
};

export default {
  name: 'winter-zug',
  seconds: 32,
  music: {
    seed: 15,
    root: 52,
    chords: [
      [0, 7, 12, 14],
      [-5, 7, 11, 14],
      [-3, 4, 9, 16],
      [-7, 5, 9, 12],
    ],
    beat: 1.6,
  },
  layers: [
    {
      ...one(
        854,
        480,
        sheet(c.sky, rect(0, 0, 854, 480), { lift: 0, edge: 0 }),
        sheet(c.pale, hill({ seed: 4, width: 854, top: 70, foot: 130, floor: 480, steps: 4 }), {
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
        sheet(c.sun, circle(150, 150, 110), { lift: 1, opacity: 0.5 }),
        sheet(c.sun, circle(150, 150, 44), { lift: 2, edge: 0.6 }),
      ),
      x: (t) => 500 - t * 0.4,
      y: (t) => -26 + t * 0.3,
    },
    {
      ...one(
        1000,
        180,
        at(150, 80, cloud(c.snow, 20)),
        at(520, 110, cloud(c.snow, 14)),
        at(860, 74, cloud(c.snow, 24)),
      ),
      x: drift(0, 3),
      y: () => 0,
    },
    {
      ...one(1000, 330, sheet(c.far, alps), snowOn(alps, c.snow, snowLine(3, 1000, 112, 30))),
      x: drift(-10, 0.9),
      y: () => 44,
    },
    {
      ...one(1000, 330, sheet(c.mid, peaks), snowOn(peaks, c.snow, snowLine(8, 1000, 104, 22))),
      x: drift(-30, 1.8),
      y: () => 104,
    },
    {
      ...one(
        1100,
        260,
        sheet(c.near, hill({ seed: 30, width: 1100, top: 40, foot: 110, floor: 260, steps: 7 })),
        firs(26, 1100, 82, 24, 40, c.fir),
      ),
      x: drift(-30, 3),
      y: () => 182,
    },
    {
      ...one(500, 60, at(6, 44, train(6, red, '#F3EFE6'))),
      x: (t) => 900 - (t - 3) * 54,
      y: () => 220,
      from: 3,
      to: 30,
    },
    { ...one(1200, 190, at(0, 20, viaduct(1200))), x: drift(-40, 5), y: () => 246 },
    {
      ...one(
        1400,
        240,
        sheet(c.snow, hill({ seed: 17, width: 1400, top: 50, foot: 110, floor: 240, steps: 8 }), {
          lift: 3,
        }),
        firs(17, 1400, 96, 40, 74, c.fir),
        at(330, 112, house(c.wall, c.roof, 72, 38, { pane: '#F4DDA6', rise: 0.36 })),
      ),
      x: drift(-30, 8),
      y: () => 294,
    },
    {
      ...one(
        1600,
        200,
        sheet(c.front, hill({ seed: 26, width: 1600, top: 70, foot: 130, floor: 200, steps: 8 }), {
          lift: 3,
        }),
        [60, 130, 690, 960, 1050].map((x, i) =>
          at(x, 160 + (i % 2) * 8, fir('#2C525E', 116 + (i % 3) * 18)),
        ),
      ),
      x: drift(-30, 14),
      y: () => 316,
    },
    ...flakes(26, 1.4, 2.6, 22, 18, 0.85),
    ...flakes(10, 3, 4.6, 38, 30, 0.9),
  ],
};
