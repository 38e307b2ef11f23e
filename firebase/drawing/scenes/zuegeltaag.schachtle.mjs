// An open box, the plates in it.
import { ellipse, path, polygon, rect, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

const plates = [0, 1, 2, 3].map((i) => [
  sheet('#1F5F6B', ellipse(410, 262 - i * 16, 96, 20), { lift: 1 }),
  sheet('#F7F5F0', ellipse(410, 258 - i * 16, 92, 18), { lift: 0, edge: 0.4 }),
]);

export default still(
  tables.mist,
  [
    sheet('#A97E52', polygon([250, 250], [300, 210], [700, 210], [690, 250]), { lift: 1 }),
    plates,
    sheet('#DDA07F', path('M560 300V220Q560 196 584 196H616Q640 196 640 220V300Z'), { lift: 2 }),
    sheet('#C79A68', rect(250, 250, 440, 212, 4), { lift: 3 }),
    sheet('#D3AA79', polygon([250, 250], [180, 300], [200, 316], [290, 258]), { lift: 2 }),
    sheet('#D3AA79', polygon([690, 250], [764, 298], [744, 316], [650, 258]), { lift: 2 }),
    sheet('#E6D5B4', rect(456, 250, 30, 212), { lift: 0, edge: 0 }),
  ],
  { edge: 440 },
);
