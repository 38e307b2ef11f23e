// Morning in the quarter: a row of houses, one red door.
import { mix, red } from '../colours.mjs';
import { at, rect, sheet } from '../paper.mjs';
import { house, tree, cloud } from '../things.mjs';
import { back, glow, land, picture } from '../picture.mjs';

const sky = '#DCE9E8';

export default picture(
  back(sky),
  glow(250, 190, 62, '#F2DCA4', sky),
  at(700, 130, cloud('#FBFAF6', 34)),
  land('#A9C9C9', 4, 250, 340),
  land('#6FA3A5', 16, 330, 400),
  at(250, 440, tree('#4E8588', 150)),
  at(410, 452, house('#F3E9D8', '#A9705C', 128, 130, { pane: '#8FB3B5' })),
  at(565, 452, house('#E7C9B2', '#6F5A5E', 142, 168, { windows: [2, 3], pane: '#F7F5F0' })),
  at(722, 452, house('#F7F5F0', '#38707A', 124, 112, { pane: '#8FB3B5' })),
  at(838, 446, tree('#3F787D', 110)),
  land('#2F6B72', 21, 440, 474),
  sheet(red, rect(553, 400, 24, 54, 2), { lift: 1 }),
  sheet(mix(sky, '#2F6B72', 0.25), rect(543, 452, 44, 8, 2), { lift: 1 }),
);
