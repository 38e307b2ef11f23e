// An old lamp and a vase on the table.
import { red } from '../colours.mjs';
import { at, circle, ellipse, line, path, polygon, rect, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

export default still(
  tables.sand,
  [
    sheet('#F4DC98', ellipse(350, 330, 190, 120), { lift: 0, edge: 0, opacity: 0.45 }),
    sheet('#5E463B', [rect(342, 240, 16, 190), ellipse(350, 436, 74, 16)], { lift: 2 }),
    sheet('#E2913F', path('M280 90H420L470 250H230Z'), { lift: 3 }),
    sheet('#F3C078', path('M320 90H360L370 250H300Z'), { lift: 0, edge: 0 }),
    at(620, 446, [
      sheet(
        '#3E7078',
        path('M-34 -180H34L26 -150Q90 -90 60 -20Q54 0 0 0T-60 -20Q-90 -90 -26 -150Z'),
        { lift: 3 },
      ),
      sheet('#F7F5F0', [circle(-30, -80, 12), circle(6, -66, 12), circle(40, -84, 10)], {
        lift: 0,
        edge: 0,
      }),
    ]),
    at(780, 452, [
      sheet('#8A5F3C', rect(-70, -60, 140, 60, 6), { lift: 3 }),
      sheet('#C9D2D0', circle(-24, -30, 18), { lift: 1 }),
      sheet('#33444C', rect(10, -46, 40, 30, 3), { lift: 0, edge: 0 }),
      line(40, -60, 76, -140, '#93A3A6', 3),
    ]),
    at(484, 440, [
      sheet('#F7F5F0', polygon([-26, -34], [22, -44], [34, -4], [-16, 6]), { lift: 2 }),
      line(-10, -16, 18, -22, red, 5),
    ]),
  ],
  { x: 560 },
);
