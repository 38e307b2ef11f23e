// Two name badges.
import { at, circle, curve, line, path, rect, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

const badge = (c, skin) => [
  curve('M0 -210Q-60 -120 0 -96Q60 -120 0 -210', '#93A3A6', 7),
  sheet('#FDFCF9', rect(-120, -96, 240, 176, 16), { lift: 3 }),
  sheet(c, path('M-120 -52V-80Q-120 -96 -104 -96H104Q120 -96 120 -80V-52Z'), { lift: 0, edge: 0 }),
  sheet(skin, circle(-62, 4, 26), { lift: 1 }),
  sheet(c, path('M-104 66Q-100 34 -62 34T-20 66Z'), { lift: 1 }),
  [-8, 18].map((y, i) => line(8, y, 92 - i * 24, y, '#B9C4C4', 9)),
];
export default still(tables.rose, [
  at(320, 300, badge('#1F5F6B', '#DDA07F'), 1, -6),
  at(640, 310, badge('#8A6A52', '#EBC3AC'), 1, 6),
]);
