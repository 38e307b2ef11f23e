// Washing on the line.
import { red } from '../colours.mjs';
import { at, curve, path, rect, sheet } from '../paper.mjs';
import { tree } from '../things.mjs';
import { lands, outdoors } from '../still-life.mjs';

const shirt = (c) =>
  sheet(c, path('M-26 0L-70 22L-56 66L-38 56V140H38V56L56 66L70 22L26 0Q0 22 -26 0Z'), { lift: 2 });
const trousers = (c) => sheet(c, path('M-44 0H44L52 170H14L0 60L-14 170H-52Z'), { lift: 2 });
const towel = (c, s) => [
  sheet(c, rect(-52, 0, 104, 150, 3), { lift: 2 }),
  sheet(s, [rect(-52, 108, 104, 10), rect(-52, 126, 104, 6)], { lift: 0, edge: 0 }),
];
const peg = (x, y) => sheet('#C79A68', rect(x - 4, y - 8, 8, 22, 2), { lift: 1 });
export default outdoors(lands.spring, {
  seed: 6,
  light: [150, 110, 44],
  far: [at(820, 430, tree('#4E8A70', 150))],
  near: [
    sheet('#8A6A52', [rect(96, 130, 14, 340), rect(850, 130, 14, 340)], { lift: 2 }),
    curve('M100 150Q480 210 860 150', '#51636D', 3),
    at(230, 170, shirt('#F7F5F0')),
    at(384, 178, trousers('#3E6A86')),
    at(530, 180, towel('#F0DFB8', '#1F5F6B')),
    at(680, 176, shirt('#DDA07F')),
    at(788, 166, sheet(red, path('M-18 0H18V44Q18 60 40 66V86H-2Q-18 84 -18 60Z'), { lift: 2 })),
    [206, 254, 350, 418, 488, 572, 656, 704, 788].map((x) => peg(x, 170)),
  ],
});
