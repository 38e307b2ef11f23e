// One lit window in a house at night.
import { red } from '../colours.mjs';
import { at, curve, ellipse, line, polygon, rect, sheet } from '../paper.mjs';
import { back, glow, land, picture } from '../picture.mjs';

const note = (x, y, s) =>
  at(
    x,
    y,
    [
      sheet('#F4DC98', ellipse(0, 0, 15, 11), { lift: 1, edge: 0 }),
      line(13, 0, 13, -58, '#F4DC98', 5),
      curve('M13 -58q26 6 22 34', '#F4DC98', 5),
    ],
    s,
  );
export default picture(
  back('#1E3540'),
  glow(770, 110, 34, '#E9DDB2', '#1E3540'),
  land('#27454F', 9, 260, 340),
  sheet('#3A4F5A', rect(270, 120, 360, 360, 4), { lift: 3 }),
  sheet('#2A3B45', polygon([240, 128], [450, 40], [660, 128]), { lift: 2 }),
  [0, 1, 2].flatMap((r) =>
    [0, 1, 2].map((c) =>
      sheet(
        r === 0 && c === 1 ? '#F4DC98' : r === 2 && c === 0 ? '#B9A877' : '#22323B',
        rect(306 + c * 104, 160 + r * 104, 78, 74, 3),
        { lift: 0, edge: 0.25 },
      ),
    ),
  ),
  sheet('#F7E9BE', [rect(420, 170, 4, 64), rect(410, 196, 78, 4)], { lift: 0, edge: 0 }),
  land('#172C36', 21, 446, 476),
  note(690, 190, 1),
  note(746, 250, 0.8),
  note(700, 290, 0.7),
  sheet(red, rect(432, 430, 36, 50, 3), { lift: 0, edge: 0 }),
);
