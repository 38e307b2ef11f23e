// A breakfast egg and bread.
import { red } from '../colours.mjs';
import { at, curve, ellipse, path, rect, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

export default still(
  tables.honey,
  [
    sheet('#E9D3B0', ellipse(320, 446, 220, 30), { lift: 3 }),
    sheet(
      '#B9804B',
      path('M150 430Q140 330 240 320Q330 312 400 324Q500 334 490 430Q486 446 320 446T150 430Z'),
      { lift: 3 },
    ),
    [220, 290, 360, 430].map((x) => curve(`M${x} 334q-26 40 -14 96`, '#E0B57C', 9)),
    at(640, 440, [
      sheet('#F7F5F0', path('M-44 0Q-20 -12 -14 -50H14Q20 -12 44 0Q0 12 -44 0Z'), { lift: 2 }),
      sheet('#FBF3E6', path('M0 -196Q58 -164 56 -104Q52 -58 0 -58T-56 -104Q-58 -164 0 -196Z'), {
        lift: 2,
      }),
      sheet('#2F6B72', path('M-56 -96Q0 -72 56 -96Q52 -34 0 -32T-56 -96Z'), { lift: 2 }),
    ]),
    at(
      800,
      446,
      [
        sheet(red, path('M-50 -96H50V-8Q48 0 36 0H-36Q-48 0 -50 -8Z'), { lift: 3 }),
        sheet('#F7F5F0', rect(-56, -112, 112, 24, 6), { lift: 1 }),
        sheet('#F3ECDD', rect(-34, -70, 68, 40, 4), { lift: 0, edge: 0 }),
      ],
      0.92,
    ),
  ],
  { x: 600 },
);
