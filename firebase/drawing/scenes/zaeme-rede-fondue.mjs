// The fondue pot from above: everyone's fork in one pot.
import { red } from '../colours.mjs';
import { at, circle, ellipse, line, rect, sheet } from '../paper.mjs';
import { back, picture } from '../picture.mjs';

const ends = ['#1F5F6B', '#D9A66A', '#7FA774', '#C98B6B', red, '#54648F'];
const fork = (i) =>
  at(
    0,
    0,
    [
      line(0, -84, 0, -236, '#C3CCCC', 6),
      sheet(ends[i], rect(-9, -300, 18, 84, 8), { lift: 2 }),
      sheet('#D9A866', rect(-20, -104, 40, 36, 7), { lift: 2 }),
      sheet('#F1DDB4', rect(-14, -98, 28, 24, 5), { lift: 0, edge: 0 }),
    ],
    1,
    20 + i * 60,
  );
const cube = (x, y, turn) =>
  at(
    x,
    y,
    [
      sheet('#D9A866', rect(-22, -20, 44, 40, 7), { lift: 2 }),
      sheet('#F1DDB4', rect(-15, -13, 30, 26, 5), { lift: 0, edge: 0 }),
    ],
    1,
    turn,
  );

export default picture(
  back('#24434E'),
  sheet('#2B4F5B', circle(480, 270, 360), { lift: 1, edge: 0.12 }),
  at(480, 270, [
    sheet('#B9603F', rect(130, -16, 150, 32, 14), { lift: 2 }),
    sheet('#C8714C', circle(0, 0, 168), { lift: 3 }),
    sheet('#A9583A', circle(0, 0, 148), { lift: 0, edge: 0.2 }),
    sheet('#F3DC9A', circle(0, 0, 136), { lift: 0, edge: 0.3 }),
    sheet('#F8E9BC', [ellipse(-40, -30, 44, 20), ellipse(40, 46, 54, 18)], { lift: 0, edge: 0 }),
    [0, 1, 2, 3, 4, 5].map(fork),
  ]),
  at(130, 400, [
    sheet('#F7F5F0', circle(0, 0, 92), { lift: 3 }),
    sheet('#E6E8E3', circle(0, 0, 72), { lift: 0, edge: 0.2 }),
    cube(-24, -14, 12),
    cube(22, 16, -16),
    cube(18, -32, 30),
  ]),
  at(836, 120, [
    sheet('#DDE9E8', circle(0, 0, 58), { lift: 3, opacity: 0.9 }),
    sheet('#EFDFA6', circle(0, 0, 44), { lift: 0, edge: 0.3 }),
  ]),
);
