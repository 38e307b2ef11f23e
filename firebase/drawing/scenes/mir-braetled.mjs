// A fire by the river, sausages on sticks.
import { at, ellipse, line, path, rect, sheet } from '../paper.mjs';
import { fir } from '../things.mjs';
import { lands, outdoors } from '../still-life.mjs';

export default outdoors(lands.dusk, {
  seed: 13,
  light: [760, 140, 46],
  far: [
    at(110, 440, fir('#3F4A5E', 210)),
    at(200, 440, fir('#4A556A', 150)),
    at(860, 440, fir('#3F4A5E', 190)),
  ],
  near: [
    at(480, 480, [
      sheet('#F2B98A', ellipse(0, -70, 210, 110), { lift: 0, edge: 0, opacity: 0.3 }),
      sheet(
        '#E07A3A',
        path('M0 -190Q90 -90 66 0H-66Q-96 -80 -36 -130Q-30 -90 -14 -90Q-16 -150 0 -190Z'),
        { lift: 2 },
      ),
      sheet('#F4C35E', path('M6 -110Q50 -50 34 0H-34Q-44 -50 -12 -74Q0 -80 6 -110Z'), {
        lift: 1,
        edge: 0,
      }),
      line(-110, 6, 100, -20, '#6B4A3D', 20),
      line(-100, -20, 110, 6, '#7B5748', 20),
      [-150, -100, 104, 152].map((x, i) =>
        sheet(i % 2 ? '#8B93A0' : '#9AA3AE', ellipse(x, 8, 34, 20), { lift: 2 }),
      ),
    ]),
    line(190, 470, 420, 300, '#8A6A52', 8),
    at(424, 298, sheet('#B5583E', rect(-58, -17, 116, 34, 17), { lift: 2 }), 1, -34),
    line(770, 470, 560, 290, '#8A6A52', 8),
    at(556, 286, sheet('#A84C34', rect(-58, -17, 116, 34, 17), { lift: 2 }), 1, 38),
  ],
});
