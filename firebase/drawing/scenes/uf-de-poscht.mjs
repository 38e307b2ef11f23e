// A parcel with string, a letter with a stamp.
import { red } from '../colours.mjs';
import { at, circle, curve, line, polygon, rect, sheet } from '../paper.mjs';
import { back, disc, floor, picture } from '../picture.mjs';

const parcel = [
  sheet('#C39A6C', rect(-170, -210, 340, 220, 4), { lift: 3 }),
  sheet('#D4AE80', polygon([-170, -210], [-120, -262], [220, -262], [170, -210]), { lift: 1 }),
  sheet('#A98357', polygon([170, -210], [220, -262], [220, -44], [170, 10]), { lift: 1 }),
  line(-30, -210, -30, 9, '#F7F5F0', 5),
  line(-30, -210, 20, -262, '#F7F5F0', 5),
  line(-170, -104, 170, -104, '#F7F5F0', 5),
  line(170, -104, 220, -156, '#F7F5F0', 5),
  curve('M-4 -236q-64 -64 -76 -18t76 18q64 -66 84 -24t-84 24', '#F7F5F0', 5),
];
const letter = [
  sheet('#FBFAF6', rect(-130, -86, 260, 172, 4), { lift: 3 }),
  [0, 24, 48].map((y, i) => line(-60, y, 40 - i * 26, y, '#B9C4C4', 5)),
];
const stamp = [
  sheet('#FBFAF6', rect(-26, -32, 52, 64, 2), { lift: 1 }),
  sheet(red, rect(-20, -26, 40, 52), { lift: 0, edge: 0 }),
  sheet('#FBFAF6', polygon([-20, 26], [-4, -4], [6, 10], [12, 2], [20, 26]), { lift: 0, edge: 0 }),
];

export default picture(
  back('#DCE4DF'),
  disc(520, 260, 255, '#BFD0CB'),
  floor('#F3ECDD', 424),
  at(520, 424, parcel),
  at(262, 414, [letter, at(92, -40, stamp)], 1, -9),
  sheet('#8FB0AE', [circle(820, 452, 5), circle(846, 460, 3)], { lift: 0, edge: 0 }),
);
