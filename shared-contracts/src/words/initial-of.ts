/** A letter with its accents. */
const LETTER = /^\p{L}\p{M}*/u;

/**
 * What a name begins with, as the eye counts signs: an emoji or a flag of several characters is
 * one. A letter does without `Intl`, whose first use takes 54 ms on a slow phone.
 */
export function initialOf(name: string): string {
  const said = name.trim();
  return (LETTER.exec(said)?.[0] ?? firstSign(said)).toLocaleUpperCase();
}

/** Browsers of before 2024 lack the `Segmenter`. */
const firstSign = (text: string): string => {
  const signs = 'Segmenter' in Intl ? new Intl.Segmenter().segment(text) : [];
  const [sign] = signs;
  return sign?.segment ?? [...text][0] ?? '';
};
