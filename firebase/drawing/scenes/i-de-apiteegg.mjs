// A box of tissues and a cup for a cold.
import { circle, curve, ellipse, path, rect, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

export default still(
  tables.mist,
  [
    sheet('#2F6B4F', path('M188 120H236V168H284V216H236V264H188V216H140V168H188Z'), { lift: 2 }),
    sheet('#FDFCF9', path('M560 330Q540 236 600 214Q618 262 650 230Q690 250 676 330Z'), {
      lift: 2,
    }),
    sheet('#3E7078', rect(460, 322, 320, 132, 8), { lift: 3 }),
    sheet('#A8C6C8', ellipse(620, 330, 74, 11), { lift: 0, edge: 0.3 }),
    [500, 560, 620, 680, 740].map((x) =>
      sheet('#5C8C92', circle(x, 396, 15), { lift: 0, edge: 0 }),
    ),
    sheet('#F7F5F0', path('M270 346H400V430Q396 462 356 462H314Q274 462 270 430Z'), { lift: 3 }),
    curve('M400 366q54 0 44 44q-8 30 -46 26', '#F7F5F0', 13),
    sheet('#C98F4E', ellipse(335, 348, 58, 10), { lift: 0, edge: 0 }),
    curve('M318 322q-14 -24 0 -46t0 -44M354 322q-14 -24 0 -46t0 -44', '#FDFCF9', 6),
  ],
  { x: 560 },
);
