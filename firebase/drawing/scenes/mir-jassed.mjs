// A fan of cards.
import { at, circle, ellipse, line, path, rect, sheet } from '../paper.mjs';
import { back, disc, picture } from '../picture.mjs';

const card = (t, inner) =>
  at(480, 620, [sheet('#FDFCF9', rect(-84, -500, 168, 264, 14), { lift: 3 }), inner], 1, t);
const rose = [
  sheet('#E3B23F', circle(0, -368, 42), { lift: 1 }),
  Array.from({ length: 6 }, (_, i) =>
    sheet(
      '#C9503F',
      circle(26 * Math.cos((i * Math.PI) / 3), -368 + 26 * Math.sin((i * Math.PI) / 3), 14),
      { lift: 0, edge: 0.3 },
    ),
  ),
  sheet('#4E8A70', circle(0, -368, 12), { lift: 0, edge: 0 }),
];
const bell = [
  sheet('#E3B23F', circle(0, -368, 42), { lift: 1 }),
  sheet('#8A6320', rect(-42, -374, 84, 9), { lift: 0, edge: 0 }),
  sheet('#6B4A18', circle(0, -346, 9), { lift: 0, edge: 0 }),
];
const acorn = [
  sheet('#B98048', ellipse(0, -354, 30, 40), { lift: 1 }),
  sheet('#6F8F5A', path('M-38 -372Q0 -424 38 -372Q0 -358 -38 -372Z'), { lift: 1 }),
];
const shield = [
  sheet('#2F6B72', path('M-40 -404H40V-366Q36 -332 0 -318Q-36 -332 -40 -366Z'), { lift: 1 }),
  sheet('#F7F5F0', rect(-6, -404, 12, 84), { lift: 0, edge: 0 }),
];
export default picture(
  back('#2F6B5A'),
  disc(480, 300, 260, '#3A7A67'),
  [
    [-36, rose],
    [-18, bell],
    [0, acorn],
    [18, shield],
    [36, rose],
  ].map(([t, inner]) => card(t, inner)),
  sheet('#E8EEE6', rect(730, 70, 130, 76, 6), { lift: 2 }),
  [88, 104, 120].map((y) => line(746, y, 844, y, '#B5C4BC', 3)),
);
