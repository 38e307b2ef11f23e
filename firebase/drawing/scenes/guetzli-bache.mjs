// Stars and hearts on a baking tray.
import { red } from '../colours.mjs';
import { at, circle, line, path, polygon, rect, sheet } from '../paper.mjs';
import { back, picture } from '../picture.mjs';

const star = (c) =>
  sheet(
    c,
    polygon(
      ...Array.from({ length: 10 }, (_, i) => [
        Math.round((i % 2 ? 24 : 54) * Math.sin((i * Math.PI) / 5)),
        Math.round(-(i % 2 ? 24 : 54) * Math.cos((i * Math.PI) / 5)),
      ]),
    ),
    { lift: 2 },
  );
const heart = (c) =>
  sheet(c, path('M0 46Q-56 4 -44 -26Q-26 -54 0 -24Q26 -54 44 -26Q56 4 0 46Z'), { lift: 2 });
const moon = (c) =>
  sheet(c, path('M18 -46Q-46 -40 -42 8Q-34 56 26 44Q-10 24 -10 -2Q-8 -32 18 -46Z'), { lift: 2 });
const dough = ['#E3B36D', '#D9A25A', '#EBC486', '#B98048'];
export default picture(
  back('#7B5748'),
  [70, 180, 290, 400, 500].map((y) => line(-10, y, 970, y, '#6B4A3D', 3)),
  sheet('#4C5B61', rect(150, 50, 620, 430, 22), { lift: 3 }),
  sheet('#5E6E74', rect(174, 74, 572, 382, 14), { lift: 0, edge: 0.2 }),
  [0, 1, 2].flatMap((r) =>
    [0, 1, 2, 3].map((c) =>
      at(
        256 + c * 136,
        146 + r * 120,
        [star, heart, moon][(r + c) % 3](dough[(r * 3 + c * 2) % 4]),
        0.92,
        ((r * 7 + c * 11) % 24) - 12,
      ),
    ),
  ),
  sheet(red, circle(528, 268, 7), { lift: 1, edge: 0 }),
  at(
    860,
    300,
    [
      sheet('#D3AA79', rect(-34, -150, 68, 300, 34), { lift: 3 }),
      sheet('#A9744C', [rect(-12, -206, 24, 58, 10), rect(-12, 148, 24, 58, 10)], { lift: 1 }),
    ],
    1,
    6,
  ),
);
