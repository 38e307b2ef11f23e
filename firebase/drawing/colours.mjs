// The palette of "Alpine paper". At most one small thing per picture is `red`.
export const paper = '#F7F5F0';
export const ink = '#1B2A33';
export const lake = '#1F5F6B';
export const red = '#C8102E';

/** Mixes two colours, #rrggbb: `a` at t = 0, `b` at t = 1. */
export function mix(a, b, t) {
  const at = (hex, i) => parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
  const part = (i) => Math.round(at(a, i) + (at(b, i) - at(a, i)) * t);
  return `#${[0, 1, 2].map((i) => part(i).toString(16).padStart(2, '0')).join('')}`;
}

/** Makes a colour lighter (t > 0) or darker (t < 0). */
export const shade = (colour, t) => mix(colour, t > 0 ? '#FFFFFF' : ink, Math.abs(t));
