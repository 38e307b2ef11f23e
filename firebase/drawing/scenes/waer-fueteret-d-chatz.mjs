// A cat on the window sill.
import { at, curve, ellipse, path, rect, sheet } from '../paper.mjs';
import { back, floor, glow, picture } from '../picture.mjs';

export default picture(
  back('#D9CDD6'),
  sheet('#FDFCF9', rect(170, 40, 620, 380, 6), { lift: 2 }),
  sheet('#BFD8E2', rect(194, 64, 572, 340), { lift: 0, edge: 0 }),
  glow(640, 150, 40, '#F7E6B5', '#BFD8E2'),
  sheet('#8DB694', path('M194 404V330Q330 270 480 320T766 290V404Z'), { lift: 0, edge: 0.3 }),
  sheet('#FDFCF9', [rect(472, 64, 16, 340), rect(194, 224, 572, 12)], { lift: 1 }),
  sheet('#F3ECDD', rect(130, 410, 700, 34, 4), { lift: 3 }),
  at(400, 412, [
    curve('M-70 -14Q-150 10 -140 60Q-130 84 -104 76', '#33444C', 20),
    sheet(
      '#3C4C54',
      path(
        'M-80 0Q-100 -120 -30 -176Q-56 -226 -40 -272L-6 -246Q18 -254 42 -246L76 -272Q92 -226 66 -176Q120 -110 96 0Z',
      ),
      { lift: 3 },
    ),
    sheet('#F3ECDD', path('M-6 0Q-20 -60 18 -70Q54 -60 42 0Z'), { lift: 0, edge: 0 }),
  ]),
  at(640, 410, [
    sheet('#1F5F6B', path('M-64 -40H64L48 0H-48Z'), { lift: 2 }),
    sheet('#B98048', ellipse(0, -40, 58, 11), { lift: 0, edge: 0 }),
  ]),
  floor('#8F7A86', 500),
);
