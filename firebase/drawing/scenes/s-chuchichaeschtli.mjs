// A kitchen cupboard, a bowl of cherries on it.
import { red } from '../colours.mjs';
import { circle, curve, path, rect, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

const cherry = (x, y) => [
  curve(`M${x} ${y}q10 -40 30 -54`, '#4E8A70', 5),
  sheet(red, circle(x, y, 20), { lift: 1 }),
];
export default still(
  tables.sage,
  [
    sheet('#8FB3A5', rect(250, 230, 460, 226, 10), { lift: 3 }),
    sheet('#A5C4B6', [rect(274, 256, 200, 174, 6), rect(486, 256, 200, 174, 6)], { lift: 1 }),
    sheet('#C9DDD2', [rect(296, 278, 156, 130, 4), rect(508, 278, 156, 130, 4)], {
      lift: 0,
      edge: 0.3,
    }),
    sheet('#E3C683', [circle(462, 342, 9), circle(498, 342, 9)], { lift: 1 }),
    sheet('#6F8F7F', rect(232, 216, 496, 22, 6), { lift: 2 }),
    cherry(440, 140),
    cherry(484, 128),
    cherry(520, 144),
    sheet('#F7F5F0', path('M380 140H580Q570 216 520 216H440Q390 216 380 140Z'), { lift: 3 }),
    sheet('#1F5F6B', path('M386 162H574L570 178H390Z'), { lift: 0, edge: 0 }),
  ],
  { edge: 450 },
);
