// An envelope falls into the ballot box.
import { red } from '../colours.mjs';
import { at, curve, path, rect, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

export default still(tables.lake, [
  at(
    470,
    210,
    [
      sheet('#F7F1E2', rect(-120, -130, 240, 170, 4), { lift: 2 }),
      curve('M-120 -128L0 -40L120 -128', '#D9CDB4', 4),
    ],
    1,
    -8,
  ),
  sheet('#174C56', path('M270 250L310 210H650L690 250Z'), { lift: 2 }),
  sheet('#0F3941', rect(360, 222, 240, 13, 6), { lift: 0, edge: 0 }),
  sheet('#1F5F6B', rect(270, 248, 420, 210, 8), { lift: 3 }),
  sheet('#F7F5F0', rect(410, 300, 140, 100, 6), { lift: 1 }),
  curve('M440 350l28 28l54 -56', red, 13),
  sheet('#E3C683', rect(612, 330, 40, 46, 6), { lift: 1 }),
  curve('M620 330v-14q0 -12 12 -12t12 12v14', '#E3C683', 7),
]);
