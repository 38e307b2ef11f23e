// An alarm clock at half past eight.
import { red } from '../colours.mjs';
import { circle, curve, line, path, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

export default still(tables.honey, [
  sheet('#33444C', [path('M380 420L350 462H374L404 430Z'), path('M580 420L610 462H586L556 430Z')], {
    lift: 1,
  }),
  sheet(
    '#C76B4A',
    [path('M340 180A60 60 0 0 1 420 116L360 196Z'), path('M620 180A60 60 0 0 0 540 116L600 196Z')],
    { lift: 2 },
  ),
  curve('M450 112h60M480 112v30', '#33444C', 11),
  sheet('#1F5F6B', circle(480, 290, 168), { lift: 3 }),
  sheet('#FDFCF9', circle(480, 290, 138), { lift: 1 }),
  Array.from({ length: 12 }, (_, i) =>
    line(
      480 + 112 * Math.sin((i * Math.PI) / 6),
      290 - 112 * Math.cos((i * Math.PI) / 6),
      480 + 126 * Math.sin((i * Math.PI) / 6),
      290 - 126 * Math.cos((i * Math.PI) / 6),
      '#33444C',
      i % 3 ? 4 : 8,
    ),
  ),
  line(480, 290, 480, 396, '#33444C', 9),
  line(480, 290, 480 + 70 * Math.sin(4.45), 290 - 70 * Math.cos(4.45), '#33444C', 12),
  line(480, 290, 480 + 90 * Math.sin(1.1), 290 - 90 * Math.cos(1.1), red, 4),
  sheet('#33444C', circle(480, 290, 13), { lift: 1 }),
]);
