// A sack of nuts and mandarins in the snow.
import { red } from '../colours.mjs';
import { at, circle, curve, ellipse, path, rect, sheet } from '../paper.mjs';
import { fir } from '../things.mjs';
import { land } from '../picture.mjs';
import { lands, outdoors } from '../still-life.mjs';

export default outdoors(lands.night, {
  seed: 5,
  light: [200, 110, 36],
  far: [
    at(760, 440, fir('#2F6B72', 220)),
    at(860, 440, fir('#25565E', 160)),
    at(90, 440, fir('#25565E', 190)),
  ],
  near: [
    land('#E4ECED', 3, 410, 440),
    at(430, 470, [
      sheet(
        '#A67C55',
        path('M-130 0Q-156 -120 -70 -178L-84 -214Q0 -190 84 -214L70 -178Q156 -120 130 0Z'),
        { lift: 3 },
      ),
      sheet('#8A6342', path('M-74 -182Q0 -160 74 -182L78 -168Q0 -144 -78 -168Z'), {
        lift: 0,
        edge: 0,
      }),
      sheet(red, path('M-74 -176Q0 -154 74 -176L76 -168Q0 -144 -76 -168Z'), { lift: 1, edge: 0 }),
    ]),
    [
      [600, 470],
      [650, 480],
      [620, 452],
    ].map(([x, y]) => sheet('#E2913F', circle(x, y, 24), { lift: 2 })),
    [
      [690, 484],
      [724, 478],
      [560, 488],
      [270, 484],
      [240, 478],
    ].map(([x, y]) => sheet('#B98048', ellipse(x, y, 17, 13), { lift: 1 })),
    at(790, 470, [
      sheet('#33444C', [rect(-30, -8, 60, 10, 3), rect(-24, -100, 48, 10, 3)], { lift: 1 }),
      sheet('#F4DC98', rect(-22, -90, 44, 82, 4), { lift: 1 }),
      sheet('#E9A94E', path('M0 -66q18 26 0 44q-18 -18 0 -44Z'), { lift: 0, edge: 0 }),
      curve('M-20 -100q20 -40 40 0', '#33444C', 5),
    ]),
    Array.from({ length: 26 }, (_, i) =>
      sheet('#F9F8F4', circle((i * 137) % 960, 30 + ((i * 71) % 340), 2 + (i % 3)), {
        lift: 0,
        edge: 0,
      }),
    ),
  ],
});
