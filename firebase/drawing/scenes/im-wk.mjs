// A tent below the mountains, socks on a line.
import { red } from '../colours.mjs';
import { at, curve, line, path, polygon, sheet } from '../paper.mjs';
import { fir } from '../things.mjs';
import { lands, outdoors } from '../still-life.mjs';

const sock = (c) => sheet(c, path('M-16 0H16V56Q18 76 46 84V104H0Q-18 102 -18 80Z'), { lift: 2 });
export default outdoors(lands.autumn, {
  seed: 17,
  light: [170, 120, 46],
  far: [
    at(100, 440, fir('#5E6B4E', 170)),
    at(880, 440, fir('#5E6B4E', 210)),
    at(800, 440, fir('#6F7D5A', 150)),
  ],
  near: [
    at(340, 476, [
      sheet('#6F7D5A', polygon([-220, 0], [0, -230], [220, 0]), { lift: 3 }),
      sheet('#556246', polygon([-70, 0], [0, -230], [70, 0]), { lift: 1 }),
      sheet('#33392B', polygon([-28, 0], [0, -150], [28, 0]), { lift: 0, edge: 0 }),
    ]),
    line(560, 480, 560, 230, '#6B4A3D', 11),
    line(850, 480, 850, 230, '#6B4A3D', 11),
    curve('M560 244Q705 286 850 244', '#33392B', 3),
    at(620, 262, sock('#8B93A0')),
    at(700, 270, sock('#8B93A0')),
    at(780, 260, sock(red)),
  ],
});
