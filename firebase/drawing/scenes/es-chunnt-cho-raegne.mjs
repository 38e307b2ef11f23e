// Rain clouds over the hills, one umbrella.
import { red } from '../colours.mjs';
import { at, circle, curve, line, path, sheet } from '../paper.mjs';
import { cloud } from '../things.mjs';
import { random } from '../random.mjs';
import { back, land, picture } from '../picture.mjs';

const next = random(9);
const rain = Array.from({ length: 46 }, () => [
  next() * 1000,
  150 + next() * 280,
  16 + next() * 22,
]).map(([x, y, l]) => line(x, y, x - l * 0.36, y + l, '#F2F5F3', 2.6));
const umbrella = [
  line(0, -100, 0, 76, '#1B2A33', 7),
  curve('M0 76q2 30 26 28t22 -26', '#1B2A33', 7),
  sheet(
    '#1F5F6B',
    path(
      'M-150 -40Q-140 -160 0 -166Q140 -160 150 -40Q126 -66 100 -42Q74 -66 50 -42Q24 -66 0 -42Q-24 -66 -50 -42Q-74 -66 -100 -42Q-126 -66 -150 -40Z',
    ),
    { lift: 3 },
  ),
  sheet('#3C7C87', path('M-50 -42Q-46 -130 0 -166Q46 -130 50 -42Q24 -66 0 -42Q-24 -66 -50 -42Z'), {
    lift: 1,
  }),
  sheet(red, circle(0, -170, 8), { lift: 1 }),
];

export default picture(
  back('#B9C6CC'),
  sheet('#C8D3D6', circle(640, 300, 250), { lift: 1, edge: 0.2 }),
  land('#9DB0B8', 19, 300, 370),
  at(210, 170, cloud('#8095A0', 52)),
  at(480, 130, cloud('#95A8B1', 40)),
  at(800, 180, cloud('#6C838F', 58)),
  land('#7894A0', 26, 360, 420),
  rain,
  at(420, 366, umbrella, 1, -10),
  land('#45656F', 11, 470, 505, { steps: 4 }),
  sheet(
    '#7FA0AA',
    [
      [620, 512],
      [760, 524],
      [180, 522],
    ].map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="46" ry="7"/>`),
    { lift: 0, edge: 0.4 },
  ),
);
