// A wooden sledge on the slope.
import { red } from '../colours.mjs';
import { at, circle, curve, line, rect, sheet } from '../paper.mjs';
import { fir, house } from '../things.mjs';
import { lands, outdoors } from '../still-life.mjs';

export default outdoors(lands.winter, {
  seed: 3,
  light: [190, 120, 46],
  far: [
    at(800, 430, fir('#4E8588', 190)),
    at(880, 436, fir('#3F787D', 140)),
    at(90, 440, fir('#3F787D', 150)),
    at(660, 420, house('#D3AA79', '#F9F8F4', 110, 70, { pane: '#F4DC98' })),
  ],
  near: [
    at(
      430,
      470,
      [
        curve('M-190 0H150Q214 0 214 -66Q212 -104 180 -100', '#A9744C', 12),
        curve('M-180 -18H140Q190 -18 192 -66', '#8A5F3C', 9),
        [-120, -10, 100].map((x) => line(x, -4, x + 8, -70, '#8A5F3C', 10)),
        sheet('#D3AA79', [rect(-170, -88, 320, 16, 6), rect(-160, -70, 300, 12, 6)], { lift: 2 }),
        sheet(red, rect(-130, -110, 190, 24, 10), { lift: 2 }),
        curve('M206 -96Q300 -90 330 -20', '#5E463B', 4),
      ],
      1,
      -5,
    ),
    Array.from({ length: 22 }, (_, i) =>
      sheet('#FFFFFF', circle((i * 173) % 960, 20 + ((i * 89) % 380), 3 + (i % 3)), {
        lift: 1,
        edge: 0,
      }),
    ),
  ],
});
