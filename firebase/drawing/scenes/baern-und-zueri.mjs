// Two ways to say it.
import { red } from '../colours.mjs';
import { at, line, path, rect, sheet } from '../paper.mjs';
import { lands, outdoors } from '../still-life.mjs';

const bubble = (c, flip) =>
  sheet(
    c,
    path(
      `M-150 -110H150Q180 -110 180 -80V50Q180 80 150 80H${flip ? 60 : -20}L${flip ? 90 : -90} 150L${flip ? 0 : -80} 80H-150Q-180 80 -180 50V-80Q-180 -110 -150 -110Z`,
    ),
    { lift: 3 },
  );
export default outdoors(lands.spring, {
  seed: 20,
  light: null,
  near: [
    at(290, 210, [
      bubble('#F7F5F0'),
      at(0, 60, [
        sheet(
          '#5E463B',
          path(
            'M-110 0Q-120 -50 -70 -66Q-40 -110 20 -96Q64 -104 86 -84L112 -78Q112 -60 90 -54Q96 -20 84 0H50L44 -28H-40L-50 0Z',
          ),
          { lift: 1 },
        ),
      ]),
    ]),
    at(680, 260, [
      bubble('#1F5F6B', true),
      at(0, 50, [
        sheet('#F7F5F0', [rect(-70, -90, 40, 90), rect(30, -90, 40, 90), rect(-30, -40, 60, 40)], {
          lift: 1,
        }),
        sheet('#BFD3D6', [path('M-74 -90Q-50 -150 -26 -90Z'), path('M26 -90Q50 -150 74 -90Z')], {
          lift: 1,
        }),
        sheet(red, rect(-50, -160, 14, 10), { lift: 0, edge: 0 }),
        line(-50, -150, -50, -122, '#F7F5F0', 2),
      ]),
    ]),
  ],
});
