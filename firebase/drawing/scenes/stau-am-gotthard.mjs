// Cars before the tunnel.
import { red } from '../colours.mjs';
import { at, circle, line, path, polygon, sheet } from '../paper.mjs';
import { back, floor, land, picture } from '../picture.mjs';

const motor = (c) => [
  sheet(c, path('M-74 0V-34Q-70 -48 -50 -50L-30 -84H34L58 -50Q76 -46 76 -30V0Z'), { lift: 2 }),
  sheet('#DDE9EA', [path('M-38 -52L-22 -76H0V-52Z'), path('M8 -52V-76H30L44 -52Z')], {
    lift: 0,
    edge: 0,
  }),
  sheet('#24303F', [circle(-42, 0, 17), circle(42, 0, 17)], { lift: 1 }),
  sheet('#C9D2D0', [circle(-42, 0, 7), circle(42, 0, 7)], { lift: 0, edge: 0 }),
];
export default picture(
  back('#D9E5E6'),
  sheet(
    '#8FA9AC',
    polygon([380, 560], [560, 120], [640, 180], [740, 60], [1000, 300], [1000, 560]),
    { lift: 2 },
  ),
  sheet('#FDFCF9', polygon([690, 120], [740, 60], [800, 116], [764, 112], [740, 140], [722, 112]), {
    lift: 0,
    edge: 0,
  }),
  land('#7FA38F', 6, 290, 380),
  sheet('#6F8F8A', path('M520 470Q540 210 720 200Q960 190 980 470Z'), { lift: 3 }),
  sheet('#B9C0BC', path('M600 470V340Q600 250 720 250T840 340V470Z'), { lift: 2 }),
  sheet('#1B2A33', path('M626 470V344Q626 276 720 276T814 344V470Z'), { lift: 0, edge: 0 }),
  floor('#7D878B', 440),
  [60, 200, 340, 480, 620, 760, 900].map((x) => line(x, 500, x + 60, 500, '#DDE3E0', 5)),
  [
    ['#C76B4A', 90],
    ['#3E7078', 268],
    ['#E3C683', 446],
    ['#8B93A0', 624],
  ].map(([c, x]) => at(x, 464, motor(c))),
  at(300, 526, motor('#5E8F6F'), 1.1),
  at(520, 528, motor('#B79AB8'), 1.1),
  [[724, 330]].map(([x, y]) => sheet(red, circle(x, y - 100, 12), { lift: 1 })),
);
