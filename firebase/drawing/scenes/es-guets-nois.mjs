// Fireworks over the lake.
import { red } from '../colours.mjs';
import { at, circle, line, sheet } from '../paper.mjs';
import { boat, church, house } from '../things.mjs';
import { back, floor, land, picture } from '../picture.mjs';

const burst = (x, y, r, c) => [
  Array.from({ length: 14 }, (_, i) =>
    line(
      x + r * 0.3 * Math.cos((i * Math.PI) / 7),
      y + r * 0.3 * Math.sin((i * Math.PI) / 7),
      x + r * Math.cos((i * Math.PI) / 7),
      y + r * Math.sin((i * Math.PI) / 7),
      c,
      3,
    ),
  ),
  Array.from({ length: 14 }, (_, i) =>
    sheet(
      c,
      circle(
        x + r * 1.12 * Math.cos((i * Math.PI) / 7),
        y + r * 1.12 * Math.sin((i * Math.PI) / 7),
        4,
      ),
      { lift: 0, edge: 0 },
    ),
  ),
];
export default picture(
  back('#16303C'),
  burst(270, 150, 100, '#F4DC98'),
  burst(560, 120, 78, '#7CC4CF'),
  burst(740, 200, 92, '#E8A9A0'),
  burst(430, 230, 52, red),
  land('#21444F', 6, 300, 350),
  [120, 190, 250, 610, 680, 760, 830].map((x, i) =>
    at(x, 372, house('#2C4A54', '#1B343E', 46, 34 + (i % 3) * 10, { pane: '#F4DC98' })),
  ),
  at(340, 374, church('#35545E', '#1B343E', 110)),
  floor('#1B4A57', 372),
  [
    [270, 400],
    [560, 420],
    [740, 410],
    [430, 446],
  ].map(([x, y], i) =>
    [0, 1, 2, 3].map((k) =>
      line(
        x - 40 + k * 8,
        y + k * 22,
        x + 40 - k * 8,
        y + k * 22,
        ['#F4DC98', '#7CC4CF', '#E8A9A0', '#C76A74'][i],
        3,
      ),
    ),
  ),
  at(180, 470, boat('#2B5360', '#3A6470', '#F4DC98', red), 0.8),
);
