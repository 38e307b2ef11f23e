// A bunch of meadow flowers in a jar.
import { red } from '../colours.mjs';
import { at, circle, curve, ellipse, path, sheet } from '../paper.mjs';
import { back, disc, floor, picture } from '../picture.mjs';

const flower = (x, y, r, colour, heart = '#D9A441') => [
  curve(`M480 400Q${480 + (x - 480) * 0.3} ${(y + 400) / 2} ${x} ${y}`, '#4F7F6B', 5),
  at(x, y, [
    sheet(
      colour,
      Array.from({ length: 7 }, (_, i) =>
        at(0, 0, ellipse(0, -r * 0.72, r * 0.36, r * 0.62), 1, (i * 360) / 7),
      ),
      { lift: 2 },
    ),
    sheet(heart, circle(0, 0, r * 0.36), { lift: 1 }),
  ]),
];
const leaf = (x, y, turn) =>
  at(x, y, sheet('#6B9A80', path('M0 0Q26 -46 0 -110Q-26 -46 0 0Z'), { lift: 2 }), 1, turn);

export default picture(
  back('#E9DDD6'),
  disc(480, 240, 235, '#D9C4BC'),
  floor('#2F6B72', 440),
  leaf(470, 330, -48),
  leaf(492, 330, 52),
  leaf(470, 310, -18),
  flower(352, 190, 52, '#F7F5F0'),
  flower(606, 196, 56, '#F0D48A', '#B97F3E'),
  flower(480, 128, 62, '#F7F5F0'),
  flower(412, 258, 42, '#B9C9DA', '#F0D48A'),
  flower(548, 270, 46, '#D9A9B4', '#F6E3B0'),
  sheet(
    '#CFE2E2',
    path(
      'M416 330H544V344Q560 360 560 390V448Q560 466 542 466H418Q400 466 400 448V390Q400 360 416 344Z',
    ),
    { lift: 3, opacity: 0.94 },
  ),
  sheet('#A9CACC', path('M400 396H560V448Q560 466 542 466H418Q400 466 400 448Z'), {
    lift: 0,
    edge: 0.2,
    opacity: 0.8,
  }),
  curve('M412 344Q480 360 548 344', red, 6),
);
