// A ticket on the little table by the train's window.
import { red } from '../colours.mjs';
import { at, circle, curve, line, path, rect, sheet } from '../paper.mjs';
import { cloud, house, tree } from '../things.mjs';
import { back, land, picture } from '../picture.mjs';

export default picture(
  back('#C8C2B4'),
  sheet('#A9C9C9', rect(150, 50, 660, 330, 30), { lift: 0, edge: 0.6 }),
  `<clipPath id="w"><rect x="150" y="50" width="660" height="330" rx="30"/></clipPath><g clip-path="url(#w)">`,
  sheet('#D9E8E6', rect(150, 50, 660, 330), { lift: 0, edge: 0 }),
  at(640, 150, cloud('#FBFAF6', 30)),
  land('#8DB3B1', 8, 190, 260),
  land('#5E9389', 15, 280, 340),
  at(300, 330, tree('#3F787D', 90)),
  at(360, 338, house('#F3E9D8', '#A9705C', 70, 60)),
  `</g>`,
  curve(
    'M180 50H780Q810 50 810 80V350Q810 380 780 380H180Q150 380 150 350V80Q150 50 180 50Z',
    '#8E8A80',
    10,
  ),
  sheet('#6B7F80', path('M220 420H740L780 540H180Z'), { lift: 3 }),
  at(
    470,
    470,
    [
      sheet('#F7F1E2', path('M-150 -52H150V-12a12 12 0 0 0 0 24V52H-150V12a12 12 0 0 0 0 -24Z'), {
        lift: 3,
      }),
      line(80, -44, 80, 44, '#C9BFA8', 2),
      sheet(
        '#2F6B72',
        [rect(-124, -30, 120, 12, 3), rect(-124, -6, 160, 8, 3), rect(-124, 12, 90, 8, 3)],
        { lift: 0, edge: 0 },
      ),
      sheet(red, circle(115, 0, 14), { lift: 0, edge: 0 }),
    ],
    1,
    -7,
  ),
);
