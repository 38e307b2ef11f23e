// A tooth and the little mirror.
import { red } from '../colours.mjs';
import { at, circle, curve, ellipse, line, path, rect, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

export default still(tables.lake, [
  sheet(
    '#FDFDFB',
    path(
      'M470 160Q430 120 372 136Q306 160 322 252Q334 300 350 350Q362 440 392 444Q420 444 430 372Q440 330 470 330T510 372Q520 444 548 444Q578 440 590 350Q606 300 618 252Q634 160 568 136Q510 120 470 160Z',
    ),
    { lift: 3 },
  ),
  curve('M372 190q20 -26 52 -18', '#DCE6E6', 12),
  sheet('#B9C4C4', ellipse(540, 226, 30, 22), { lift: 0, edge: 0.4 }),
  at(720, 300, [
    line(20, 40, 90, 190, '#8A969B', 13),
    sheet('#8A969B', circle(0, 0, 58), { lift: 3 }),
    sheet('#EAF3F3', circle(0, 0, 46), { lift: 0, edge: 0.5 }),
    line(-18, 14, 14, -20, '#FFFFFF', 9),
  ]),
  at(
    214,
    448,
    [
      sheet('#2F6B72', rect(-20, -190, 18, 190, 8), { lift: 2 }),
      sheet('#F7F5F0', rect(-24, -232, 26, 60, 6), { lift: 2 }),
      sheet(red, rect(-20, -70, 18, 12), { lift: 0, edge: 0 }),
    ],
    1,
    8,
  ),
]);
