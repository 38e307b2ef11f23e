// A croissant and a cup of coffee on the bakery table.
import { at, circle, curve, ellipse, path, rect, sheet } from '../paper.mjs';
import { back, disc, floor, picture } from '../picture.mjs';

/**
 * The croissant: rolled sheets along an arc, [x, y, turn, width, height]; the middle one lies on
 * top.
 */
const rolls = [
  [176, 62, 74, 46, 54],
  [132, 34, 52, 66, 84],
  [72, 8, 26, 84, 116],
  [0, 0, 0, 96, 136],
];
const crust = ['#BF8546', '#CD9452', '#D8A25F', '#E0AE6C'];
const roll = ([x, y, turn, w, h], i) =>
  [-1, 1].map((side) =>
    at(
      side * x,
      y,
      sheet(crust[i], rect(-w / 2, -h / 2, w, h, w * 0.46), { lift: 2, edge: 0.4 }),
      1,
      side * turn,
    ),
  );
const croissant = rolls.map(roll);
const cup = [
  sheet('#F7F5F0', ellipse(0, 66, 138, 26), { lift: 3 }),
  sheet('#E4E8E3', ellipse(0, 62, 92, 15), { lift: 1 }),
  curve('M84 -36Q150 -40 138 6Q126 40 70 34', '#F7F5F0', 16),
  sheet('#FDFCF9', path('M-92 -62H92Q92 62 34 66H-34Q-92 62 -92 -62Z'), { lift: 2 }),
  sheet('#E7DED0', ellipse(0, -62, 92, 20), { lift: 1 }),
  sheet('#7A5440', ellipse(0, -60, 78, 14), { lift: 0, edge: 0 }),
];
const steam = (x) => curve(`M${x} -110q-16 -26 0 -50t0 -50`, '#FBF6EC', 7);

export default picture(
  back('#EADCC4'),
  disc(620, 240, 250, '#DFCBA9'),
  floor('#2F6B72', 412),
  sheet('#F7F5F0', ellipse(290, 452, 206, 40), { lift: 3 }),
  sheet('#E9ECE6', ellipse(290, 450, 160, 27), { lift: 0, edge: 0.3 }),
  at(290, 384, croissant, 0.92),
  at(660, 372, [cup, steam(-26), steam(24)]),
  [464, 490, 130].map((x, i) =>
    sheet('#DFAE6D', circle(x, 492 + i * 6, 5 - i), { lift: 1, edge: 0 }),
  ),
);
