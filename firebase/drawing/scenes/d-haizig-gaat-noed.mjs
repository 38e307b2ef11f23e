// A cold radiator under the window, a hot cup on it.
import { red } from '../colours.mjs';
import { at, circle, curve, line, path, rect, sheet } from '../paper.mjs';
import { back, floor, picture } from '../picture.mjs';

export default picture(
  back('#CFD8DC'),
  sheet('#FDFCF9', rect(250, 30, 420, 220, 4), { lift: 2 }),
  sheet('#B9CCD6', rect(270, 50, 380, 184), { lift: 0, edge: 0 }),
  [
    [330, 90],
    [400, 140],
    [470, 80],
    [540, 150],
    [600, 100],
    [360, 190],
    [510, 200],
  ].map(([x, y]) => sheet('#FFFFFF', circle(x, y, 7), { lift: 0, edge: 0 })),
  sheet('#FDFCF9', rect(452, 50, 14, 184), { lift: 1 }),
  sheet('#F3ECDD', rect(220, 250, 480, 24, 4), { lift: 2 }),
  floor('#9A8574', 470),
  Array.from({ length: 9 }, (_, i) =>
    sheet(i % 2 ? '#F2F4F3' : '#E6EAE9', rect(232 + i * 50, 300, 44, 160, 14), { lift: 2 }),
  ),
  sheet('#E6EAE9', [rect(222, 320, 470, 14, 6), rect(222, 424, 470, 14, 6)], { lift: 1 }),
  line(700, 430, 760, 430, '#B9C4C4', 13),
  sheet('#33444C', rect(736, 404, 30, 52, 8), { lift: 2 }),
  sheet(red, circle(751, 430, 8), { lift: 0, edge: 0 }),
  at(330, 250, [
    sheet('#1F5F6B', path('M-32 -62H32V-8Q30 0 22 0H-22Q-30 0 -32 -8Z'), { lift: 2 }),
    curve('M-8 -74q-10 -18 0 -34M12 -74q-10 -18 0 -34', '#FDFCF9', 5),
  ]),
);
