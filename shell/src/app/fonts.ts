import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import frauncesLatinExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2';
import hankenLatin from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
import hankenLatinExt from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2';

/** What a `FontFace` is made of: one variable font file, and the characters it is asked for. */
export type Font = readonly [family: string, source: string, descriptors: FontFaceDescriptors];

const INTERFACE = 'Hanken Grotesk Variable';
const DIALECT = 'Fraunces Variable';

// Latin only: German, English and Dieth spelling. The ranges are those of the files.
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, ' +
  'U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const LATIN_EXT =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, ' +
  'U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, ' +
  'U+A720-A7FF';

const font = (family: string, file: string, unicodeRange: string): Font => [
  family,
  `url(${file})`,
  { weight: '100 900', display: 'swap', unicodeRange },
];

/** What nearly every page shows. Source: DESIGN §8. */
export const USUAL_FONTS: readonly Font[] = [
  font(INTERFACE, hankenLatin, LATIN),
  font(DIALECT, frauncesLatin, LATIN),
];

/** Of the same families, what few pages show: the browser asks for them where such a character stands. */
export const RARE_FONTS: readonly Font[] = [
  font(INTERFACE, hankenLatinExt, LATIN_EXT),
  font(DIALECT, frauncesLatinExt, LATIN_EXT),
];
