// A cup that fell over.
import { red } from '../colours.mjs';
import { at, curve, ellipse, path, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

export default still(
  tables.sage,
  [
    sheet(
      '#8A5F3C',
      path(
        'M470 468Q520 440 620 446Q760 440 800 474Q830 508 700 510Q560 520 490 500Q440 486 470 468Z',
      ),
      { lift: 1 },
    ),
    sheet('#A97E52', ellipse(700, 476, 70, 13), { lift: 0, edge: 0 }),
    at(
      380,
      440,
      [
        curve('M-20 -96Q-40 -168 24 -166Q74 -160 62 -92', '#F7F5F0', 15),
        sheet('#FDFCF9', path('M-130 -80H90V50H-130Q-172 46 -176 -14T-130 -80Z'), { lift: 3 }),
        sheet('#E7DED0', ellipse(90, -15, 22, 66), { lift: 1 }),
        sheet('#6B4E45', ellipse(94, 2, 15, 46), { lift: 0, edge: 0 }),
      ],
      1,
      8,
    ),
    [
      [830, 430],
      [870, 460],
      [600, 420],
    ].map(([x, y]) => sheet('#8A5F3C', ellipse(x, y, 13, 8), { lift: 1, edge: 0 })),
    at(
      770,
      400,
      [
        sheet(red, path('M-70 20L-50 -60Q-10 -40 0 -70Q30 -44 66 -60L70 24Q0 50 -70 20Z'), {
          lift: 2,
        }),
        curve('M-50 -20Q0 0 54 -20', '#E8A9A0', 3),
      ],
      0.8,
      6,
    ),
  ],
  { x: 440 },
);
