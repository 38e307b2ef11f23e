// Ten firs in the snow, each a little taller.
import { mix, red } from '../colours.mjs';
import { at, line, rect, sheet } from '../paper.mjs';
import { fir } from '../things.mjs';
import { back, glow, land, picture } from '../picture.mjs';

const sky = '#CFDDE2';

export default picture(
  back(sky),
  glow(210, 170, 52, '#F7EBCB', sky),
  land('#B4C8D0', 14, 250, 340),
  land('#E4ECED', 24, 390, 420, { steps: 4 }),
  Array.from({ length: 10 }, (_, i) =>
    at(110 + i * 82, 440, fir(mix('#7FA9AE', '#1F5F6B', i / 9), 74 + i * 22)),
  ),
  land('#F9F8F4', 7, 428, 462, { steps: 4 }),
  line(848, 168, 848, 150, '#33444C', 2),
  sheet(red, rect(848, 150, 18, 11), { lift: 0, edge: 0 }),
);
