// A paper cone of chestnuts.
import { red } from '../colours.mjs';
import { at, curve, line, path, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

const chestnut = (x, y, t) =>
  at(
    x,
    y,
    [
      sheet('#7A4630', path('M0 -44Q50 -24 44 18Q30 40 0 40T-44 18Q-50 -24 0 -44Z'), { lift: 2 }),
      sheet('#D9B58A', path('M-42 20Q0 6 42 20Q30 40 0 40T-42 20Z'), { lift: 0, edge: 0 }),
      curve('M-14 -22L8 2M10 -20L-8 0', '#F0D9AE', 5),
    ],
    1,
    t,
  );
export default still(tables.clay, [
  chestnut(400, 200, -14),
  chestnut(486, 176, 8),
  chestnut(566, 204, 20),
  chestnut(440, 232, 30),
  chestnut(526, 236, -22),
  sheet('#F3ECDD', path('M340 226L630 236L500 480Q486 494 472 480Z'), { lift: 3 }),
  sheet('#E4D9C2', path('M340 226L486 232V490Q478 488 472 480Z'), { lift: 0, edge: 0.2 }),
  sheet(red, path('M392 320L586 326L566 362L412 356Z'), { lift: 0, edge: 0 }),
  chestnut(270, 446, 12),
  chestnut(710, 452, -18),
  curve('M440 130q-16 -26 0 -50t0 -44M520 124q-16 -26 0 -50t0 -44', '#F7EADD', 7),
  at(
    800,
    440,
    [
      sheet(
        '#D9904A',
        path(
          'M0 0L-18 -40L-50 -30L-40 -64L-60 -90L-24 -92L0 -130L24 -92L60 -90L40 -64L50 -30L18 -40Z',
        ),
        { lift: 2 },
      ),
      line(0, 0, 0, 40, '#7A4630', 5),
    ],
    0.9,
    16,
  ),
]);
