// The last boat leaves into the evening.
import { red } from '../colours.mjs';
import { at, circle, line, path, rect, sheet } from '../paper.mjs';
import { bird, boat } from '../things.mjs';
import { back, floor, glow, land, picture } from '../picture.mjs';

export default picture(
  back('#F0CDB2'),
  glow(480, 250, 74, '#F7DE9E', '#F0CDB2'),
  land('#C9A2A0', 3, 230, 310),
  land('#8E86A0', 13, 290, 340),
  floor('#7C8DB0', 334, 2),
  [
    [350, 610],
    [390, 570],
    [430, 530],
    [450, 510],
  ].map(([a, b], i) => line(a, 356 + i * 24, b, 356 + i * 24, '#F7E2B8', 6)),
  at(640, 400, boat('#FDFCF9', '#F3E9D8', '#33444C', red), 1.9),
  sheet('#66789C', path('M-20 420q80 -14 160 0t160 0t160 0t160 0t160 0t160 0t160 0V560H-20Z'), {
    lift: 2,
  }),
  sheet(
    '#5E463B',
    [
      rect(-10, 470, 330, 20, 3),
      rect(40, 470, 16, 80),
      rect(190, 470, 16, 80),
      rect(286, 470, 16, 80),
    ],
    { lift: 3 },
  ),
  at(250, 470, [
    line(0, 0, 0, -120, '#33444C', 9),
    sheet('#F4DC98', circle(0, -132, 18), { lift: 2 }),
  ]),
  at(240, 180, bird('#6B5E70', 18)),
  at(300, 150, bird('#6B5E70', 13)),
  at(760, 130, bird('#6B5E70', 15)),
);
