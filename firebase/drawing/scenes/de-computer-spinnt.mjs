// A blue screen, and the plug that came out.
import { red } from '../colours.mjs';
import { at, circle, curve, line, path, rect, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

export default still(tables.sand, [
  sheet('#33444C', rect(240, 90, 420, 270, 16), { lift: 3 }),
  sheet('#3B7DB5', rect(258, 108, 384, 222, 4), { lift: 0, edge: 0.2 }),
  sheet('#F7F5F0', [circle(346, 188, 9), circle(346, 226, 9)], { lift: 0, edge: 0 }),
  curve('M382 246q-26 -40 0 -78', '#F7F5F0', 8),
  [
    [440, 190, 580],
    [440, 214, 540],
    [440, 238, 600],
  ].map(([a, y, b]) => line(a, y, b, y, '#CFE0EE', 7)),
  sheet('#51636D', path('M420 360H480L496 420H404Z'), { lift: 1 }),
  sheet('#33444C', rect(360, 416, 180, 16, 6), { lift: 2 }),
  sheet('#F3ECDD', rect(300, 452, 300, 46, 8), { lift: 2 }),
  [316, 356, 396, 436, 476, 516, 556].map((x) =>
    sheet('#DDD3BF', rect(x, 460, 28, 12, 3), { lift: 0, edge: 0 }),
  ),
  sheet('#DDD3BF', rect(356, 478, 188, 12, 3), { lift: 0, edge: 0 }),
  curve('M560 420Q660 440 690 480T820 470', '#33444C', 8),
  at(
    846,
    468,
    [
      sheet('#33444C', rect(-30, -22, 46, 44, 8), { lift: 2 }),
      [-9, 9].map((y) => line(16, y, 40, y, '#C9D2D0', 7)),
    ],
    1,
    -8,
  ),
  sheet(red, circle(642, 346, 5), { lift: 0, edge: 0 }),
]);
