// A jacket on its hanger, an umbrella left behind.
import { red } from '../colours.mjs';
import { at, circle, curve, line, path, rect, sheet } from '../paper.mjs';
import { back, disc, floor, picture } from '../picture.mjs';

export default picture(
  back('#D9E0DC'),
  disc(440, 270, 240, '#C2CFC8'),
  floor('#A5825F', 470),
  line(80, 70, 880, 70, '#6B4E45', 14),
  at(420, 84, [
    curve('M0 -10q20 -20 20 6q0 14 -20 20v16', '#51636D', 6),
    curve('M-110 80L0 30L110 80', '#A97E52', 12),
    sheet(
      '#24485E',
      path(
        'M-50 56Q0 84 50 56L120 84Q150 200 168 300L116 312L100 210V350H-100V210L-116 312L-168 300Q-150 200 -120 84Z',
      ),
      { lift: 3 },
    ),
    sheet('#1B3A4D', path('M-50 56Q0 20 50 56Q44 110 0 116Q-44 110 -50 56Z'), { lift: 2 }),
    line(0, 116, 0, 350, '#16303F', 4),
    [150, 200, 250, 300].map((y) => sheet(red, circle(14, y, 9), { lift: 1 })),
    [-74, 50].map((x) => sheet('#1B3A4D', rect(x, 250, 40, 8, 3), { lift: 0, edge: 0 })),
  ]),
  at(720, 90, [
    curve('M0 -10q0 -24 20 -24t20 24', '#5E463B', 9),
    line(0, -10, 0, 330, '#5E463B', 8),
    sheet('#2F6B4F', path('M-34 60Q0 40 34 60L12 300H-12Z'), { lift: 2 }),
  ]),
  at(820, 470, [
    sheet('#DDA07F', path('M-50 0Q-60 -60 0 -64Q60 -60 50 0Z'), { lift: 2 }),
    sheet('#F3ECDD', rect(-54, -14, 108, 18, 8), { lift: 1 }),
    sheet('#F3ECDD', circle(0, -70, 16), { lift: 1 }),
  ]),
);
