// The clock in the station hall.
import { red } from '../colours.mjs';
import { at, circle, line, path, rect, sheet } from '../paper.mjs';
import { back, floor, picture } from '../picture.mjs';
import { train } from '../things.mjs';

const arch = (r, colour) =>
  sheet(
    colour,
    path(
      `M${480 - r} 430V${430 - r * 0.35}A${r} ${r * 0.8} 0 0 1 ${480 + r} ${430 - r * 0.35}V430Z`,
    ),
    { lift: 2, edge: 0.35 },
  );
const marks = Array.from({ length: 12 }, (_, i) =>
  at(0, 0, line(0, -88, 0, i % 3 ? -80 : -70, '#1B2A33', i % 3 ? 4 : 8), 1, i * 30),
);
const clock = [
  line(0, -230, 0, -110, '#33444C', 8),
  sheet('#33444C', circle(0, 0, 116), { lift: 3 }),
  sheet('#FDFCF9', circle(0, 0, 104), { lift: 1 }),
  marks,
  at(0, 0, line(0, 12, 0, -52, '#1B2A33', 10), 1, 308),
  at(0, 0, line(0, 14, 0, -78, '#1B2A33', 7), 1, 60),
  sheet(red, circle(0, 0, 9), { lift: 1, edge: 0.2 }),
];

export default picture(
  back('#C6BFAF'),
  arch(470, '#D5CEBE'),
  arch(390, '#E2DCCE'),
  arch(310, '#EDE9DF'),
  arch(228, '#CFE2E4'),
  sheet('#8FB3B4', path('M252 430V386Q330 340 420 372T600 352T708 380V430Z'), { lift: 1 }),
  floor('#8B8676', 428),
  at(520, 442, train(7, '#1F5F6B', '#E5EFEF'), 1.9),
  floor('#A8A293', 456),
  sheet('#F7F5F0', rect(-10, 470, 980, 6), { lift: 0, edge: 0 }),
  at(360, 228, clock),
);
