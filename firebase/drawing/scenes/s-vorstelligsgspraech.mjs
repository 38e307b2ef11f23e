// A folder and two cups: a talk between two people.
import { red } from '../colours.mjs';
import { at, circle, curve, ellipse, line, path, rect, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

const mug = (c) => [
  sheet(c, path('M-46 -84H46V-14Q44 0 30 0H-30Q-44 0 -46 -14Z'), { lift: 3 }),
  sheet('#6B4E45', ellipse(0, -84, 40, 8), { lift: 0, edge: 0 }),
];
export default still(tables.lilac, [
  at(
    480,
    330,
    [
      sheet('#2F6B72', rect(-150, -150, 300, 230, 10), { lift: 3 }),
      sheet('#FDFCF9', rect(-120, -176, 240, 220, 3), { lift: 2 }),
      sheet('#DDA07F', circle(-64, -122, 30), { lift: 0, edge: 0 }),
      [-136, -112].map((y) => line(-10, y, 96, y, '#93A3A6', 7)),
      [-64, -40, -16, 8].map((y, i) => line(-94, y, 96 - i * 18, y, '#C9D2D0', 6)),
      sheet(red, rect(70, -184, 12, 44, 3), { lift: 1 }),
    ],
    1,
    -4,
  ),
  at(206, 470, [mug('#F7F5F0'), curve('M-44 -70q-46 0 -40 34q8 24 42 20', '#F7F5F0', 10)]),
  at(752, 470, [mug('#DDA07F'), curve('M44 -70q46 0 40 34q-8 24 -42 20', '#DDA07F', 10)]),
]);
