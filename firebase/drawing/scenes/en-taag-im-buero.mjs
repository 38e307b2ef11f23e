// A desk at the window: laptop, lamp, cup; a train outside.
import { red } from '../colours.mjs';
import { at, curve, ellipse, line, path, polygon, rect, sheet } from '../paper.mjs';
import { house, train } from '../things.mjs';
import { back, floor, picture } from '../picture.mjs';

const laptop = [
  sheet('#33505A', rect(-150, -206, 300, 196, 10), { lift: 3 }),
  sheet('#DCE9E8', rect(-136, -192, 272, 168, 3), { lift: 0, edge: 0 }),
  sheet('#1F5F6B', rect(-112, -164, 120, 14, 4), { lift: 0, edge: 0 }),
  sheet(
    '#9DBDC0',
    [
      rect(-112, -134, 210, 9, 4),
      rect(-112, -112, 176, 9, 4),
      rect(-112, -90, 196, 9, 4),
      rect(-112, -68, 120, 9, 4),
    ],
    { lift: 0, edge: 0 },
  ),
  sheet('#47656F', path('M-186 -10H186L200 10Q200 16 192 16H-192Q-200 16 -200 10Z'), { lift: 2 }),
];
const lamp = [
  sheet('#B9836A', ellipse(0, 4, 62, 12), { lift: 2 }),
  curve('M0 0L-44 -130L46 -236', '#B9836A', 9),
  sheet('#C98B6B', polygon([20, -262], [78, -226], [36, -164], [-34, -208]), { lift: 2 }),
];

export default picture(
  back('#E6E0D4'),
  sheet('#FBFAF6', rect(120, 40, 560, 322, 6), { lift: 2 }),
  sheet('#D5E4E6', rect(140, 70, 520, 272), { lift: 0, edge: 0 }),
  `<clipPath id="out"><rect x="140" y="70" width="520" height="272"/></clipPath><g clip-path="url(#out)">`,
  sheet('#A9C7CB', path('M100 240Q220 150 340 210T560 180T700 210V360H100Z'), { lift: 2 }),
  [
    [210, 70, 86],
    [300, 64, 110],
    [470, 76, 90],
    [600, 70, 120],
  ].map(([x, w, h], i) =>
    at(
      x,
      330,
      house(['#EBD9C4', '#F4EEE2', '#DDBFA7', '#EDE6D8'][i], '#7A6A6A', w, h, {
        windows: [2, 3],
        pane: '#A8BDBE',
      }),
    ),
  ),
  sheet('#8FA5A5', rect(120, 312, 560, 40), { lift: 1 }),
  at(505, 322, train(6, red), 0.95),
  '</g>',
  line(400, 70, 400, 342, '#FBFAF6', 10),
  floor('#B08C6C', 412),
  at(330, 430, laptop),
  at(790, 440, lamp),
  at(604, 448, [
    curve('M36 -50Q72 -50 66 -26Q60 -6 34 -12', '#F7F5F0', 9),
    sheet('#F7F5F0', path('M-40 -72H40V-10Q40 6 24 6H-24Q-40 6 -40 -10Z'), { lift: 2 }),
    sheet('#7A5440', ellipse(0, -71, 34, 6), { lift: 0, edge: 0 }),
  ]),
);
