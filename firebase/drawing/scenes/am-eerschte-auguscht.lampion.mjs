// Three lanterns in the tree.
import { red } from '../colours.mjs';
import { at, circle, curve, ellipse, line, rect, sheet } from '../paper.mjs';
import { back, land, picture } from '../picture.mjs';

const lantern = (colour, dark) => [
  line(0, -120, 0, -70, '#24303F', 3),
  sheet('#F7DE94', circle(0, 0, 120), { lift: 0, edge: 0, opacity: 0.16 }),
  sheet(colour, ellipse(0, 0, 74, 70), { lift: 3 }),
  [-36, -12, 12, 36].map((y) =>
    curve(`M${-74 + Math.abs(y) * 0.5} ${y}Q0 ${y + 12} ${74 - Math.abs(y) * 0.5} ${y}`, dark, 2),
  ),
  sheet('#24303F', [rect(-30, -78, 60, 12, 4), rect(-30, 66, 60, 12, 4)], { lift: 1 }),
];

export default picture(
  back('#2B3A52'),
  land('#223048', 9, 380, 440),
  land('#1A2538', 19, 450, 490),
  curve('M-10 120Q300 40 520 110T970 60', '#3B2E2A', 17),
  [
    [120, 96, 40, -20],
    [380, 70, 34, 10],
    [640, 80, 38, -8],
    [860, 60, 42, 16],
  ].map(([x, y, r, t]) => at(x, y, sheet('#3F6A5E', ellipse(0, 0, r, r * 0.5), { lift: 1 }), 1, t)),
  at(240, 250, lantern('#E9A94E', '#C6862E')),
  at(500, 280, lantern(red, '#A90C26')),
  at(750, 240, lantern('#F7F1E2', '#D9CDB4')),
);
