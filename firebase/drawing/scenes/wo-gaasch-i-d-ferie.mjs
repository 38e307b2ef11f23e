// A suitcase under a palm.
import { at, circle, curve, path, rect, sheet } from '../paper.mjs';
import { floor, land } from '../picture.mjs';
import { lands, outdoors } from '../still-life.mjs';

export default outdoors(lands.summer, {
  seed: 9,
  light: [220, 130, 54],
  near: [
    floor('#5FA3AC', 330, 1),
    land('#EBD3A2', 11, 400, 440),
    curve('M760 440Q740 300 790 180', '#8A6A52', 20),
    [-150, -100, -50, 0, 40].map((t) =>
      at(790, 180, sheet('#3F7F76', path('M0 0Q80 -50 170 -6Q84 -14 0 0Z'), { lift: 1 }), 1, t),
    ),
    at(440, 468, [
      curve('M-44 -196v-40h88v40', '#33444C', 11),
      sheet('#C76B4A', rect(-170, -196, 340, 196, 22), { lift: 3 }),
      sheet('#A9573B', [rect(-120, -196, 26, 196), rect(94, -196, 26, 196)], { lift: 0, edge: 0 }),
      sheet('#E3C683', [rect(-118, -112, 22, 26, 4), rect(96, -112, 22, 26, 4)], { lift: 1 }),
      sheet('#F7F5F0', circle(0, -96, 34), { lift: 0, edge: 0 }),
      sheet('#2F6B72', path('M-24 -84L-4 -120L10 -98L18 -108L28 -84Z'), { lift: 0, edge: 0 }),
    ]),
  ],
});
