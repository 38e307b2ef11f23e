import { escapeHtml } from '../html';

/** The start of an element, with those attributes that have a value. */
export function element(
  name: 'link' | 'meta' | 'script',
  attributes: Readonly<Record<string, string | boolean | undefined>>,
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined || value === false
      ? []
      : [value === true ? key : `${key}="${escapeHtml(value)}"`],
  );
  return `<${name} ${written.join(' ')}>`;
}
