// The fondue pot over its flame.
import { red } from '../colours.mjs';
import { at, circle, ellipse, line, path, rect, sheet } from '../paper.mjs';
import { back, floor, picture } from '../picture.mjs';

const fork = (x, y, turn, crumb) =>
  at(
    x,
    y,
    [
      line(0, 0, 0, -130, '#C9CFCF', 5),
      sheet('#7A4F3C', rect(-7, -206, 14, 84, 6), { lift: 1 }),
      crumb ? sheet('#E0B878', rect(-22, -16, 44, 38, 7), { lift: 1 }) : '',
    ],
    1,
    turn,
  );

const pot = [
  sheet('#B9603F', path('M150 -48H268Q284 -48 284 -36T268 -24H150Z'), { lift: 2 }),
  fork(-72, -66, -24, false),
  fork(60, -66, 20, false),
  sheet('#C8714C', path('M-172 -60H172Q172 92 96 104H-96Q-172 92 -172 -60Z'), { lift: 3 }),
  sheet('#A9583A', ellipse(0, -60, 172, 30), { lift: 1 }),
  sheet('#F3DC9A', ellipse(0, -57, 152, 22), { lift: 0, edge: 0.3 }),
  sheet('#F8E9BC', [ellipse(-50, -60, 34, 5), ellipse(48, -52, 46, 6)], { lift: 0, edge: 0 }),
];
const burner = [
  line(-110, 168, -82, 102, '#33444C', 9),
  line(110, 168, 82, 102, '#33444C', 9),
  sheet('#33444C', rect(-130, 164, 260, 12, 6), { lift: 2 }),
  sheet('#55666D', rect(-40, 138, 80, 28, 6), { lift: 1 }),
  sheet(red, path('M0 106Q22 128 0 140Q-22 128 0 106Z'), { lift: 1 }),
];
const cube = (x, y, turn) =>
  at(
    x,
    y,
    [
      sheet('#D9A866', rect(-26, -22, 52, 44, 8), { lift: 2 }),
      sheet('#F1DDB4', rect(-19, -16, 38, 32, 5), { lift: 0, edge: 0 }),
    ],
    1,
    turn,
  );

export default picture(
  back('#23424C'),
  sheet('#2C4E57', circle(470, 260, 290), { lift: 1, edge: 0.12 }),
  sheet('#3A5A5F', circle(470, 260, 200), { lift: 1, edge: 0.12 }),
  floor('#8A5F4B', 430),
  at(470, 300, [burner, pot]),
  cube(760, 452, -12),
  cube(812, 470, 14),
  cube(776, 410, 6),
  sheet(
    '#F7F5F0',
    [circle(150, 90, 3), circle(820, 110, 3), circle(740, 60, 2), circle(90, 190, 2)],
    { lift: 0, edge: 0, opacity: 0.6 },
  ),
);
