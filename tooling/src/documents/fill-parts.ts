const placeOf = (name: string): RegExp =>
  new RegExp(`(<!-- generated: ${name} -->)[^]*?(<!-- end -->)`);

/**
 * Fills the generated parts of a page, each between `<!-- generated: NAME -->` and `<!-- end -->`.
 *
 * @param name of the page, for the error
 * @param parts texts by the name of the part
 * @throws {Error} when the page has no place for a part
 */
export function fillParts(
  page: string,
  name: string,
  parts: Readonly<Record<string, string>>,
): string {
  return Object.entries(parts).reduce((filled, [part, text]) => {
    const place = placeOf(part);
    if (!place.test(filled)) throw new Error(`${name} has no place for "${part}"`);
    return filled.replace(
      place,
      (_, start: string, end: string) => `${start}\n\n${text}\n\n${end}`,
    );
  }, page);
}
