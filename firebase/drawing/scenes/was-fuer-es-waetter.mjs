// Sun on one side, rain on the other.
import { red } from '../colours.mjs';
import { at, circle, curve, line, path, sheet } from '../paper.mjs';
import { cloud } from '../things.mjs';
import { back, glow, land, picture } from '../picture.mjs';

export default picture(
  back('#CFE2E8'),
  sheet('#A5B8C2', path('M480 -20H1000V560H420Q520 280 480 -20Z'), { lift: 1 }),
  glow(230, 170, 74, '#F4D27E', '#CFE2E8'),
  at(700, 190, cloud('#74899A', 56)),
  at(840, 140, cloud('#8CA0AE', 38)),
  Array.from({ length: 18 }, (_, i) =>
    line(
      600 + ((i * 53) % 320),
      226 + ((i * 37) % 150),
      588 + ((i * 53) % 320),
      262 + ((i * 37) % 150),
      '#E4EEF2',
      5,
    ),
  ),
  land('#8DB694', 10, 360, 420),
  land('#4E8A70', 20, 430, 466),
  at(280, 470, [
    line(0, 0, 0, -60, '#5E463B', 8),
    sheet('#6FA37F', circle(0, -100, 56), { lift: 2 }),
  ]),
  at(660, 478, [
    sheet(
      red,
      path(
        'M-90 -90Q-80 -180 0 -184Q80 -180 90 -90Q60 -110 30 -90Q0 -110 -30 -90Q-60 -110 -90 -90Z',
      ),
      { lift: 3 },
    ),
    curve('M0 -184V-10q0 20 -20 20t-18 -16', '#33444C', 7),
  ]),
);
