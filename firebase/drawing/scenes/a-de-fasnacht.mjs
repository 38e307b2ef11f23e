// A mask and confetti.
import { red } from '../colours.mjs';
import { at, circle, curve, path, rect, sheet } from '../paper.mjs';
import { back, disc, picture } from '../picture.mjs';

export default picture(
  back('#3B2F52'),
  disc(480, 270, 250, '#4C3D68'),
  Array.from({ length: 70 }, (_, i) =>
    at(
      (i * 211) % 960,
      (i * 97) % 540,
      sheet(
        ['#F4DC98', '#7CC4CF', '#E8A9A0', '#8DB694', '#F7F5F0'][i % 5],
        rect(-6, -4, 12, 8, 2),
        { lift: 1, edge: 0 },
      ),
      1,
      (i * 47) % 180,
    ),
  ),
  [
    [-46, '#7CC4CF'],
    [-22, '#F4DC98'],
    [0, '#E8A9A0'],
    [22, '#8DB694'],
    [46, '#F4DC98'],
  ].map(([t, c]) =>
    at(480, 230, sheet(c, path('M-20 0Q-44 -110 0 -190Q44 -110 20 0Z'), { lift: 2 }), 1, t),
  ),
  sheet(
    '#F7F1E2',
    path(
      'M200 250Q330 190 480 236Q630 190 760 250Q770 370 640 386Q540 392 480 330Q420 392 320 386Q190 370 200 250Z',
    ),
    { lift: 3 },
  ),
  sheet(
    '#3B2F52',
    [
      path('M276 290Q340 250 410 296Q350 340 276 290Z'),
      path('M550 296Q620 250 684 290Q610 340 550 296Z'),
    ],
    { lift: 0, edge: 0.3 },
  ),
  sheet('#E3B23F', [circle(480, 262, 12), circle(220, 262, 10), circle(740, 262, 10)], { lift: 1 }),
  sheet(red, path('M480 236L494 200L480 170L466 200Z'), { lift: 1 }),
  curve('M206 300Q150 380 190 480M754 300Q810 380 770 480', '#E8A9A0', 6),
);
