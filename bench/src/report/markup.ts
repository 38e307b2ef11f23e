import { escapeHtml } from 'delivery/html';

/** An element of HTML; its content is markup already. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content = '',
): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join('')}>${content}</${name}>`;
}
