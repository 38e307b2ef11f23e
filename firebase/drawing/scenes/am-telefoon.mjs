// A telephone receiver, its cord running out of the picture.
import { red } from '../colours.mjs';
import { at, circle, curve, path, rect, sheet } from '../paper.mjs';
import { back, disc, floor, picture } from '../picture.mjs';

const cord = `M590 424c30 0 34 6 50 6${Array.from({ length: 12 }, () => 'c30 -44 50 20 26 20s-4 -58 12 -20').join('')}`;
const base = [
  sheet(
    '#2F6B72',
    path('M-170 110Q-160 -30 -96 -54H96Q160 -30 170 110Q170 124 156 124H-156Q-170 124 -170 110Z'),
    { lift: 3 },
  ),
  sheet('#F3ECDD', circle(0, 40, 66), { lift: 2 }),
  Array.from({ length: 10 }, (_, i) =>
    sheet(
      '#2F6B72',
      circle(
        (Math.cos(-0.4 + i * 0.56) * 46).toFixed(1),
        (40 + Math.sin(-0.4 + i * 0.56) * 46).toFixed(1),
        10,
      ),
      { lift: 0, edge: 0.2 },
    ),
  ),
  sheet('#DDA07F', circle(0, 40, 22), { lift: 1 }),
  sheet('#24555E', [rect(-86, -82, 34, 34, 6), rect(52, -82, 34, 34, 6)], { lift: 1 }),
];
const receiver = sheet(
  '#1F5F6B',
  path(
    'M-190 -76Q-200 -150 0 -150Q200 -150 190 -76Q188 -58 168 -58H118Q100 -58 98 -78Q96 -98 0 -98T-98 -78Q-100 -58 -118 -58H-168Q-188 -58 -190 -76Z',
  ),
  { lift: 3 },
);

export default picture(
  back('#E8CFC0'),
  disc(430, 262, 240, '#DDB9A6'),
  floor('#F3ECDD', 412),
  curve(cord, '#1B4A54', 5),
  at(430, 312, [base, receiver]),
  sheet(red, circle(560, 402, 7), { lift: 0, edge: 0 }),
);
