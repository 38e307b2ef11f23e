// A garden shed, a row of lettuce, a snail.
import { red } from '../colours.mjs';
import { at, circle, curve, ellipse, line, path, sheet } from '../paper.mjs';
import { house, tree } from '../things.mjs';
import { land } from '../picture.mjs';
import { lands, outdoors, shade } from '../still-life.mjs';

const lettuce = (c) => [
  sheet(c, path('M-46 0Q-60 -44 -16 -48Q0 -76 16 -48Q60 -44 46 0Z'), { lift: 2 }),
  sheet(shade(c, 0.25), path('M-22 0Q-26 -32 0 -36Q26 -32 22 0Z'), { lift: 1 }),
];
export default outdoors(lands.spring, {
  seed: 8,
  light: [160, 110, 46],
  far: [
    at(660, 440, house('#B98E66', '#6B4E45', 220, 150, { windows: [1, 1], pane: '#EAF1F0' })),
    at(860, 440, tree('#4E8A70', 190)),
  ],
  near: [
    land('#8A6A52', 29, 436, 450),
    [130, 260, 390, 520].map((x, i) => at(x, 474, lettuce(i % 2 ? '#8DB96B' : '#7DA95F'))),
    [640, 730].map((x) => [
      line(x, 480, x, 330, '#8A6A52', 6),
      sheet(
        '#4E8A70',
        [ellipse(x - 18, 400, 20, 12), ellipse(x + 20, 376, 20, 12), ellipse(x - 16, 350, 18, 11)],
        { lift: 1 },
      ),
      sheet(red, [circle(x + 22, 410, x === 640 ? 14 : 11)], { lift: 1 }),
    ]),
    at(
      850,
      500,
      [
        sheet(
          '#C9A27C',
          path('M-70 0Q-80 -16 -60 -18H40Q52 -20 50 -44L62 -60M50 -44Q72 -36 66 -8Q62 0 50 0Z'),
          { lift: 2 },
        ),
        line(54, -42, 46, -66, '#C9A27C', 4),
        line(62, -42, 70, -64, '#C9A27C', 4),
        sheet('#8A5F3C', circle(-6, -40, 34), { lift: 2 }),
        curve('M-6 -40m0 0a8 8 0 0 1 12 8a18 18 0 0 1 -32 -8a24 24 0 0 1 40 -14', '#D9B58A', 4),
      ],
      0.8,
    ),
  ],
});
