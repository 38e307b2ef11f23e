// Stages that many lessons share: a table with a disc behind it, a meadow in the sun, a night.
import { back, disc, floor, glow, land, picture } from './picture.mjs';
import { mix } from './colours.mjs';

/** Colours of a table: wall, the disc on it, the table's top. */
export const tables = {
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

/** Things on a table. `x` is the middle of the disc. */
export const still = (table, things, { x = 480, y = 262, r = 240, edge = 412 } = {}) =>
  picture(back(table[0]), disc(x, y, r, table[1]), floor(table[2], edge), things);

/** Colours of the land: sky, sun, far, middle, near. */
export const lands = {
  spring: ['#DCE9E8', '#F2DCA4', '#B9D3C0', '#8DB694', '#4E8A70'],
  summer: ['#D7E9EA', '#F4DC98', '#A7CACB', '#7FB0AA', '#3F7F76'],
  autumn: ['#F0E1CC', '#EFC277', '#D9B48A', '#BD8A5E', '#7A5540'],
  winter: ['#CFDDE2', '#F7EBCB', '#B4C8D0', '#E4ECED', '#F9F8F4'],
  dusk: ['#E9C9B4', '#F2B98A', '#B79AA2', '#7E7488', '#3F4A5E'],
  night: ['#1E3540', '#E9DDB2', '#27454F', '#1F3A45', '#172C36'],
};

/**
 * Things in front of three hills; the nearest hill hides the feet of `far`, `near` is on it.
 */
export const outdoors = (
  [sky, sun, a, b, c],
  { far = [], near = [], seed = 4, light = [730, 130, 54] },
) =>
  picture(
    back(sky),
    light ? glow(...light, sun, sky) : [],
    land(a, seed, 220, 320),
    land(b, seed + 12, 310, 390),
    far,
    land(c, seed + 20, 424, 468),
    near,
  );

/** A shade of a colour towards the light (t > 0) or into the dark (t < 0). */
export const shade = (colour, t) => mix(colour, t > 0 ? '#FFFFFF' : '#1B2A33', Math.abs(t));
