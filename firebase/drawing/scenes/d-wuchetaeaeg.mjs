// Seven days in a row, the last two in colour.
import { red } from '../colours.mjs';
import { curve, path, rect, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

export default still(
  tables.mist,
  [
    sheet('#FDFCF9', rect(150, 120, 660, 300, 12), { lift: 3 }),
    sheet('#1F5F6B', path('M150 132Q150 120 162 120H798Q810 120 810 132V186H150Z'), { lift: 1 }),
    [230, 360, 490, 620, 740].map((x) => sheet('#E4E8E3', rect(x - 8, 96, 16, 48, 8), { lift: 2 })),
    Array.from({ length: 7 }, (_, i) =>
      sheet(i > 4 ? '#DDA07F' : '#BFD3D6', rect(182 + i * 86, 224, 70, 70, 10), { lift: 1 }),
    ),
    Array.from({ length: 7 }, (_, i) =>
      sheet(i > 4 ? '#EBC3AC' : '#DDE7E6', rect(182 + i * 86, 316, 70, 70, 10), { lift: 1 }),
    ),
    curve('M194 262q30 -34 44 0q8 30 -30 22q-30 -14 -10 -40', red, 6),
  ],
  { r: 250 },
);
