// The market stall with apples, tomatoes and a wheel of cheese.
import { red } from '../colours.mjs';
import { circle, ellipse, line, path, rect, sheet } from '../paper.mjs';
import { back, disc, floor, picture } from '../picture.mjs';

const stripe = (i) =>
  sheet(
    i % 2 ? '#F7F5F0' : '#1F5F6B',
    path(`M${210 + i * 60} 110H${270 + i * 60}V196a30 26 0 0 1 -60 0Z`),
    { lift: 2 },
  );
const crate = (x, fruit) => [
  fruit,
  sheet('#C79A68', rect(x, 356, 164, 58, 3), { lift: 2 }),
  [372, 392].map((y) => line(x + 8, y, x + 156, y, '#A97E52', 3)),
];
const heap = (x, colours) =>
  [
    [24, 350],
    [62, 350],
    [100, 350],
    [138, 350],
    [44, 322],
    [82, 322],
    [120, 322],
    [64, 298],
    [102, 298],
  ].map(([dx, y], i) => [
    sheet(colours[i % colours.length], circle(x + dx, y, 21), { lift: 1 }),
    line(x + dx, y - 18, x + dx + 4, y - 26, '#5E463B', 3),
  ]);

export default picture(
  back('#E9E4D4'),
  disc(480, 270, 300, '#DCD9C4'),
  floor('#B9B69C', 466),
  sheet('#8A6A52', [rect(226, 120, 14, 360), rect(720, 120, 14, 360)], { lift: 2 }),
  [0, 2, 4, 6, 8, 1, 3, 5, 7].map(stripe),
  sheet('#17505B', rect(204, 98, 552, 20, 4), { lift: 2 }),
  crate(250, heap(250, ['#9DB56B', '#B4C47C', '#8EA95F'])),
  sheet(red, circle(332, 322, 20), { lift: 1 }),
  line(332, 304, 336, 296, '#5E463B', 3),
  crate(420, heap(420, ['#D9A24B', '#E3B565', '#CF9440'])),
  sheet('#E8C777', path('M604 356V318Q604 300 664 300T724 318V356Z'), { lift: 2 }),
  sheet('#F4DFA0', ellipse(664, 316, 60, 17), { lift: 1 }),
  sheet('#EACB83', path('M664 316L712 306Q724 312 724 318L664 316Z'), { lift: 1 }),
  sheet('#8A6A52', rect(226, 408, 508, 70, 4), { lift: 3 }),
  sheet('#A5825F', rect(214, 400, 532, 18, 4), { lift: 2 }),
);
