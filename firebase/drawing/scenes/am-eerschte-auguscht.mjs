// A paper lantern and the fire on the hill.
import { red } from '../colours.mjs';
import { at, curve, ellipse, line, path, rect, sheet } from '../paper.mjs';
import { lands, outdoors } from '../still-life.mjs';

export default outdoors(lands.dusk, {
  seed: 7,
  light: null,
  far: [
    at(200, 350, [
      sheet('#E9A94E', path('M0 -110Q60 -40 34 0H-34Q-60 -40 0 -110Z'), { lift: 2 }),
      sheet('#F7DE94', path('M0 -60Q30 -20 16 0H-16Q-30 -20 0 -60Z'), { lift: 1, edge: 0 }),
      line(-40, 4, 40, -6, '#5E463B', 9),
      line(-40, -6, 40, 4, '#5E463B', 9),
    ]),
  ],
  near: [
    curve('M420 -10Q560 80 960 40', '#33444C', 3),
    at(640, 70, [
      line(0, -20, 0, 40, '#33444C', 3),
      sheet('#F2C6A0', ellipse(0, 150, 150, 122), { lift: 1, edge: 0, opacity: 0.35 }),
      sheet(red, path('M-84 60H84Q120 150 84 240H-84Q-120 150 -84 60Z'), { lift: 3 }),
      [90, 120, 150, 180, 210].map((y) =>
        curve(
          `M${-92 - (y === 150 ? 10 : 4)} ${y}Q0 ${y + 14} ${92 + (y === 150 ? 10 : 4)} ${y}`,
          '#A90C26',
          2,
        ),
      ),
      sheet('#F7F5F0', path('M-14 108H14V136H42V164H14V192H-14V164H-42V136H-14Z'), {
        lift: 0,
        edge: 0,
      }),
      sheet('#33444C', [rect(-56, 48, 112, 14, 4), rect(-56, 238, 112, 14, 4)], { lift: 1 }),
    ]),
  ],
});
