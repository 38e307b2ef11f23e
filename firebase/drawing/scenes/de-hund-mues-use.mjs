// A dog by the door, the lead ready.
import { red } from '../colours.mjs';
import { at, circle, curve, ellipse, path, rect, sheet } from '../paper.mjs';
import { back, floor, picture } from '../picture.mjs';

export default picture(
  back('#E8DCC8'),
  sheet('#3E7078', rect(610, 60, 230, 400, 6), { lift: 3 }),
  sheet('#2F5E66', [rect(640, 90, 170, 140, 4), rect(640, 260, 170, 160, 4)], {
    lift: 0,
    edge: 0.3,
  }),
  sheet('#E3C683', circle(634, 276, 11), { lift: 1 }),
  floor('#B98E66', 456),
  sheet('#8A6A52', ellipse(330, 478, 240, 24), { lift: 1 }),
  at(340, 474, [
    curve('M-120 -70q-70 -20 -66 -90', '#7A5440', 22),
    sheet(
      '#8B6248',
      path(
        'M-130 0Q-160 -130 -60 -150Q20 -170 60 -230Q70 -290 130 -286Q196 -278 204 -240L236 -232Q240 -196 196 -190Q160 -180 150 -120V0H100V-84Q20 -60 -60 -76L-74 0Z',
      ),
      { lift: 3 },
    ),
    sheet('#6B4A38', path('M92 -280Q60 -270 66 -206Q92 -190 108 -220Z'), { lift: 2 }),
    sheet('#1B2A33', [circle(156, -246, 7), ellipse(232, -226, 10, 8)], { lift: 0, edge: 0 }),
    curve('M64 -190Q110 -160 156 -184', red, 13),
  ]),
  curve('M634 280Q590 420 626 420T660 300', '#C8102E', 7),
);
