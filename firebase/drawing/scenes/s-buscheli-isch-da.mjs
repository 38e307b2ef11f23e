// A pram with a mobile above it.
import { red } from '../colours.mjs';
import { circle, curve, line, path, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

const spoke = (x) => [
  curve(`M${x - 46} 440a46 46 0 1 1 92 0a46 46 0 1 1 -92 0`, '#33444C', 8),
  [0, 1, 2].map((i) =>
    line(
      x - 42 * Math.cos(i * 1.05),
      440 - 42 * Math.sin(i * 1.05),
      x + 42 * Math.cos(i * 1.05),
      440 + 42 * Math.sin(i * 1.05),
      '#93A3A6',
      3,
    ),
  ),
];
export default still(tables.lilac, [
  line(480, 0, 480, 60, '#93A3A6', 3),
  line(400, 60, 560, 60, '#93A3A6', 4),
  [
    [400, '#F4DC98'],
    [480, '#7FB0AA'],
    [560, '#E8A9A0'],
  ].map(([x, c], i) => [
    line(x, 60, x, 96 + (i % 2) * 16, '#93A3A6', 2),
    sheet(c, circle(x, 112 + (i % 2) * 16, 16), { lift: 2 }),
  ]),
  curve('M400 372L360 440M560 372L600 440', '#33444C', 8),
  spoke(380),
  spoke(590),
  sheet('#5C8C92', path('M300 270H680Q680 390 560 390H400Q300 390 300 270Z'), { lift: 3 }),
  sheet('#3E7078', path('M300 270Q300 150 430 146V270Z'), { lift: 3 }),
  [340, 386].map((x) =>
    curve(`M${x} ${x === 340 ? 180 : 156}Q${x + 30} 220 ${x + 40} 270`, '#5C8C92', 3),
  ),
  sheet('#FDFCF9', path('M430 270Q440 236 490 236H610Q660 240 660 270Z'), { lift: 2 }),
  curve('M680 274Q740 250 756 200', '#33444C', 9),
  sheet(red, path('M560 330Q536 304 526 322Q526 340 560 360Q594 340 594 322Q584 304 560 330Z'), {
    lift: 1,
  }),
]);
