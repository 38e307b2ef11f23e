const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** An element of SVG or HTML; its content is markup already. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  content = '',
): string {
  const written = Object.entries(attributes).map(
    ([key, value]) =>
      ` ${key}="${escapeHtml(typeof value === 'number' ? String(Math.round(value * 10) / 10) : value)}"`,
  );
  return `<${name}${written.join('')}>${content}</${name}>`;
}

/** Text at a place of a drawing. */
export const label = (
  x: number,
  y: number,
  text: string,
  attributes: Readonly<Record<string, string | number>> = {},
): string => element('text', { x, y, ...attributes }, escapeHtml(text));

/** A drawing that takes the width of its place. */
export const drawing = (width: number, height: number, title: string, content: string): string =>
  element('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': title }, content);

const NICE = [1, 2, 2.5, 5, 10];

/**
 * Values for the ticks of an axis from 0.
 *
 * @param end largest value that has to fit
 * @param about how many ticks
 */
export function ticks(end: number, about = 5): readonly number[] {
  if (end <= 0) return [0];
  const rough = end / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (NICE.find((nice) => nice * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.floor(end / step + 1e-9) + 1 }, (_, index) => index * step);
}
