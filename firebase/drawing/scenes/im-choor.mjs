// A music stand and a tuning fork.
import { red } from '../colours.mjs';
import { at, circle, curve, ellipse, line, path, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

const note = (x, y) => [
  sheet('#33444C', ellipse(x, y, 10, 8), { lift: 0, edge: 0 }),
  line(x + 9, y, x + 9, y - 38, '#33444C', 4),
];
export default still(
  tables.lilac,
  [
    line(480, 330, 480, 500, '#33444C', 11),
    curve('M400 520L480 480L560 520', '#33444C', 10),
    at(480, 240, [
      sheet('#33444C', path('M-250 110H250L236 130H-236Z'), { lift: 2 }),
      sheet('#FDFCF9', path('M0 -120Q-110 -160 -230 -126V96Q-110 66 0 100Z'), { lift: 3 }),
      sheet('#F7F3EA', path('M0 -120Q110 -160 230 -126V96Q110 66 0 100Z'), { lift: 3 }),
      [-80, -20, 40].flatMap((y) =>
        [0, 9, 18].flatMap((d) => [
          line(-204, y + d - 8, -26, y + d + 6, '#C3BBAA', 2),
          line(26, y + d + 6, 204, y + d - 8, '#C3BBAA', 2),
        ]),
      ),
      note(-170, -74),
      note(-120, -64),
      note(-70, -70),
      note(-150, -6),
      note(-90, -14),
      note(60, -70),
      note(110, -62),
      note(160, -80),
      note(90, 46),
      note(150, 38),
    ]),
    at(800, 470, [
      curve('M-22 -200V-110Q-22 -84 0 -84T22 -110V-200', '#8A969B', 13),
      line(0, -84, 0, 0, '#8A969B', 13),
    ]),
    sheet(red, circle(712, 366, 9), { lift: 1 }),
  ],
  { edge: 440 },
);
