// A pair of skis in the snow, the mountains behind.
import { at, ellipse, line, path, polygon, rect, sheet } from '../paper.mjs';
import { fir } from '../things.mjs';
import { back, glow, land, picture } from '../picture.mjs';

const peak = (x, y, w, h, c) => [
  sheet(c, polygon([x - w, y], [x, y - h], [x + w, y]), { lift: 2 }),
  sheet(
    '#FDFCF9',
    polygon(
      [x - w * 0.36, y - h * 0.64],
      [x, y - h],
      [x + w * 0.36, y - h * 0.64],
      [x + w * 0.14, y - h * 0.56],
      [x, y - h * 0.68],
      [x - w * 0.16, y - h * 0.55],
    ),
    { lift: 0, edge: 0 },
  ),
];
const ski = (c) => [
  sheet(c, path('M-12 0V-250Q-12 -286 10 -300Q14 -286 12 -250V0Z'), { lift: 2 }),
  sheet('#33444C', rect(-14, -116, 28, 40, 4), { lift: 1 }),
];
export default picture(
  back('#BFD8E2'),
  glow(180, 120, 44, '#F7E6B5', '#BFD8E2'),
  peak(330, 400, 260, 250, '#7E9FAE'),
  peak(760, 400, 280, 300, '#6B8FA0'),
  peak(560, 410, 200, 180, '#93B1BC'),
  land('#EDF2F2', 8, 330, 400),
  [90, 150, 860, 920].map((x, i) => at(x, 430, fir(i % 2 ? '#3F787D' : '#2F6B72', 100 + i * 14))),
  land('#FBFAF7', 19, 400, 440),
  at(440, 478, ski('#1F5F6B'), 1, -6),
  at(500, 480, ski('#1F5F6B'), 1, 5),
  [
    [610, 476, 4],
    [660, 480, -3],
  ].map(([x, y, t]) =>
    at(
      x,
      y,
      [
        line(0, 0, 0, -220, '#33444C', 6),
        sheet('#E2913F', rect(-9, -236, 18, 40, 6), { lift: 1 }),
        sheet('#33444C', ellipse(0, -22, 20, 6), { lift: 0, edge: 0.2 }),
      ],
      1,
      t,
    ),
  ),
  sheet('#F1F4F3', path('M380 478Q520 456 720 484V500H370Z'), { lift: 1 }),
);
