import { escapeHtml } from '../html';

/** An element without content, with those attributes that have a value. */
export function element(
  name: 'link' | 'meta',
  attributes: Readonly<Record<string, string | boolean | undefined>>,
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined || value === false
      ? []
      : [value === true ? key : `${key}="${escapeHtml(value)}"`],
  );
  return `<${name} ${written.join(' ')}>`;
}
