// The mountains quite near, long clouds above them.
import { at, curve, path, polygon, sheet } from '../paper.mjs';
import { bird, church, house } from '../things.mjs';
import { back, land, picture } from '../picture.mjs';

export default picture(
  back('#BCD3E0'),
  [
    [200, 90, 1.5],
    [560, 60, 2],
    [760, 130, 1.4],
    [330, 150, 1.1],
  ].map(([x, y, s]) =>
    at(
      x,
      y,
      sheet('#FBF7F0', path('M-120 0Q-60 -26 10 -22Q90 -18 130 0Q60 14 0 12T-120 0Z'), { lift: 2 }),
      s,
    ),
  ),
  sheet(
    '#52788C',
    polygon(
      [-40, 420],
      [120, 230],
      [200, 290],
      [330, 150],
      [440, 270],
      [560, 180],
      [690, 300],
      [800, 200],
      [1000, 420],
    ),
    { lift: 3 },
  ),
  sheet(
    '#FDFCF9',
    [
      polygon([282, 206], [330, 150], [374, 198], [346, 190], [326, 214], [308, 192]),
      polygon([522, 210], [560, 180], [604, 224], [572, 212], [554, 228], [540, 208]),
      polygon([92, 262], [120, 230], [152, 258], [126, 252], [112, 268]),
      polygon([762, 232], [800, 200], [846, 246], [812, 230], [792, 248]),
    ],
    { lift: 0, edge: 0 },
  ),
  land('#3F6A5E', 12, 330, 390),
  land('#5E8F6F', 22, 400, 440),
  [120, 180, 250, 700, 770].map((x, i) =>
    at(x, 470, house('#F3E9D8', '#A9705C', 50, 36 + (i % 2) * 12)),
  ),
  at(330, 470, church('#F7F5F0', '#8A3B34', 90)),
  land('#2F6B4F', 31, 462, 482),
  curve('M560 500q60 -40 110 -10t110 -20t120 0', '#CFE0D2', 6),
  at(620, 330, bird('#1B2A33', 14)),
);
