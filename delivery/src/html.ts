const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for HTML and XML, in an element or in an attribute with double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON for a script element. Its `<` are escaped, because they could end the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

/** The start tag of an element. Leaves out attributes that are undefined or false. */
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
