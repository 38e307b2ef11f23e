// Two rings and flowers.
import { red } from '../colours.mjs';
import { at, circle, curve, ellipse, polygon, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

const bloom = (c, m) => [
  Array.from({ length: 6 }, (_, i) =>
    at(0, 0, sheet(c, ellipse(0, -30, 16, 28), { lift: 1 }), 1, i * 60),
  ),
  sheet(m, circle(0, 0, 15), { lift: 1 }),
];
export default still(tables.rose, [
  at(430, 300, curve('M-96 0a96 96 0 1 1 192 0a96 96 0 1 1 -192 0', '#D9B04F', 22)),
  at(560, 320, curve('M-80 0a80 80 0 1 1 160 0a80 80 0 1 1 -160 0', '#E6C678', 20)),
  curve('M470 212a96 96 0 0 1 56 92', '#D9B04F', 22),
  at(430, 190, [
    sheet('#EAF3F3', polygon([-26, -14], [-14, -30], [14, -30], [26, -14], [0, 16]), { lift: 2 }),
    curve('M-26 -14H26M-8 -14L0 16L8 -14', '#BFD3D6', 2),
  ]),
  at(210, 430, bloom('#FDFCF9', '#E3B23F')),
  at(280, 456, bloom('#E8A9A0', '#F4DC98'), 0.8),
  at(150, 464, bloom('#F1E6DC', red), 0.66),
  at(766, 440, bloom('#FDFCF9', '#E3B23F'), 0.9),
  at(830, 466, bloom('#E8A9A0', '#F4DC98'), 0.7),
  sheet('#6FA37F', [ellipse(330, 476, 34, 11), ellipse(712, 474, 34, 11)], { lift: 1 }),
]);
