// Boxes on the move, and the plant that comes last.
import { at, curve, path, rect, sheet } from '../paper.mjs';
import { shade, still, tables } from '../still-life.mjs';

const box = (x, y, w, h, c) => [
  sheet(c, rect(x, y, w, h, 3), { lift: 3 }),
  sheet(shade(c, 0.18), rect(x, y, w, 16), { lift: 0, edge: 0 }),
  sheet('#E6D5B4', rect(x + w / 2 - 12, y, 24, h), { lift: 0, edge: 0 }),
];
export default still(
  tables.mist,
  [
    box(200, 290, 250, 170, '#C79A68'),
    box(480, 320, 190, 140, '#B5875A'),
    box(240, 160, 180, 130, '#D3AA79'),
    at(580, 320, [
      sheet('#A9705C', path('M-46 0L-36 -70H36L46 0Z'), { lift: 2 }),
      [
        [-40, -20],
        [-14, -4],
        [14, 4],
        [40, 20],
      ].map(([x, t]) =>
        at(
          0,
          -66,
          sheet('#4E8A70', path('M0 0Q-26 -70 0 -130Q26 -70 0 0Z'), { lift: 1 }),
          1,
          t + x / 3,
        ),
      ),
    ]),
    sheet('#5C7D84', path('M720 460V300Q720 282 738 282H800V460Z'), { lift: 2 }),
    curve('M760 282v-96q0 -26 -40 -26', '#33444C', 7),
    sheet('#E3C683', path('M664 214Q668 150 724 150Q778 152 780 214Z'), { lift: 2 }),
  ],
  { edge: 440 },
);
