// The bathers' raft in the lake on a summer day.
import { red } from '../colours.mjs';
import { at, curve, ellipse, line, path, rect, sheet } from '../paper.mjs';
import { hill } from '../land.mjs';
import { cloud } from '../things.mjs';
import { back, floor, glow, land, picture } from '../picture.mjs';

const sky = '#D7E9EA';
const raft = [
  sheet('#1F5F6B', ellipse(0, 44, 190, 12), { lift: 0, edge: 0, opacity: 0.35 }),
  sheet('#A67C55', rect(-160, 4, 320, 30, 6), { lift: 3 }),
  sheet('#D6B384', path('M-128 -34H128L164 8H-164Z'), { lift: 2 }),
  [-64, -21, 21, 64].map((x) => line(x, -33, x * 1.28, 7, '#B9935F', 2.4)),
  curve('M96 40V-52q0 -20 16 -20', '#F7F5F0', 6),
  curve('M132 40V-52q0 -20 16 -20', '#F7F5F0', 6),
  [-8, 14].map((y) => line(96, y, 132, y, '#F7F5F0', 5)),
  line(-70, -20, -70, -170, '#F7F5F0', 5),
  sheet(red, path('M-68 -170H-16L-30 -154L-16 -138H-68Z'), { lift: 1 }),
];
const ripple = (x, y, w) => curve(`M${x} ${y}q${w / 4} -9 ${w / 2} 0t${w / 2} 0`, '#D9ECEB', 4);

export default picture(
  back(sky),
  glow(730, 130, 54, '#F4DC98', sky),
  at(230, 130, cloud('#FCFBF8', 34)),
  land('#A7CACB', 27, 210, 280),
  land('#7FB0AA', 5, 250, 300),
  floor('#5FA3AC', 300, 2),
  sheet('#4D939E', hill({ seed: 15, width: 980, top: 350, foot: 376, floor: 560, steps: 5 }), {
    lift: 1,
    edge: 0.25,
  }),
  at(430, 370, raft),
  ripple(690, 400, 90),
  ripple(150, 360, 70),
  ripple(790, 350, 60),
  sheet('#3B818D', hill({ seed: 31, width: 980, top: 436, foot: 470, floor: 560, steps: 5 }), {
    lift: 2,
    edge: 0.3,
  }),
  ripple(250, 486, 110),
  ripple(620, 500, 90),
);
