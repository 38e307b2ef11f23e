// On the bedside table: medicine, a thermometer, tea; outside it is cold.
import { red } from '../colours.mjs';
import { at, circle, curve, ellipse, line, path, rect, sheet } from '../paper.mjs';
import { fir } from '../things.mjs';
import { back, floor, picture } from '../picture.mjs';

const bottle = [
  sheet(
    '#8C5E45',
    path(
      'M-58 0V-150Q-58 -176 -26 -184V-214H26V-184Q58 -176 58 -150V0Q58 10 48 10H-48Q-58 10 -58 0Z',
    ),
    { lift: 3 },
  ),
  sheet('#F7F5F0', rect(-32, -244, 64, 36, 5), { lift: 2 }),
  sheet('#F3ECDD', rect(-58, -128, 116, 84, 2), { lift: 1 }),
  sheet('#6FA3A5', path('M0 -110Q30 -92 0 -58Q-30 -92 0 -110Z'), { lift: 1 }),
];
const thermometer = [
  sheet('#FDFCF9', rect(-96, -11, 192, 22, 11), { lift: 2 }),
  sheet('#DCE6E6', rect(-40, -4, 120, 8, 4), { lift: 0, edge: 0 }),
  sheet(red, [circle(-80, 0, 9), rect(-80, -3, 110, 6, 3)], { lift: 0, edge: 0 }),
];
const mug = [
  curve('M62 -84Q118 -84 112 -44Q106 -10 60 -16', '#5C9299', 15),
  sheet('#5C9299', path('M-66 -110H66V-14Q66 8 44 8H-44Q-66 8 -66 -14Z'), { lift: 3 }),
  sheet('#437A82', ellipse(0, -110, 66, 13), { lift: 1 }),
  sheet('#B98A54', ellipse(0, -108, 55, 9), { lift: 0, edge: 0 }),
  curve('M-14 -138q-14 -22 0 -42t0 -42', '#FBFAF6', 6),
  curve('M22 -138q-14 -22 0 -42t0 -42', '#FBFAF6', 6),
];

export default picture(
  back('#C9D9D8'),
  sheet('#F7F5F0', rect(90, 60, 330, 300, 6), { lift: 2 }),
  sheet('#DDE8EA', rect(108, 78, 294, 264), { lift: 0, edge: 0 }),
  `<clipPath id="pane"><rect x="108" y="78" width="294" height="264"/></clipPath><g clip-path="url(#pane)">`,
  sheet('#F4F4F0', path('M100 290Q180 240 260 272T420 256V350H100Z'), { lift: 2 }),
  at(180, 290, fir('#5C8C92', 84)),
  at(340, 286, fir('#7BA5A8', 60)),
  sheet(
    '#FFFFFF',
    [
      circle(150, 130, 4),
      circle(220, 170, 5),
      circle(300, 120, 4),
      circle(360, 200, 5),
      circle(270, 220, 4),
    ],
    { lift: 1, edge: 0 },
  ),
  '</g>',
  line(255, 78, 255, 342, '#F7F5F0', 10),
  floor('#E3D3BA', 412),
  at(540, 424, mug),
  at(770, 420, bottle),
  at(330, 470, thermometer, 1, -6),
);
