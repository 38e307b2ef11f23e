// The lamp from near, with its scratch.
import { ellipse, line, path, rect, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

export default still(
  tables.honey,
  [
    sheet('#F7DE94', ellipse(480, 380, 330, 150), { lift: 0, edge: 0, opacity: 0.5 }),
    sheet('#5E463B', [rect(466, 300, 28, 150), ellipse(480, 456, 120, 24)], { lift: 2 }),
    sheet('#E2913F', path('M360 50H600L690 320H270Z'), { lift: 3 }),
    sheet('#F3C078', path('M420 50H480L496 320H380Z'), { lift: 0, edge: 0 }),
    sheet('#8A5F3C', rect(264, 312, 432, 16, 6), { lift: 1 }),
    line(560, 180, 616, 236, '#A9632A', 5),
    line(578, 180, 620, 222, '#A9632A', 3),
  ],
  { r: 260 },
);
