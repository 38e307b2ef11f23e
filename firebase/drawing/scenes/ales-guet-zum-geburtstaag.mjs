// A cake with candles.
import { red } from '../colours.mjs';
import { at, circle, curve, ellipse, path, rect, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

const candle = (x) => [
  sheet('#F7F5F0', rect(x - 7, 176, 14, 60, 3), { lift: 1 }),
  sheet('#E9A94E', path(`M${x} 128q20 26 0 42q-20 -16 0 -42Z`), { lift: 1, edge: 0 }),
];
export default still(
  tables.rose,
  [
    sheet('#FDFCF9', ellipse(480, 438, 230, 30), { lift: 3 }),
    sheet('#C98F6A', path('M300 300H660V416Q660 436 480 436T300 416Z'), { lift: 3 }),
    sheet('#F7EFE2', path('M300 250H660V320q-30 40 -60 0t-60 0t-60 0t-60 0t-60 0t-60 0Z'), {
      lift: 2,
    }),
    sheet('#FDF8EE', ellipse(480, 250, 180, 30), { lift: 1 }),
    [390, 450, 510, 570].map(candle),
    [
      [350, 250],
      [480, 266],
      [612, 252],
    ].map(([x, y]) => sheet(red, circle(x, y, 11), { lift: 1 })),
    at(770, 446, [
      sheet('#1F5F6B', rect(-60, -90, 120, 94, 4), { lift: 3 }),
      sheet('#E3C683', rect(-10, -90, 20, 94), { lift: 0, edge: 0 }),
      curve('M0 -92q-40 -50 -52 -14q4 20 52 14q40 -50 52 -14q-4 20 -52 14', '#E3C683', 8),
    ]),
  ],
  { x: 480 },
);
