// The steamer on the lake, gulls above it.
import { red } from '../colours.mjs';
import { at, curve, path, sheet } from '../paper.mjs';
import { bird, boat, church, cloud, house } from '../things.mjs';
import { back, floor, glow, land, picture } from '../picture.mjs';

export default picture(
  back('#DCE9EA'),
  glow(200, 120, 50, '#F4DC98', '#DCE9EA'),
  at(720, 110, cloud('#FBFAF6', 34)),
  land('#B7CFD2', 14, 210, 270),
  land('#8DB3A9', 5, 270, 320),
  [560, 620, 690, 760, 830].map((x, i) =>
    at(x, 322, house('#F3E9D8', '#A9705C', 40, 26 + (i % 2) * 10)),
  ),
  at(880, 322, church('#F7F5F0', '#3E7078', 80)),
  floor('#5FA3AC', 318, 2),
  [
    [140, 350, 90],
    [700, 372, 70],
    [820, 340, 60],
  ].map(([x, y, w]) => curve(`M${x} ${y}q${w / 4} -8 ${w / 2} 0t${w / 2} 0`, '#CFE6E6', 4)),
  at(440, 430, boat('#FDFCF9', '#F3E9D8', '#33444C', red), 3.4),
  sheet(
    '#4D939E',
    path('M-20 424q60 -16 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0V560H-20Z'),
    { lift: 2 },
  ),
  sheet('#3B818D', path('M-20 482q80 -18 160 0t160 0t160 0t160 0t160 0t160 0t160 0V560H-20Z'), {
    lift: 2,
  }),
  at(280, 190, bird('#51636D', 20)),
  at(340, 160, bird('#51636D', 14)),
);
