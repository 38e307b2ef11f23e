// A house front at dusk: one window is lit, one balcony is empty.
import { red } from '../colours.mjs';
import { at, circle, ellipse, line, path, rect, sheet } from '../paper.mjs';
import { tree } from '../things.mjs';
import { back, land, picture } from '../picture.mjs';

const pane = (x, y, light) => [
  sheet('#F7F5F0', rect(x - 6, y - 6, 72, 98, 3), { lift: 1 }),
  sheet(light ? '#F4D48C' : '#7FA3AB', rect(x, y, 60, 86, 1), { lift: 0, edge: 0 }),
  line(x + 30, y, x + 30, y + 86, '#F7F5F0', 4),
  sheet('#8C9C97', [rect(x - 34, y - 4, 26, 94, 2), rect(x + 68, y - 4, 26, 94, 2)], { lift: 1 }),
];
const balcony = (x, y) => [
  sheet('#2D5560', rect(x - 40, y, 170, 9, 2), { lift: 2 }),
  Array.from({ length: 12 }, (_, i) =>
    line(x - 34 + i * 14.4, y - 40, x - 34 + i * 14.4, y, '#2D5560', 3),
  ),
  sheet('#2D5560', rect(x - 42, y - 46, 174, 8, 3), { lift: 1 }),
];
const plant = (x, y) => [
  sheet('#5E8C74', [ellipse(x, y - 20, 16, 20), ellipse(x + 22, y - 16, 15, 16)], { lift: 1 }),
  sheet('#A9705C', rect(x - 16, y - 6, 54, 16, 3), { lift: 1 }),
];

export default picture(
  back('#C9B7BE'),
  sheet('#D9C7C6', circle(190, 210, 250), { lift: 1, edge: 0.2 }),
  sheet('#E6D6CD', circle(190, 210, 160), { lift: 1, edge: 0.2 }),
  land('#9A93A3', 6, 330, 400),
  sheet('#EFE2CF', rect(410, 96, 440, 460), { lift: 3 }),
  sheet('#5C4A52', rect(742, 12, 36, 50), { lift: 1 }),
  sheet('#6D5860', path('M380 104L430 40H830L880 104Z'), { lift: 3 }),
  [
    [450, 140],
    [600, 140],
    [750, 140],
    [450, 290],
    [750, 290],
    [450, 430],
    [750, 430],
  ].map(([x, y], i) => pane(x, y, i === 1)),
  sheet('#F7F5F0', rect(591, 284, 78, 122, 3), { lift: 1 }),
  sheet('#F4D48C', rect(599, 292, 62, 114), { lift: 0, edge: 0 }),
  balcony(585, 402),
  plant(570, 402),
  sheet('#4E7680', rect(595, 448, 70, 100, 3), { lift: 1 }),
  sheet(red, rect(682, 474, 12, 16, 2), { lift: 0, edge: 0 }),
  at(230, 520, tree('#5F6B7C', 230, '#4A4450')),
  land('#4C5568', 3, 490, 520, { steps: 4 }),
);
