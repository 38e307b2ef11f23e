// The bells beside the door, one of the names still new and white.
import { red } from '../colours.mjs';
import { circle, line, rect, sheet } from '../paper.mjs';
import { back, picture } from '../picture.mjs';

const rows = [0, 1, 2, 3].map((i) => {
  const y = 152 + i * 66;
  const isNew = i === 2;
  return [
    sheet(isNew ? '#FBFAF6' : '#E4DDCB', rect(392, y, 170, 44, 4), { lift: isNew ? 2 : 1 }),
    line(410, y + 22, isNew ? 520 : 480 + i * 14, y + 22, isNew ? '#1B2A33' : '#8A9499', 5),
    sheet('#F7F5F0', circle(610, y + 22, 20), { lift: 2 }),
    sheet(isNew ? red : '#8FB3B5', circle(610, y + 22, 11), { lift: 1, edge: 0.2 }),
  ];
});

export default picture(
  back('#E7C9B2'),
  sheet('#DDB9A0', rect(-20, 60, 300, 500), { lift: 1 }),
  sheet('#6F5A5E', rect(-20, 40, 270, 520, 4), { lift: 2 }),
  sheet('#2F6B72', rect(-20, 70, 230, 490, 4), { lift: 3 }),
  sheet('#8FB3B5', rect(20, 110, 130, 180, 6), { lift: 1 }),
  sheet('#F2DCA4', circle(180, 350, 13), { lift: 2 }),
  sheet('#B5A48E', rect(352, 106, 306, 330, 16), { lift: 3 }),
  sheet('#C9BBA4', rect(364, 118, 282, 306, 10), { lift: 0, edge: 0.4 }),
  rows,
  sheet('#D3AA79', rect(760, 300, 150, 260, 4), { lift: 3 }),
  sheet('#E6D5B4', rect(822, 300, 26, 260), { lift: 0, edge: 0 }),
  sheet('#C79A68', rect(740, 210, 130, 100, 4), { lift: 2 }),
);
