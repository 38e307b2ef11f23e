// A blackboard and a small chair.
import { red } from '../colours.mjs';
import { at, circle, curve, line, rect, sheet } from '../paper.mjs';
import { back, floor, picture } from '../picture.mjs';

export default picture(
  back('#DDD8CC'),
  sheet('#8A6A52', rect(190, 54, 580, 300, 8), { lift: 3 }),
  sheet('#2B5148', rect(206, 70, 548, 268, 3), { lift: 0, edge: 0.2 }),
  curve('M260 150v60M236 180h48', '#EAF1EA', 6),
  [340, 372, 404].map((x) => sheet('#EAF1EA', circle(x, 180, 12), { lift: 0, edge: 0 })),
  [
    [450, 168, 500, 168],
    [450, 192, 500, 192],
  ].map(([a, b, c, d]) => line(a, b, c, d, '#EAF1EA', 6)),
  [540, 572, 604, 636, 668].map((x, i) =>
    sheet(i === 4 ? '#F4DC98' : '#EAF1EA', circle(x, 180, 12), { lift: 0, edge: 0 }),
  ),
  curve('M250 280q40 -50 80 0t80 0t80 0t80 0', '#9DBFB0', 5),
  floor('#B98E66', 430),
  at(320, 500, [
    sheet('#3E7078', [rect(-70, -200, 140, 34, 8), rect(-76, -106, 152, 18, 6)], { lift: 2 }),
    [-62, 62].map((x) => line(x, -190, x, -104, '#33444C', 8)),
    [-66, 66].map((x) => line(x, -92, x * 1.14, 0, '#33444C', 9)),
  ]),
  at(640, 496, [
    sheet('#D3AA79', rect(-150, -140, 300, 20, 4), { lift: 3 }),
    [-126, 126].map((x) => line(x, -120, x, 0, '#33444C', 10)),
    sheet('#F7F5F0', rect(-60, -156, 120, 16, 2), { lift: 1 }),
    sheet(red, rect(-20, -164, 80, 9, 2), { lift: 1 }),
  ]),
);
