// A laid table, seen from above.
import { red } from '../colours.mjs';
import { at, circle, curve, ellipse, line, path, rect, sheet } from '../paper.mjs';
import { back, picture } from '../picture.mjs';

const fork = [
  line(0, -110, 0, 110, '#C9D2D0', 12),
  [-18, 0, 18].map((x) => line(x, -150, x, -100, '#C9D2D0', 7)),
  curve('M-18 -104Q0 -78 18 -104', '#C9D2D0', 8),
];
const knife = sheet('#D5DCDA', path('M-9 130V-30H-12Q-14 -150 10 -150V130Z'), { lift: 1 });
const glass = [
  sheet('#E8EEEC', circle(0, 0, 62), { lift: 3 }),
  sheet('#8E2A3C', circle(0, 0, 46), { lift: 1 }),
  sheet('#A94357', ellipse(-12, -12, 20, 14), { lift: 0, edge: 0 }),
];
export default picture(
  back('#C9A27C'),
  [90, 190, 300, 410, 500].map((y) => line(-10, y, 970, y, '#BB9068', 3)),
  sheet('#F3ECDD', rect(180, 60, 500, 420, 14), { lift: 2 }),
  sheet('#FDFCF9', circle(430, 270, 172), { lift: 3 }),
  sheet('#EFEDE6', circle(430, 270, 122), { lift: 1 }),
  sheet('#D8A25F', ellipse(412, 286, 84, 62), { lift: 1 }),
  [
    [380, 270],
    [420, 300],
    [450, 276],
    [402, 318],
  ].map(([x, y]) => sheet('#E6BD7E', ellipse(x, y, 22, 12), { lift: 0, edge: 0.2 })),
  sheet(
    '#7DA06B',
    [ellipse(486, 230, 40, 20), ellipse(462, 216, 26, 16), ellipse(508, 252, 24, 15)],
    { lift: 1 },
  ),
  at(214, 270, fork),
  at(646, 272, knife),
  at(784, 140, glass),
  sheet(red, circle(478, 226, 10), { lift: 1 }),
);
