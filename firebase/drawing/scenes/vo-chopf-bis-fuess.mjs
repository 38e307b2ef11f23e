// A jointed paper figure.
import { red } from '../colours.mjs';
import { circle, curve, path, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

export default still(
  tables.clay,
  [
    curve('M480 150L340 90M480 150L640 120', '#DDA07F', 34),
    sheet('#EBC3AC', [circle(332, 86, 24), circle(650, 118, 24)], { lift: 2 }),
    curve('M450 320L380 450M510 320L600 440', '#33444C', 44),
    sheet(
      '#F7F5F0',
      [path('M350 440h60v36h-84q-6 -26 24 -36Z'), path('M574 428l50 -8q30 26 8 44l-58 6Z')],
      { lift: 2 },
    ),
    sheet('#2F6B72', path('M414 150Q480 120 546 150L530 340H430Z'), { lift: 3 }),
    sheet('#EBC3AC', circle(480, 84, 56), { lift: 3 }),
    sheet('#5E3B2C', path('M424 84Q420 18 482 22Q544 20 536 84Q520 54 480 54T424 84Z'), {
      lift: 2,
    }),
    [
      [430, 164],
      [530, 164],
      [452, 330],
      [508, 330],
    ].map(([x, y]) => sheet('#E3C683', circle(x, y, 9), { lift: 1 })),
    sheet(red, path('M480 210Q452 184 444 206Q446 226 480 246Q514 226 516 206Q508 184 480 210Z'), {
      lift: 1,
    }),
  ],
  { edge: 470 },
);
