// Coloured eggs in a nest.
import { red } from '../colours.mjs';
import { at, circle, curve, ellipse, path, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

const egg = (c, s, y) => [
  sheet(c, path('M0 -72Q52 -50 50 6Q46 58 0 58T-50 6Q-52 -50 0 -72Z'), { lift: 3 }),
  s ? sheet(s, path('M-49 -8Q0 14 49 -8L50 14Q0 36 -50 14Z'), { lift: 0, edge: 0 }) : [],
  y ? [-22, 0, 22].map((x) => sheet(y, circle(x, -34, 6), { lift: 0, edge: 0 })) : [],
];
export default still(tables.honey, [
  sheet('#7D5F3F', ellipse(480, 440, 260, 48), { lift: 3 }),
  at(360, 372, egg('#DDA07F', '#F7F5F0')),
  at(600, 372, egg('#7FB0AA', null, '#F7F5F0')),
  at(480, 346, egg('#F4DC98', '#E9A94E', red), 1.12),
  at(420, 404, egg('#B9C98A', null, '#F7F5F0'), 0.96, -12),
  at(546, 408, egg('#B79AB8', '#F1E6DC'), 0.96, 10),
  Array.from({ length: 34 }, (_, i) =>
    curve(
      `M${222 + i * 15} ${440 + ((i * 13) % 22)}q${18 + (i % 5) * 4} ${-22 + (i % 3) * 8} ${38 + (i % 4) * 6} ${-4 + (i % 3) * 6}`,
      i % 2 ? '#B98E58' : '#D0A66C',
      4,
    ),
  ),
]);
