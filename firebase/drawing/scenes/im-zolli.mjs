// An elephant under the trees.
import { at, circle, curve, path, rect, sheet } from '../paper.mjs';
import { tree } from '../things.mjs';
import { lands, outdoors } from '../still-life.mjs';

export default outdoors(lands.spring, {
  seed: 11,
  light: [820, 110, 46],
  far: [
    at(130, 440, tree('#4E8A70', 240)),
    at(240, 440, tree('#6FA37F', 170)),
    at(860, 440, tree('#4E8A70', 200)),
  ],
  near: [
    at(500, 474, [
      sheet('#7C8D94', [rect(-150, -90, 52, 90, 14), rect(60, -90, 52, 90, 14)], { lift: 1 }),
      sheet(
        '#93A3A6',
        path(
          'M-190 -60Q-210 -240 -30 -246Q110 -250 160 -214Q236 -214 244 -140Q250 -80 236 -36Q230 -14 250 -14Q262 -16 262 -34H282Q284 10 244 8Q206 4 206 -40Q206 -80 190 -104Q160 -84 140 -92V0H84V-78H-76V0H-132V-60Q-150 -40 -160 -10L-174 -16Q-168 -50 -190 -60Z',
        ),
        { lift: 3 },
      ),
      sheet('#7C8D94', path('M110 -216Q50 -220 56 -150Q70 -96 120 -116Q150 -160 110 -216Z'), {
        lift: 2,
      }),
      sheet('#1B2A33', circle(186, -166, 6), { lift: 0, edge: 0 }),
      curve('M208 -96q14 34 44 32', '#F7F5F0', 11),
    ]),
    at(
      806,
      476,
      [
        sheet('#E2913F', path('M0 0Q-16 -50 -10 -66Q0 -74 10 -66Q16 -50 0 0Z'), { lift: 2 }),
        sheet('#6FA37F', path('M0 -66q-24 -30 -10 -44q10 14 10 20q4 -22 14 -28q8 22 -14 52Z'), {
          lift: 1,
        }),
      ],
      0.9,
      70,
    ),
  ],
});
