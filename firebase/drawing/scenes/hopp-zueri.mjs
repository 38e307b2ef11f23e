// Under the floodlights: the ball lies in front of the goal.
import { at, circle, curve, line, path, polygon, rect, sheet } from '../paper.mjs';
import { back, floor, picture } from '../picture.mjs';

const mast = (x, turn) => [
  sheet(
    '#F6E7B4',
    polygon([x - 46, 74], [x + 46, 74], [x + 90 + turn * 4, 400], [x - 90 + turn * 4, 400]),
    { lift: 0, edge: 0, opacity: 0.14 },
  ),
  line(x, 80, x, 330, '#4E6674', 7),
  sheet('#5F7886', rect(x - 50, 46, 100, 44, 5), { lift: 2 }),
  sheet(
    '#FBF0C8',
    [-32, 0, 32].map((dx) => circle(x + dx, 68, 11)),
    { lift: 0, edge: 0.4 },
  ),
];
const net = [
  Array.from({ length: 15 }, (_, i) => line(500 + i * 24, 236, 500 + i * 24, 392, '#9DB4B5', 1.4)),
  Array.from({ length: 7 }, (_, i) => line(492, 252 + i * 22, 850, 252 + i * 22, '#9DB4B5', 1.4)),
];
const patch = (turn) => at(0, 0, polygon([-20, -62], [20, -62], [30, -88], [-30, -88]), 1, turn);
const ball = [
  sheet('#FBFAF6', circle(0, 0, 88), { lift: 3 }),
  `<clipPath id="ball"><circle r="88"/></clipPath><g clip-path="url(#ball)">`,
  sheet(
    '#1B2A33',
    polygon(
      ...[0, 1, 2, 3, 4].map((i) => [
        (Math.sin(i * 1.2566) * 32).toFixed(1),
        (-Math.cos(i * 1.2566) * 32).toFixed(1),
      ]),
    ),
    { lift: 0, edge: 0 },
  ),
  [0, 1, 2, 3, 4].map((i) => at(0, 0, line(0, -32, 0, -64, '#1B2A33', 3), 1, i * 72)),
  sheet('#1B2A33', [0, 72, 144, 216, 288].map(patch), { lift: 0, edge: 0 }),
  sheet('#1B2A33', path('M-88 0A88 88 0 0 0 88 0A100 74 0 0 1 -88 0Z'), {
    lift: 0,
    edge: 0,
    opacity: 0.14,
  }),
  '</g>',
];

export default picture(
  back('#274655'),
  sheet('#33566A', circle(670, 330, 330), { lift: 1, edge: 0.1 }),
  mast(150, 60),
  mast(850, -60),
  sheet('#1D3644', path('M-20 330Q240 290 480 316T980 300V560H-20Z'), { lift: 2, edge: 0.12 }),
  net,
  sheet('#F7F5F0', path('M482 400V226H860V400H848V238H494V400Z'), { lift: 2 }),
  floor('#4F8A6B', 392),
  sheet('#5E9878', path('M-20 438H980V484H-20Z'), { lift: 0, edge: 0 }),
  curve('M-20 420H980', '#EAF0E6', 4),
  at(270, 412, ball),
);
