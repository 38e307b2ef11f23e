// A telephone without power, its cable beside it.
import { red } from '../colours.mjs';
import { at, curve, ellipse, path, rect, sheet } from '../paper.mjs';
import { still, tables } from '../still-life.mjs';

export default still(tables.mist, [
  curve('M640 440Q820 470 800 330T900 250', '#F7F5F0', 11),
  at(
    470,
    300,
    [
      sheet('#24333B', rect(-106, -210, 212, 400, 30), { lift: 3 }),
      sheet('#35474F', rect(-90, -186, 180, 352, 14), { lift: 0, edge: 0.2 }),
      sheet('#93A3A6', rect(-52, -52, 104, 56, 10), { lift: 1 }),
      sheet('#35474F', rect(-44, -44, 88, 40, 6), { lift: 0, edge: 0 }),
      sheet('#93A3A6', rect(52, -34, 10, 20, 3), { lift: 0, edge: 0 }),
      sheet(red, rect(-40, -40, 14, 32, 3), { lift: 0, edge: 0 }),
    ],
    1,
    -10,
  ),
  at(
    640,
    440,
    [
      sheet('#F7F5F0', rect(-46, -16, 60, 32, 8), { lift: 2 }),
      sheet('#B9C4C4', rect(-72, -8, 28, 16, 3), { lift: 1 }),
    ],
    1,
    10,
  ),
  at(200, 462, [
    sheet('#1F5F6B', path('M-40 -70H40V-8Q38 0 28 0H-28Q-38 0 -40 -8Z'), { lift: 3 }),
    sheet(
      '#4E8A70',
      [ellipse(-22, -100, 12, 36), ellipse(0, -116, 12, 46), ellipse(22, -100, 12, 36)],
      { lift: 1 },
    ),
  ]),
]);
