// Mirror, scissors and comb.
import { red } from '../colours.mjs';
import { at, circle, line, path, rect, sheet } from '../paper.mjs';
import { back, floor, picture } from '../picture.mjs';

const blade = (side) =>
  at(
    0,
    0,
    [
      sheet('#DCE4E4', path('M-9 6L-3 -150Q0 -162 5 -150L10 6Z'), { lift: 2 }),
      `<circle cx="${side * 20}" cy="62" r="27" fill="none" stroke="#33505A" stroke-width="12"/>`,
      line(0, 4, side * 10, 36, '#33505A', 12),
    ],
    1,
    side * -19,
  );
const comb = [
  sheet('#7A5945', rect(-120, -20, 240, 24, 6), { lift: 2 }),
  Array.from({ length: 22 }, (_, i) => line(-112 + i * 10.6, 4, -112 + i * 10.6, 44, '#7A5945', 4)),
];

export default picture(
  back('#D5C7CF'),
  sheet('#B98F6E', circle(360, 230, 190), { lift: 3 }),
  sheet('#E4EDEE', circle(360, 230, 168), { lift: 0, edge: 0.3 }),
  sheet('#F2F6F5', path('M240 112A168 168 0 0 1 420 74L222 324A168 168 0 0 1 240 112Z'), {
    lift: 0,
    edge: 0,
  }),
  floor('#F3ECDD', 430),
  at(710, 320, [blade(-1), blade(1), sheet(red, circle(0, 2, 7), { lift: 1 })], 1.15, 18),
  at(350, 476, comb, 1, -4),
  at(585, 448, [
    sheet('#5C9299', path('M-34 6V-92Q-34 -108 -18 -108H18Q34 -108 34 -92V6Z'), { lift: 2 }),
    sheet('#33505A', rect(-14, -136, 28, 30, 4), { lift: 1 }),
  ]),
);
