// A bank card and small change.
import { red } from '../colours.mjs';
import { at, circle, ellipse, line, path, rect, sheet } from '../paper.mjs';
import { shade, still, tables } from '../still-life.mjs';

const coins = (x, n, c) =>
  Array.from({ length: n }, (_, i) => [
    sheet(shade(c, -0.18), ellipse(x, 440 - i * 18, 62, 17), { lift: 1 }),
    sheet(c, ellipse(x, 434 - i * 18, 62, 17), { lift: 0, edge: 0.5 }),
  ]);
export default still(
  tables.lake,
  [
    coins(250, 3, '#D9B76A'),
    coins(384, 6, '#C9CFCE'),
    coins(318, 1, '#E3C683'),
    at(
      640,
      300,
      [
        sheet('#1F5F6B', rect(-170, -106, 340, 212, 20), { lift: 3 }),
        sheet('#2F7580', path('M-170 40Q0 -20 170 30V86Q170 106 150 106H-150Q-170 106 -170 86Z'), {
          lift: 0,
          edge: 0,
        }),
        sheet('#E3C683', rect(-134, -52, 58, 44, 8), { lift: 1 }),
        [-44, 14, 72].map((x) => line(x, 60, x + 40, 60, '#BFD6D6', 8)),
        sheet(red, circle(126, -66, 16), { lift: 0, edge: 0 }),
      ],
      1,
      -9,
    ),
  ],
  { x: 600 },
);
