// Draws the background of a picture: a table with a disc, or three hills with a sun.
import { circle, path, rect, sheet } from './paper.mjs';
import { mix, paper } from './colours.mjs';

export const width = 960;
export const height = 540;

/** Colours of a table: wall, the disc on it, the table's top. */
const TABLES = {
  rose: ['#E8CFC0', '#DDB9A6', '#F3ECDD'],
  sage: ['#DDE3D5', '#C6D2BD', '#6F8F7F'],
  sand: ['#EADCC4', '#DFCBA9', '#2F6B72'],
  mist: ['#D9E5E6', '#BFD3D6', '#F3ECDD'],
  lilac: ['#D9CDD6', '#C6B4C4', '#F1E6DC'],
  honey: ['#F0DFB8', '#E6CC92', '#8A6A52'],
  lake: ['#BBD3D4', '#9CC0C3', '#2F6B72'],
  clay: ['#E6C3AC', '#D7A88C', '#6B4E45'],
  evening: ['#24424D', '#2F5560', '#7B5748'],
};

/** Colours of the land: sky, sun, far, middle, near. */
const LANDS = {
  spring: ['#DCE9E8', '#F2DCA4', '#B9D3C0', '#8DB694', '#4E8A70'],
  summer: ['#D7E9EA', '#F4DC98', '#A7CACB', '#7FB0AA', '#3F7F76'],
  autumn: ['#F0E1CC', '#EFC277', '#D9B48A', '#BD8A5E', '#7A5540'],
  winter: ['#CFDDE2', '#F7EBCB', '#B4C8D0', '#E4ECED', '#F9F8F4'],
  dusk: ['#E9C9B4', '#F2B98A', '#B79AA2', '#7E7488', '#3F4A5E'],
  night: ['#1E3540', '#E9DDB2', '#27454F', '#1F3A45', '#172C36'],
};

const back = (colour) =>
  sheet(colour, rect(-20, -20, width + 40, height + 40), { lift: 0, edge: 0 });

const table = ([wall, round, top]) => [
  back(wall),
  sheet(mix(round, paper, 0.35), circle(480, 262, 240), { lift: 2, edge: 0.35 }),
  sheet(round, circle(480, 262, 197), { lift: 1, edge: 0.2 }),
  sheet(top, rect(-20, 412, width + 40, height - 392), { lift: 3 }),
];

/** Cuts a hill from edge to edge; `heights` in px, evenly spaced. */
function hill(colour, heights) {
  const step = (width + 40) / (heights.length - 1);
  const curves = heights.slice(1).map((y, i) => {
    const middle = -20 + step * (i + 0.5);
    return `C${middle} ${heights[i]} ${middle} ${y} ${-20 + step * (i + 1)} ${y}`;
  });
  const outline = `M-20 ${height + 20}V${heights[0]}${curves.join('')}V${height + 20}Z`;
  return sheet(colour, path(outline), { lift: 3 });
}

const land = ([sky, sun, far, middle, near]) => [
  back(sky),
  sheet(mix(sky, sun, 0.22), circle(730, 130, 162), { lift: 1, edge: 0.12 }),
  sheet(mix(sky, sun, 0.45), circle(730, 130, 103), { lift: 1, edge: 0.15 }),
  sheet(sun, circle(730, 130, 54), { lift: 2, edge: 0.35 }),
  hill(far, [250, 290, 235, 300, 260]),
  hill(middle, [370, 330, 380, 350, 390]),
  hill(near, [450, 440, 465, 430, 450]),
];

/** Backgrounds by kind and colours: `table mist`, `land winter`. */
export const stages = {
  table: { colours: TABLES, draw: table },
  land: { colours: LANDS, draw: land },
};
