// A tied bag and what is taken back to the shop.
import { red } from '../colours.mjs';
import { at, curve, path, rect, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

const bottle = (c) => [
  sheet(
    c,
    path('M-32 0V-104Q-32 -134 -14 -150V-190H14V-150Q32 -134 32 -104V0Q32 8 24 8H-24Q-32 8 -32 0Z'),
    { lift: 2 },
  ),
  sheet('#F7F5F0', rect(-32, -92, 64, 46), { lift: 0, edge: 0 }),
];
export default still(
  tables.sage,
  [
    sheet(
      '#F7F8F6',
      path(
        'M330 452Q250 440 262 340Q272 262 366 236L352 196Q392 214 432 196L418 236Q512 262 522 340Q534 440 454 452Z',
      ),
      { lift: 3 },
    ),
    sheet('#3F6FA8', path('M268 320Q392 350 518 320L524 362Q392 394 264 362Z'), {
      lift: 0,
      edge: 0,
    }),
    curve('M362 238Q392 252 424 238', '#3F6FA8', 10),
    at(640, 444, bottle('#5E9A7B')),
    at(724, 452, bottle('#8A6B4E'), 0.86),
    at(800, 446, bottle('#A9C7BE'), 0.94),
    sheet(red, rect(788, 272, 23, 14, 3), { lift: 0, edge: 0 }),
  ],
  { x: 600 },
);
