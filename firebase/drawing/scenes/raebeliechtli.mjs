// A turnip lantern in the November night.
import { at, circle, curve, line, path, polygon, sheet } from '../paper.mjs';
import { back, land, picture } from '../picture.mjs';

const star = (r) =>
  polygon(
    ...Array.from({ length: 10 }, (_, i) =>
      [
        Math.sin((i * Math.PI) / 5) * (i % 2 ? r * 0.45 : r),
        -Math.cos((i * Math.PI) / 5) * (i % 2 ? r * 0.45 : r),
      ].map((v) => v.toFixed(1)),
    ),
  );
const light = '#F6D68F';
const lantern = [
  curve('M-92 -64Q0 -250 92 -64', '#C9B7C2', 3),
  sheet(
    '#A5708F',
    path(
      'M-112 -30Q-112 -104 0 -104Q112 -104 112 -30Q112 20 62 62Q20 96 6 150Q0 170 -6 150Q-20 96 -62 62Q-112 20 -112 -30Z',
    ),
    { lift: 3 },
  ),
  sheet(
    '#EFE4E6',
    path('M-103 10Q-84 44 -58 62Q-20 96 -6 150Q0 170 6 150Q20 96 62 62Q88 42 103 8Q0 52 -103 10Z'),
    { lift: 1, edge: 0.3 },
  ),
  sheet(
    '#7F9A74',
    path('M-34 -100Q-20 -134 -52 -150Q-10 -146 0 -108Q14 -150 46 -148Q18 -132 32 -100Z'),
    { lift: 2 },
  ),
  sheet(light, at(-44, -34, star(30)), { lift: 0, edge: 0.5 }),
  sheet(light, path('M40 -68a34 34 0 1 0 28 52a28 28 0 1 1 -28 -52Z'), { lift: 0, edge: 0.5 }),
  sheet(light, [circle(0, 18, 7), circle(-72, 2, 5), circle(12, -76, 5)], { lift: 0, edge: 0.5 }),
];
const small = (x, y) => [
  sheet('#4A5268', circle(x, y, 15), { lift: 0, edge: 0, opacity: 0.9 }),
  sheet(light, circle(x, y, 6), { lift: 0, edge: 0 }),
];

export default picture(
  back('#22303F'),
  sheet('#2B3B4B', circle(360, 300, 330), { lift: 1, edge: 0.08 }),
  sheet('#3A475A', circle(360, 300, 236), { lift: 1, edge: 0.08 }),
  sheet('#55576A', circle(360, 300, 160), { lift: 1, edge: 0.1 }),
  land('#2A4351', 8, 380, 440, { edge: 0.12 }),
  [560, 610, 668, 716, 770, 830, 884].map((x, i) => small(x, 414 - Math.sin(i * 0.8) * 12)),
  land('#1A2D39', 13, 440, 500, { edge: 0.12 }),
  line(-10, 60, 360, 132, '#8B6B57', 12),
  at(360, 300, lantern),
);
