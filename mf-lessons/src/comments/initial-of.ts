/** Browsers of before 2024 lack it. */
const signs = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;

/**
 * What a name begins with, as the eye counts signs: an emoji or a flag of several characters is
 * one.
 */
export function initialOf(name: string): string {
  const said = name.trim();
  const [first] = signs ? signs.segment(said) : [];
  return (first?.segment ?? [...said][0] ?? '').toLocaleUpperCase();
}
