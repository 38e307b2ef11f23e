// Sunday lunch from above: one table, many plates.
import { red } from '../colours.mjs';
import { at, circle, ellipse, line, rect, sheet } from '../paper.mjs';
import { back, picture } from '../picture.mjs';

const plate = (angle, r, rim) => {
  const x = Math.cos(angle) * 158;
  const y = Math.sin(angle) * 158;
  return at(
    x.toFixed(1),
    y.toFixed(1),
    [
      sheet('#FDFCF9', circle(0, 0, r), { lift: 2 }),
      sheet(rim, circle(0, 0, r * 0.74), { lift: 0, edge: 0.2 }),
      sheet('#FDFCF9', circle(0, 0, r * 0.64), { lift: 0, edge: 0 }),
      line(r + 13, -r * 0.5, r + 13, r * 0.5, '#B9C4C4', 4),
      line(-r - 13, -r * 0.5, -r - 13, r * 0.5, '#B9C4C4', 4),
    ],
    1,
    (angle * 180) / Math.PI - 90,
  );
};
const stool = (angle, r) =>
  sheet(
    '#8D6A54',
    circle((Math.cos(angle) * 258).toFixed(1), (Math.sin(angle) * 258).toFixed(1), r),
    { lift: 2 },
  );
const seats = [
  [0.1, 48],
  [0.95, 40],
  [1.75, 32],
  [2.45, 30],
  [3.25, 46],
  [4.1, 44],
  [4.95, 46],
  [5.6, 36],
];
const rims = ['#1F5F6B', '#7FA9A8', '#D9A66A', '#C98B6B'];

export default picture(
  back('#D9CDB8'),
  sheet('#CBBDA4', rect(-20, 90, 1000, 6), { lift: 0, edge: 0.3 }),
  sheet('#CBBDA4', [rect(-20, 270, 1000, 6), rect(-20, 450, 1000, 6)], { lift: 0, edge: 0.3 }),
  at(
    480,
    270,
    [
      seats.map(([a, r]) => stool(a, r)),
      sheet('#2F6B72', circle(0, 0, 226), { lift: 3 }),
      sheet('#3B7A81', circle(0, 0, 212), { lift: 0, edge: 0.2 }),
      seats.map(([a, r], i) => plate(a, r, rims[i % 4])),
      sheet('#C8714C', circle(-8, 0, 64), { lift: 3 }),
      sheet('#F1DDA8', circle(-8, 0, 52), { lift: 0, edge: 0.3 }),
      sheet('#7F9A74', [ellipse(-22, -14, 13, 7), ellipse(8, 12, 13, 7), ellipse(-26, 18, 10, 6)], {
        lift: 1,
      }),
      sheet(red, circle(12, -18, 9), { lift: 1 }),
      line(40, 40, 92, 84, '#EAD9BE', 8),
    ],
    0.86,
  ),
);
