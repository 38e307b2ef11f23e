// A bicycle on its stand in the yard.
import { red } from '../colours.mjs';
import { at, circle, curve, ellipse, line, path, rect, sheet } from '../paper.mjs';
import { back, disc, floor, picture } from '../picture.mjs';

const wheel = (x, flat) => [
  curve(`M${x - 92} 360a92 92 0 1 1 184 0a92 92 0 1 1 -184 0`, '#33444C', 10),
  Array.from({ length: 8 }, (_, i) =>
    line(
      x,
      360,
      x + 86 * Math.cos((i * Math.PI) / 4),
      360 + 86 * Math.sin((i * Math.PI) / 4),
      '#93A3A6',
      2,
    ),
  ),
  sheet('#51636D', circle(x, 360, 11), { lift: 0, edge: 0 }),
  flat ? sheet('#33444C', ellipse(x, 452, 52, 9), { lift: 0, edge: 0 }) : [],
];
export default picture(
  back('#EBD9C4'),
  disc(470, 250, 250, '#DFC4A8'),
  floor('#A8AFA4', 440),
  wheel(310, true),
  wheel(650, false),
  curve('M310 360L400 220H590L480 360Z', '#1F5F6B', 13),
  curve('M310 360H480L392 196', '#1F5F6B', 13),
  curve('M650 360L578 190', '#1F5F6B', 13),
  curve('M560 184H600Q634 184 634 208', '#33444C', 10),
  sheet('#5E463B', path('M350 196Q350 180 372 180H430Q440 190 424 196Z'), { lift: 2 }),
  sheet('#51636D', circle(480, 360, 24), { lift: 1 }),
  line(480, 360, 500, 404, '#33444C', 8),
  sheet(red, circle(330, 250, 10), { lift: 1 }),
  at(780, 452, [
    sheet('#C79A68', rect(-70, -60, 140, 64, 8), { lift: 3 }),
    curve('M-26 -60q0 -24 26 -24t26 24', '#7A5440', 8),
  ]),
);
