// Draws cut paper as SVG. Every sheet has a soft shadow, with light from the upper left, and a
// bright edge.
import { ink } from './colours.mjs';

const shadow = (id, dx, dy, blur, ambient, cast) => `
  <filter id="${id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB">
    <feDropShadow dx="0" dy="0" stdDeviation="${blur * 1.6}" flood-color="${ink}" flood-opacity="${ambient}" result="a"/>
    <feDropShadow in="SourceGraphic" dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="${ink}" flood-opacity="${cast}" result="b"/>
    <feMerge><feMergeNode in="a"/><feMergeNode in="b"/></feMerge>
  </filter>`;

const defs = `<defs>${shadow('lift1', 1, 1.5, 1.4, 0.1, 0.16)}${shadow('lift2', 3, 3, 4, 0.12, 0.16)}${shadow('lift3', 6, 7, 9, 0.14, 0.2)}</defs>`;

export const svg = (width, height, ...parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${defs}${parts.flat(9).join('')}</svg>`;

/** Cuts shapes (SVG elements without fill) from one sheet; `lift` 0 to 3: height above the next. */
export function sheet(fill, shapes, { lift = 2, edge = 0.3, opacity = 1 } = {}) {
  const filter = lift ? ` filter="url(#lift${lift})"` : '';
  const stroke = edge ? ` stroke="#fff" stroke-opacity="${edge}" stroke-width="1.2"` : '';
  return `<g fill="${fill}" opacity="${opacity}"${filter}${stroke}>${[shapes].flat(9).join('')}</g>`;
}

export const path = (d) => `<path d="${d}"/>`;
export const circle = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
export const ellipse = (x, y, rx, ry) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
export const rect = (x, y, w, h, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`;
export const polygon = (...points) =>
  `<polygon points="${points.map((p) => p.join(',')).join(' ')}"/>`;
export const line = (x1, y1, x2, y2, colour, width) =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
export const curve = (d, colour, width) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Moves, scales and turns the elements of `inner`. */
export const at = (x, y, inner, scale = 1, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${[inner].flat(9).join('')}</g>`;
