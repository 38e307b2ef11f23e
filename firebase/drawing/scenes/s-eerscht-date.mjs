// A bench by the lake, two glasses.
import { red } from '../colours.mjs';
import { at, line, path, rect, sheet } from '../paper.mjs';
import { bird } from '../things.mjs';
import { floor, land } from '../picture.mjs';
import { lands, outdoors } from '../still-life.mjs';

export default outdoors(lands.dusk, {
  seed: 2,
  light: [480, 210, 60],
  near: [
    floor('#6F7FA0', 340, 1),
    [380, 420, 450].map((x, i) => line(x, 360 + i * 22, 960 - x, 360 + i * 22, '#F2C9A4', 5)),
    land('#3F4A5E', 9, 440, 462),
    at(480, 500, [
      sheet(
        '#8A5F4A',
        [rect(-190, -140, 380, 24, 6), rect(-190, -106, 380, 24, 6), rect(-206, -58, 412, 24, 6)],
        { lift: 2 },
      ),
      [-160, 160].map((x) => [line(x, -140, x, 0, '#24303F', 11)]),
      at(-40, -58, [
        sheet('#F3D6A8', path('M-20 -54H20L14 0H-14Z'), { lift: 1 }),
        line(4, -54, 16, -84, red, 4),
      ]),
      at(40, -58, [
        sheet('#F3D6A8', path('M-20 -54H20L14 0H-14Z'), { lift: 1 }),
        line(-4, -54, -16, -84, '#F7F5F0', 4),
      ]),
    ]),
    at(240, 150, bird('#51546A', 16)),
    at(290, 124, bird('#51546A', 11)),
  ],
});
