// The sign of a pub above two glasses.
import { red } from '../colours.mjs';
import { at, circle, curve, line, path, polygon, sheet } from '../paper.mjs';
import { back, disc, floor, picture } from '../picture.mjs';

export default picture(
  back('#24424D'),
  disc(480, 280, 250, '#2F5560'),
  line(250, 60, 620, 60, '#B9A06A', 9),
  curve('M250 60Q300 130 360 60M250 30V150', '#B9A06A', 7),
  [470, 590].map((x) => line(x, 60, x, 100, '#B9A06A', 4)),
  at(530, 180, [
    sheet('#E3C683', path('M-110 -80H110V40Q110 80 0 96Q-110 80 -110 40Z'), { lift: 3 }),
    sheet('#1F5F6B', path('M-92 -62H92V34Q90 62 0 76Q-90 62 -92 34Z'), { lift: 0, edge: 0.2 }),
    sheet(
      '#F4DC98',
      polygon(
        ...Array.from({ length: 10 }, (_, i) => [
          Math.round((i % 2 ? 18 : 44) * Math.sin((i * Math.PI) / 5)),
          Math.round(4 - (i % 2 ? 18 : 44) * Math.cos((i * Math.PI) / 5)),
        ]),
      ),
      { lift: 1 },
    ),
  ]),
  floor('#7B5748', 452),
  at(330, 460, [
    sheet('#E9B44C', path('M-44 -140H44L36 0H-36Z'), { lift: 2 }),
    sheet(
      '#FDF8EE',
      path('M-50 -140Q-50 -170 -20 -166Q0 -184 20 -166Q50 -170 50 -140Q40 -124 0 -126T-50 -140Z'),
      { lift: 1 },
    ),
    curve('M42 -120q44 0 36 46q-6 26 -42 22', '#E9B44C', 11),
  ]),
  at(700, 460, [
    sheet(
      '#EAF1F0',
      path('M-46 -170H46Q50 -90 8 -76V-14Q36 -10 38 0H-38Q-36 -10 -8 -14V-76Q-50 -90 -46 -170Z'),
      { lift: 2, opacity: 0.9 },
    ),
    sheet('#8E2A3C', path('M-45 -136H45Q38 -88 0 -84T-45 -136Z'), { lift: 0, edge: 0 }),
  ]),
  sheet(red, circle(250, 30, 7), { lift: 1 }),
);
