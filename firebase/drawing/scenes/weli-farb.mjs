// A rainbow of paper arcs over the hills.
import { at, circle, sheet } from '../paper.mjs';
import { cloud } from '../things.mjs';
import { back, land, picture } from '../picture.mjs';

const arcs = ['#C4685C', '#DE9A54', '#F0D48A', '#7FA774', '#2F7C88', '#54648F', '#E6ECEA'];

export default picture(
  back('#E6ECEA'),
  arcs.map((colour, i) => sheet(colour, circle(480, 450, 350 - i * 34), { lift: 2, edge: 0.3 })),
  at(180, 190, cloud('#FCFBF8', 40)),
  at(820, 250, cloud('#FCFBF8', 46)),
  land('#A9C9B9', 17, 350, 410),
  land('#6E9F8C', 34, 410, 460),
  land('#3F7A70', 6, 470, 505, { steps: 4 }),
);
