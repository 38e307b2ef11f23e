// A pan of rösti.
import { at, circle, ellipse, line, path, rect, sheet } from '../paper.mjs';
import { back, picture } from '../picture.mjs';

export default picture(
  back('#D9CDB8'),
  [0, 1, 2, 3, 4, 5, 6].flatMap((c) =>
    [0, 1, 2, 3].map((r) =>
      sheet((r + c) % 2 ? '#E4DAC8' : '#CFC2AB', rect(c * 140 - 10, r * 140 - 10, 140, 140), {
        lift: 0,
        edge: 0.15,
      }),
    ),
  ),
  at(430, 280, [
    sheet('#33444C', path('M180 -28H440Q470 -28 470 0T440 28H180Z'), { lift: 3 }),
    sheet('#3C4C54', circle(0, 0, 214), { lift: 3 }),
    sheet('#4C5D66', circle(0, 0, 186), { lift: 0, edge: 0.2 }),
    sheet('#D9A24B', circle(0, 0, 166), { lift: 2 }),
    sheet('#E6B765', circle(-8, -8, 144), { lift: 0, edge: 0 }),
    Array.from({ length: 60 }, (_, i) => {
      const a = i * 2.4;
      const r = 12 + i * 2.2;
      return line(
        r * Math.cos(a),
        r * Math.sin(a),
        r * Math.cos(a) + 22 * Math.cos(a * 3),
        r * Math.sin(a) + 22 * Math.sin(a * 3),
        ['#F0CB86', '#C88A3A', '#D89E48'][i % 3],
        5,
      );
    }),
    sheet('#7DA06B', [ellipse(30, -40, 14, 7), ellipse(50, -28, 14, 7)], { lift: 1 }),
  ]),
  at(810, 130, [
    sheet('#FDFCF9', circle(0, 0, 84), { lift: 3 }),
    sheet('#FDFDFB', path('M-50 -10Q-46 -58 4 -50Q58 -46 50 8Q44 56 -8 48Q-56 40 -50 -10Z'), {
      lift: 1,
    }),
    sheet('#EFB53F', circle(0, 0, 22), { lift: 1 }),
  ]),
);
