// A farmhouse in the hills, hens before it.
import { red } from '../colours.mjs';
import { at, line, path, sheet } from '../paper.mjs';
import { house, tree } from '../things.mjs';
import { lands, outdoors } from '../still-life.mjs';

const hen = (c) => [
  sheet(
    c,
    path(
      'M-40 0Q-60 -50 -50 -70Q-20 -50 10 -50Q14 -86 34 -88Q52 -86 50 -66L62 -60L50 -54Q48 -6 10 0Z',
    ),
    { lift: 2 },
  ),
  sheet(red, path('M26 -86q4 -14 10 -4q6 -12 10 2Z'), { lift: 0, edge: 0 }),
  [-6, 10].map((x) => line(x, 0, x, 16, '#D9904A', 4)),
];
export default outdoors(lands.autumn, {
  seed: 24,
  light: [170, 130, 50],
  far: [
    at(800, 440, tree('#C98F4E', 210)),
    at(120, 440, tree('#BD8A5E', 170)),
    at(
      460,
      444,
      house('#F3E9D8', '#7A4630', 260, 140, { windows: [4, 2], pane: '#8FA9AC', rise: 0.34 }),
    ),
    at(
      650,
      444,
      house('#8A5F3C', '#5E3B2C', 180, 120, { windows: [1, 1], pane: '#3B2A22', rise: 0.4 }),
    ),
  ],
  near: [
    at(250, 476, hen('#F7F5F0')),
    at(340, 488, hen('#C98F4E'), 0.8),
    at(
      700,
      482,
      at(0, 0, `<g transform="scale(-1 1)">${hen('#F3E9D8').flat(9).join('')}</g>`),
      0.9,
    ),
    [60, 130, 200].map((x) => line(x - 40, 470, x - 40, 420, '#5E463B', 8)),
    line(0, 436, 190, 436, '#5E463B', 6),
    line(0, 456, 190, 456, '#5E463B', 6),
  ],
});
