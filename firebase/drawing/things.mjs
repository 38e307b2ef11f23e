// Draws the things of a picture. Each stands on (0, 0), grows upwards, and takes one colour.
import { at, circle, curve, ellipse, line, path, polygon, rect, sheet } from './paper.mjs';
import { ink, lake, paper, red, shade } from './colours.mjs';

const FLAT = { lift: 0, edge: 0 };
const LOW = { lift: 1 };
const HIGH = { lift: 3 };
const WHITE = '#FDFCF9';
const SKIN = '#DDA07F';
const WOOD = '#B08C6C';
const METAL = '#93A3A6';
const BRASS = '#E3C683';
const lines = (colour, ...all) => all.map(([x, y, length]) => line(x, y, x + length, y, colour, 6));
const around = (count, draw) => Array.from({ length: count }, (_, i) => draw((i * 360) / count));

export const things = {
  cup: (colour = WHITE) => [
    sheet(shade(colour, -0.06), ellipse(0, 0, 120, 20), HIGH),
    curve('M74 -84Q132 -88 122 -48Q110 -18 60 -24', colour, 14),
    sheet(colour, path('M-80 -104H80Q80 -4 30 0H-30Q-80 -4 -80 -104Z')),
    sheet('#7A5440', ellipse(0, -103, 68, 12), FLAT),
    [-22, 22].map((x) => curve(`M${x} -144q-14 -22 0 -43t0 -43`, '#FBF6EC', 6)),
  ],
  glass: (colour = '#E9B44C') => [
    sheet(colour, path('M-44 -140H44L36 0H-36Z')),
    sheet(
      '#FDF8EE',
      path('M-50 -140Q-50 -170 -20 -166Q0 -184 20 -166Q50 -170 50 -140Q40 -124 0 -126T-50 -140Z'),
      LOW,
    ),
  ],
  bottle: (colour = '#2F6B4F') => [
    sheet(
      colour,
      path(
        'M-16 -250H16V-170Q46 -150 46 -110V-10Q46 0 36 0H-36Q-46 0 -46 -10V-110Q-46 -150 -16 -170Z',
      ),
    ),
    sheet(paper, rect(-46, -96, 92, 58), FLAT),
    sheet(ink, rect(-19, -264, 38, 18, 4), LOW),
  ],
  plate: (colour = WHITE) => [
    sheet(colour, ellipse(0, -8, 170, 34), HIGH),
    sheet(shade(colour, -0.06), ellipse(0, -12, 116, 20), { lift: 0, edge: 0.3 }),
  ],
  bread: (colour = '#CD9452') => [
    sheet(colour, path('M-130 0Q-160 -80 -70 -104Q0 -124 70 -104Q160 -80 130 0Z'), HIGH),
    [-70, -14, 42].map((x) => curve(`M${x} -40q14 -30 44 -44`, shade(colour, 0.4), 9)),
  ],
  apple: (colour = red) => [
    sheet(
      colour,
      path('M0 -104Q-74 -130 -76 -54Q-70 0 -28 0Q0 -8 28 0Q70 0 76 -54Q74 -130 0 -104Z'),
    ),
    curve('M0 -104Q2 -130 18 -142', '#6B4A38', 7),
    sheet('#6FA37F', ellipse(34, -128, 26, 10), LOW),
  ],
  book: (colour = lake) => [
    sheet(colour, rect(-110, -220, 220, 220, 8), HIGH),
    sheet(paper, rect(-70, -176, 140, 52, 4), LOW),
    lines(METAL, [-48, -158, 96], [-48, -142, 60]),
  ],
  paper: (colour = WHITE) => [
    sheet(colour, rect(-100, -230, 200, 230, 4), HIGH),
    lines('#B9C4C4', ...[-190, -160, -130, -100, -70].map((y, i) => [-70, y, 140 - (i % 3) * 26])),
  ],
  letter: (colour = WHITE) => [
    sheet(colour, rect(-130, -172, 260, 172, 4), HIGH),
    lines('#B9C4C4', [-60, -86, 100], [-60, -62, 74], [-60, -38, 48]),
    sheet(red, rect(78, -152, 36, 44, 2), LOW),
  ],
  parcel: (colour = '#C39A6C') => [
    sheet(colour, rect(-150, -190, 300, 190, 4), HIGH),
    sheet(shade(colour, 0.2), polygon([-150, -190], [-106, -236], [194, -236], [150, -190]), LOW),
    sheet(shade(colour, -0.16), polygon([150, -190], [194, -236], [194, -46], [150, 0]), LOW),
    curve('M-20 0V-190L24 -236M-150 -96H150L194 -142', paper, 5),
  ],
  coins: (colour = '#D9B76A') =>
    [0, 1, 2, 3].map((i) => [
      sheet(shade(colour, -0.18), ellipse(0, -i * 18, 62, 17), LOW),
      sheet(colour, ellipse(0, -6 - i * 18, 62, 17), { lift: 0, edge: 0.5 }),
    ]),
  card: (colour = lake) => [
    sheet(colour, rect(-150, -190, 300, 190, 18), HIGH),
    sheet(BRASS, rect(-118, -142, 52, 40, 8), LOW),
    lines(shade(colour, 0.6), [-118, -40, 60], [-40, -40, 60], [38, -40, 60]),
  ],
  badge: (colour = lake) => [
    curve('M-70 -330Q-40 -230 0 -190Q40 -230 70 -330', METAL, 7),
    sheet(WHITE, rect(-120, -190, 240, 190, 16), HIGH),
    sheet(colour, path('M-120 -140V-174Q-120 -190 -104 -190H104Q120 -190 120 -174V-140Z'), FLAT),
    sheet(SKIN, circle(-62, -86, 26), LOW),
    lines('#B9C4C4', [4, -100, 92], [4, -74, 68], [4, -48, 80]),
  ],
  phone: (colour = ink) => [
    sheet(colour, rect(-62, -236, 124, 236, 18), HIGH),
    sheet('#DCE9E8', rect(-50, -216, 100, 188, 4), FLAT),
    sheet(lake, [rect(-38, -196, 62, 34, 12), rect(-22, -104, 60, 34, 12)], FLAT),
    sheet('#9DBDC0', rect(-22, -150, 60, 34, 12), FLAT),
  ],
  laptop: (colour = '#33505A') => [
    sheet(colour, rect(-150, -212, 300, 198, 10), HIGH),
    sheet('#DCE9E8', rect(-136, -198, 272, 168, 3), FLAT),
    lines('#9DBDC0', [-108, -162, 120], [-108, -134, 200], [-108, -106, 170], [-108, -78, 190]),
    sheet(shade(colour, 0.15), path('M-186 -14H186L200 -2Q200 4 192 4H-192Q-200 4 -200 -2Z')),
  ],
  lamp: (colour = '#C98B6B') => [
    sheet(colour, ellipse(0, -4, 62, 12)),
    curve('M0 -4L-44 -134L46 -240', shade(colour, -0.1), 9),
    sheet(colour, polygon([20, -266], [78, -230], [36, -168], [-34, -212])),
  ],
  clock: (colour = lake) => [
    sheet(colour, circle(0, -120, 120), HIGH),
    sheet(WHITE, circle(0, -120, 98), LOW),
    around(12, (turn) => at(0, -120, line(0, -80, 0, -90, ink, 5), 1, turn)),
    line(0, -120, 40, -164, ink, 9),
    line(0, -120, 0, -190, ink, 6),
    line(0, -120, -58, -86, red, 3),
  ],
  calendar: (colour = lake) => [
    sheet(WHITE, rect(-150, -230, 300, 230, 12), HIGH),
    sheet(colour, path('M-150 -180V-218Q-150 -230 -138 -230H138Q150 -230 150 -218V-180Z'), LOW),
    [-140, -84].map((y) =>
      [0, 1, 2, 3, 4].map((i) =>
        sheet(i > 2 ? SKIN : '#BFD3D6', rect(-126 + i * 52, y, 42, 42, 8), LOW),
      ),
    ),
  ],
  thermometer: (colour = red) => [
    sheet(WHITE, [rect(-16, -240, 32, 200, 16), circle(0, -34, 34)], HIGH),
    sheet(colour, [rect(-6, -150, 12, 100), circle(0, -34, 22)], FLAT),
    lines(METAL, ...[-200, -170, -140, -110].map((y) => [22, y, 22])),
  ],
  medicine: (colour = '#3E7078') => [
    sheet(colour, rect(-120, -130, 240, 130, 8), HIGH),
    sheet(paper, path('M-14 -108H14V-80H42V-52H14V-24H-14V-52H-42V-80H-14Z'), LOW),
  ],
  bed: (colour = '#9CC0C3') => [
    sheet(WOOD, [rect(-230, -190, 20, 190, 6), rect(210, -130, 20, 130, 6)]),
    sheet(WHITE, rect(-212, -96, 424, 50, 12), HIGH),
    sheet(WHITE, path('M-204 -96Q-204 -150 -150 -146H-90Q-60 -146 -64 -96Z')),
    sheet(colour, path('M-60 -100H212V-30H-90Q-96 -80 -60 -100Z'), HIGH),
  ],
  chair: (colour = WOOD) => [
    sheet(colour, [rect(-70, -250, 16, 250, 6), rect(54, -130, 16, 130, 6)]),
    sheet(shade(colour, 0.1), [rect(-70, -240, 140, 70, 10), rect(-80, -136, 160, 26, 8)], HIGH),
  ],
  table: (colour = WOOD) => [
    sheet(shade(colour, -0.15), [rect(-190, -140, 20, 140), rect(170, -140, 20, 140)]),
    sheet(colour, rect(-230, -166, 460, 30, 8), HIGH),
  ],
  door: (colour = '#3E7078') => [
    sheet(colour, rect(-100, -360, 200, 360, 6), HIGH),
    sheet(shade(colour, -0.2), [rect(-74, -334, 148, 126, 4), rect(-74, -182, 148, 150, 4)], {
      lift: 0,
      edge: 0.3,
    }),
    sheet(BRASS, circle(80, -176, 10), LOW),
  ],
  window: (colour = '#BFD8E2') => [
    sheet(WHITE, rect(-170, -280, 340, 280, 6), HIGH),
    sheet(colour, rect(-150, -260, 300, 240), FLAT),
    sheet(WHITE, [rect(-6, -260, 12, 240), rect(-150, -146, 300, 10)], LOW),
  ],
  plant: (colour = '#6FA37F') => [
    around(5, (turn) =>
      at(0, -80, sheet(colour, ellipse(0, -70, 24, 74), LOW), 1, (turn - 144) / 2.4),
    ),
    sheet('#C76B4A', path('M-60 -90H60L46 0H-46Z'), HIGH),
  ],
  flower: (colour = '#E8A9A0') => [
    curve('M0 0Q-12 -70 0 -150', '#6FA37F', 9),
    sheet('#6FA37F', ellipse(26, -60, 30, 11), LOW),
    around(6, (turn) => at(0, -160, sheet(colour, ellipse(0, -34, 18, 30), LOW), 1, turn)),
    sheet('#E3B23F', circle(0, -160, 17), LOW),
  ],
  bag: (colour = '#8B6248') => [
    curve('M-44 -150q0 -56 44 -56t44 56', shade(colour, -0.2), 10),
    sheet(colour, path('M-110 -150H110L130 0H-130Z'), HIGH),
    sheet(shade(colour, -0.15), rect(-124, -110, 248, 14), FLAT),
  ],
  umbrella: (colour = lake) => [
    curve('M0 -240V-40q2 30 26 28t22 -26', ink, 7),
    sheet(
      colour,
      path(
        'M-150 -154Q-140 -274 0 -280Q140 -274 150 -154Q126 -180 100 -156Q74 -180 50 -156Q24 -180 0 -156Q-24 -180 -50 -156Q-74 -180 -100 -156Q-126 -180 -150 -154Z',
      ),
      HIGH,
    ),
    sheet(
      shade(colour, 0.2),
      path('M-50 -156Q-46 -244 0 -280Q46 -244 50 -156Q24 -180 0 -156Q-24 -180 -50 -156Z'),
      LOW,
    ),
  ],
  bubble: (colour = WHITE) =>
    sheet(
      colour,
      path(
        'M-110 -180H110Q140 -180 140 -150V-80Q140 -50 110 -50H-20L-70 0L-60 -50H-110Q-140 -50 -140 -80V-150Q-140 -180 -110 -180Z',
      ),
      HIGH,
    ),
  /** From the waist up, without a face. */
  person: (colour = lake) => [
    sheet(colour, path('M-120 0Q-126 -130 -46 -146Q0 -156 46 -146Q126 -130 120 0Z'), HIGH),
    sheet(shade(SKIN, -0.12), rect(-20, -176, 40, 44, 14), LOW),
    sheet(SKIN, circle(0, -214, 58), HIGH),
    sheet('#5E3B2C', path('M-58 -210Q-66 -280 0 -282Q66 -280 58 -210Q40 -250 0 -248T-58 -210Z')),
  ],
  cat: (colour = '#3C4C54') => [
    curve('M-70 -14Q-150 -20 -140 -70Q-136 -96 -112 -92', shade(colour, -0.2), 20),
    sheet(
      colour,
      path(
        'M-80 0Q-100 -120 -30 -176Q-56 -226 -40 -272L-6 -246Q18 -254 42 -246L76 -272Q92 -226 66 -176Q120 -110 96 0Z',
      ),
      HIGH,
    ),
    sheet('#F3ECDD', path('M-6 0Q-20 -60 18 -70Q54 -60 42 0Z'), FLAT),
  ],
  dog: (colour = '#8B6248') => [
    curve('M-120 -70q-70 -20 -66 -90', shade(colour, -0.15), 22),
    sheet(
      colour,
      path(
        'M-130 0Q-160 -130 -60 -150Q20 -170 60 -230Q70 -290 130 -286Q196 -278 204 -240L236 -232Q240 -196 196 -190Q160 -180 150 -120V0H100V-84Q20 -60 -60 -76L-74 0Z',
      ),
      HIGH,
    ),
    sheet(shade(colour, -0.25), path('M92 -280Q60 -270 66 -206Q92 -190 108 -220Z')),
    sheet(ink, [circle(156, -246, 7), ellipse(232, -226, 10, 8)], FLAT),
    curve('M64 -190Q110 -160 156 -184', red, 13),
  ],
  bicycle: (colour = lake) => [
    [-130, 130].map((x) => [
      curve(`M${x - 74} -80a74 74 0 1 1 148 0a74 74 0 1 1 -148 0`, '#33444C', 9),
      around(8, (turn) => at(x, -80, line(0, 0, 0, -68, METAL, 2), 1, turn)),
    ]),
    curve('M-130 -80L-60 -196H96L4 -80L-64 -214M-130 -80H4M130 -80L74 -220', colour, 11),
    curve('M60 -224H96Q120 -224 120 -204', '#33444C', 9),
    sheet('#5E463B', rect(-98, -228, 66, 14, 7)),
  ],
  tram: (colour = lake) => [
    sheet(colour, path('M-240 -20V-106Q-236 -138 -200 -138H240V-20Z'), HIGH),
    sheet(paper, rect(-239, -58, 478, 10), FLAT),
    sheet(
      '#CFE0E0',
      [-226, -160, -40, 30, 100, 170].map((x) => rect(x, -120, 48, 50, 5)),
      { lift: 0, edge: 0.3 },
    ),
    sheet('#EAF1F0', rect(-98, -122, 44, 96, 4), { lift: 0, edge: 0.3 }),
    sheet(
      ink,
      [-170, -120, 120, 170].map((x) => circle(x, -16, 16)),
      LOW,
    ),
    curve('M-10 -138L20 -182L-10 -226', ink, 4),
  ],
  house: (colour = '#EBD9C4') => [
    sheet(colour, polygon([-90, 0], [-90, -150], [0, -236], [90, -150], [90, 0]), HIGH),
    sheet(
      '#A8BDBE',
      [-58, 22].flatMap((x) => [-136, -72].map((y) => rect(x, y, 36, 44, 2))),
      FLAT,
    ),
    sheet(
      '#96705F',
      polygon([-108, -126], [0, -230], [108, -126], [108, -154], [0, -262], [-108, -154]),
      LOW,
    ),
  ],
  church: (colour = paper) => [
    sheet(colour, [rect(0, -80, 110, 80), rect(-48, -136, 52, 136)], LOW),
    sheet(
      '#3E7078',
      [
        polygon([-54, -134], [-22, -236], [10, -134]),
        polygon([4, -78], [20, -118], [100, -118], [118, -78]),
      ],
      LOW,
    ),
  ],
  fir: (colour = '#2F5E66') =>
    sheet(
      colour,
      [
        polygon([-30, -12], [0, -84], [30, -12]),
        polygon([-25, -44], [0, -110], [25, -44]),
        polygon([-19, -76], [0, -140], [19, -76]),
        rect(-4, -14, 8, 14),
      ],
      LOW,
    ),
  tree: (colour = '#6FA37F') => [
    line(0, 0, 0, -70, '#6B4A38', 8),
    sheet(colour, ellipse(0, -92, 42, 54), LOW),
  ],
  cloud: (colour = '#FBF7F0') =>
    sheet(
      colour,
      path('M-88 0a28 28 0 0 1 22 -50a42 42 0 0 1 78 -18a32 32 0 0 1 48 26a22 22 0 0 1 20 42Z'),
    ),
  boat: (colour = paper) => [
    sheet(shade(colour, -0.05), [rect(-72, -52, 140, 24, 4), rect(-44, -72, 80, 22, 4)], LOW),
    sheet(
      ink,
      [-60, -36, -12, 12, 36].map((x) => rect(x, -44, 16, 8, 2)),
      FLAT,
    ),
    sheet(colour, path('M-116 -28H124L104 0H-96Z'), HIGH),
    line(-104, -28, -104, -60, ink, 3),
    sheet(red, rect(-132, -60, 26, 18), FLAT),
  ],
  note: (colour = ink) => [
    sheet(colour, [ellipse(-40, -18, 26, 19), ellipse(60, -34, 26, 19)], LOW),
    curve('M-17 -20V-140L83 -160V-36', colour, 9),
  ],
};
