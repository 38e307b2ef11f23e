// A bar of chocolate in its paper.
import { red } from '../colours.mjs';
import { at, ellipse, path, rect, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

export default still(
  tables.honey,
  [
    at(
      480,
      290,
      [
        sheet(
          '#C9D2D0',
          path(
            'M-250 -120H-40L-20 -100L-40 -80L-20 -60L-40 -40L-20 -20L-40 0L-20 20L-40 40L-20 60L-40 80L-20 100L-40 120H-250Z',
          ),
          { lift: 2 },
        ),
        sheet('#6B3F2E', rect(-60, -106, 320, 212, 8), { lift: 3 }),
        [0, 1, 2, 3].flatMap((c) =>
          [0, 1, 2].map((r) =>
            sheet('#7F4E3A', rect(-44 + c * 76, -92 + r * 66, 62, 52, 8), { lift: 1 }),
          ),
        ),
        sheet(red, path('M-270 -130H-90L-104 130H-270Z'), { lift: 3 }),
        sheet('#F7F5F0', path('M-236 40L-206 -30L-186 0L-166 -50L-130 40Z'), { lift: 0, edge: 0 }),
      ],
      1,
      -8,
    ),
    at(
      800,
      470,
      [
        sheet('#6B3F2E', rect(-46, -50, 80, 60, 8), { lift: 3 }),
        sheet('#7F4E3A', rect(-34, -40, 56, 38, 8), { lift: 0, edge: 0.3 }),
      ],
      1,
      14,
    ),
    [
      [230, 470],
      [270, 486],
      [690, 486],
    ].map(([x, y]) => sheet('#D9A25A', ellipse(x, y, 20, 14), { lift: 2 })),
  ],
  { r: 250 },
);
