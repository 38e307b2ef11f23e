// A tram passes in front of the town.
import { red } from '../colours.mjs';
import { at, circle, curve, line, path, rect, sheet } from '../paper.mjs';
import { church, cloud, house } from '../things.mjs';
import { back, floor, land, picture } from '../picture.mjs';

const car = (x, front) => [
  sheet(
    '#1F5F6B',
    path(
      front
        ? `M${x} 0V-92Q${x + 4} -118 ${x + 34} -118H${x + 232}V0Z`
        : `M${x} 0V-118H${x + 200}Q${x + 228} -118 ${x + 232} -92V0Z`,
    ),
    { lift: 3 },
  ),
  sheet('#F7F5F0', rect(x + 1, -38, 230, 10), { lift: 0, edge: 0 }),
  sheet(
    '#CFE0E0',
    (front ? [16, 62, 140, 186] : [8, 54, 132, 178]).map((dx) => rect(x + dx, -100, 38, 48, 5)),
    { lift: 0, edge: 0.3 },
  ),
  sheet('#EAF1F0', rect(x + (front ? 106 : 98), -102, 28, 92, 4), { lift: 0, edge: 0.3 }),
  sheet(
    '#1B2A33',
    [circle(x + 52, 2, 15), circle(x + 94, 2, 15), circle(x + 150, 2, 15), circle(x + 190, 2, 15)],
    { lift: 1, edge: 0.1 },
  ),
];
const row = [
  [90, 110, 120, '#EBD9C4', '#96705F'],
  [210, 120, 160, '#F4EEE2', '#5C7D84'],
  [332, 108, 128, '#DDBFA7', '#7A5F5C'],
  [620, 120, 150, '#F1E4CF', '#96705F'],
  [742, 112, 120, '#E6EAE6', '#47757D'],
  [862, 118, 168, '#DDBFA7', '#7A5F5C'],
];

export default picture(
  back('#EFE3D6'),
  at(180, 110, cloud('#FBF7F0', 30)),
  at(760, 84, cloud('#FBF7F0', 22)),
  land('#C9CFC8', 28, 190, 280),
  row.map(([x, w, h, wall, roof]) =>
    at(x, 400, house(wall, roof, w, h, { windows: [2, 3], pane: '#A8BDBE' })),
  ),
  at(476, 400, church('#F7F5F0', '#3E7078', 250)),
  floor('#B7C4C0', 398),
  floor('#8FA5A5', 452),
  line(-10, 226, 970, 226, '#51636D', 2),
  curve('M322 324L348 274L320 227', '#1B2A33', 4),
  at(246, 442, [
    sheet('#33444C', rect(226, -84, 20, 74, 2), { lift: 0, edge: 0 }),
    car(0, true),
    car(240, false),
  ]),
  sheet(red, rect(262, 350, 30, 9, 3), { lift: 0, edge: 0 }),
  sheet('#F1F1EA', [rect(-10, 462, 980, 4), rect(-10, 492, 980, 4)], { lift: 1, edge: 0 }),
);
