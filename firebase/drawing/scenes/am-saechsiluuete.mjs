// The Böögg on its pile of wood, the towers of the town behind.
import { red } from '../colours.mjs';
import { at, circle, line, path, polygon, rect, sheet } from '../paper.mjs';
import { random } from '../random.mjs';
import { back, land, picture } from '../picture.mjs';

const next = random(6);
const sticks = Array.from({ length: 30 }, (_, i) => {
  const x = ((i * 11) % 30) * 9 - 130;
  return line(
    x + next() * 10,
    0,
    x * 0.16 + (next() - 0.5) * 30,
    -186 - next() * 16,
    ['#5F4537', '#7A5945', '#8F6B53'][i % 3],
    11,
  );
});
const flame = (w, h, colour) => {
  const p = (x, y) => `${(x * w).toFixed(1)} ${(-y * h).toFixed(1)}`;
  return sheet(
    colour,
    path(
      `M${p(-1, 0)}C${p(-1.15, 0.35)} ${p(-0.75, 0.45)} ${p(-0.8, 0.75)}C${p(-0.5, 0.6)} ${p(-0.38, 0.5)} ${p(-0.32, 0.42)}C${p(-0.26, 0.7)} ${p(-0.12, 0.8)} ${p(0.02, 1)}C${p(0.05, 0.76)} ${p(0.3, 0.62)} ${p(0.34, 0.4)}C${p(0.46, 0.5)} ${p(0.64, 0.58)} ${p(0.72, 0.82)}C${p(0.74, 0.5)} ${p(1.15, 0.35)} ${p(1, 0)}Q${p(0, -0.14)} ${p(-1, 0)}Z`,
    ),
    { lift: 2 },
  );
};
const boeoegg = [
  sheet('#FDFCF9', path('M-46 0Q-54 -64 0 -66Q54 -64 46 0Z'), { lift: 2 }),
  sheet('#FDFCF9', circle(0, -86, 32), { lift: 2 }),
  sheet('#33444C', [rect(-40, -118, 80, 9, 3), rect(-25, -160, 50, 44, 3)], { lift: 1 }),
  sheet(red, rect(-25, -128, 50, 9), { lift: 0, edge: 0 }),
  sheet('#33444C', [circle(0, -44, 4), circle(0, -26, 4)], { lift: 0, edge: 0 }),
  line(46, -40, 92, -78, '#8F6B53', 5),
];
const towers = (x) =>
  at(x, 400, [
    sheet('#6E7F8E', [rect(-46, -170, 36, 170), rect(10, -170, 36, 170), rect(-70, -70, 140, 70)], {
      lift: 2,
      edge: 0.2,
    }),
    sheet(
      '#5C6C7C',
      [
        path('M-50 -170Q-28 -230 -28 -236Q-28 -230 -6 -170Z'),
        path('M6 -170Q28 -230 28 -236Q28 -230 50 -170Z'),
      ],
      { lift: 1, edge: 0.2 },
    ),
  ]);

export default picture(
  back('#E7C3AC'),
  sheet('#EFD2BB', circle(560, 270, 320), { lift: 1, edge: 0.2 }),
  sheet('#F5E1CC', circle(560, 270, 220), { lift: 1, edge: 0.2 }),
  land('#B79C9E', 29, 270, 350),
  towers(210),
  at(
    360,
    400,
    sheet('#7C8A97', [rect(-22, -120, 44, 120), polygon([-26, -120], [0, -230], [26, -120])], {
      lift: 2,
      edge: 0.2,
    }),
  ),
  land('#6C6F7F', 22, 386, 420, { steps: 4 }),
  at(590, 480, [
    sticks,
    at(0, -192, boeoegg),
    at(0, 4, flame(138, 128, '#DE9A54')),
    at(-10, 8, flame(96, 84, '#EBBB6C')),
    at(4, 10, flame(54, 48, '#F6DDA0')),
  ]),
  land('#3F4658', 2, 474, 500, { steps: 4 }),
);
