// The path up the hill, the look-out tower, the lake below.
import { red } from '../colours.mjs';
import { at, circle, curve, line, path, polygon, rect, sheet } from '../paper.mjs';
import { ridge, snowLine, snowOn } from '../land.mjs';
import { cloud, fir } from '../things.mjs';
import { back, land, picture } from '../picture.mjs';

const alps = ridge({ seed: 64, width: 960, top: 150, foot: 320, floor: 540, rough: 0.55 });
const tower = [
  [-13, 13].map((x) => line(x, 0, x * 0.35, -150, '#33545C', 4)),
  Array.from({ length: 5 }, (_, i) =>
    line(-12 + i * 1.7, -i * 28, 12 - i * 1.7 - 1, -(i + 1) * 28, '#33545C', 2),
  ),
  sheet('#33545C', [rect(-20, -124, 40, 7, 2), polygon([-14, -150], [0, -176], [14, -150])], {
    lift: 1,
  }),
  line(0, -176, 0, -206, '#33545C', 2),
  sheet(red, rect(1, -206, 18, 11), { lift: 0, edge: 0 }),
];
const firs = [
  [120, 400, 74],
  [170, 420, 96],
  [250, 396, 66],
  [330, 372, 80],
  [762, 372, 92],
  [820, 402, 70],
  [870, 424, 100],
  [420, 340, 54],
  [700, 330, 62],
];

export default picture(
  back('#D3E3E6'),
  sheet('#F3E3B6', circle(190, 130, 46), { lift: 2 }),
  at(420, 120, cloud('#FBFAF6', 30)),
  sheet('#A9C4CA', alps),
  snowOn(alps, '#F9F8F4', snowLine(4, 960, 236, 34)),
  sheet('#86B3BA', path('M-20 372Q200 340 420 366T980 352V560H-20Z'), { lift: 2 }),
  sheet(
    '#5E958F',
    path('M-20 470Q260 420 430 330Q520 246 600 250Q690 262 770 350Q860 420 980 440V560H-20Z'),
    { lift: 3 },
  ),
  at(592, 254, tower),
  firs.map(([x, y, h]) => at(x, y + 20, fir('#3B746F', h))),
  curve('M360 560Q520 500 470 452T560 380T560 320T590 262', '#F1E9D8', 13),
  land('#2F625E', 12, 462, 512, { steps: 4 }),
);
