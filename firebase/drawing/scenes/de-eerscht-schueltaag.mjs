// A school bag with an apple for the break.
import { red } from '../colours.mjs';
import { at, curve, line, path, polygon, rect, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

export default still(
  tables.sage,
  [
    sheet('#3E7078', rect(300, 180, 280, 268, 34), { lift: 3 }),
    sheet(
      '#1F5F6B',
      path('M300 260V214Q300 180 334 180H546Q580 180 580 214V260Q440 330 300 260Z'),
      { lift: 2 },
    ),
    curve('M388 180q0 -50 52 -50t52 50', '#174C56', 13),
    sheet('#F0DFB8', rect(344, 336, 192, 84, 14), { lift: 2 }),
    sheet('#DFCBA9', rect(344, 336, 192, 22, 8), { lift: 0, edge: 0 }),
    sheet('#E3C683', [rect(420, 286, 40, 34, 6)], { lift: 1 }),
    sheet('#C9D2D0', [rect(312, 372, 20, 40, 4), rect(548, 372, 20, 40, 4)], { lift: 1 }),
    at(
      690,
      420,
      [
        sheet(
          red,
          path('M0 -60Q-50 -84 -60 -30Q-58 34 -20 34Q0 26 20 34Q58 34 60 -30Q50 -84 0 -60Z'),
          { lift: 3 },
        ),
        curve('M0 -58q2 -24 14 -32', '#5E463B', 6),
        sheet('#7DA06B', path('M10 -78q30 -30 52 -6q-24 22 -52 6Z'), { lift: 1 }),
      ],
      0.9,
    ),
    at(200, 448, [
      line(0, 0, 40, -170, '#E9A94E', 16),
      line(28, -120, 40, -170, '#E9A94E', 16),
      sheet('#F3E3C8', polygon([31, -168], [48, -172], [46, -204]), { lift: 0, edge: 0 }),
    ]),
  ],
  { x: 440 },
);
