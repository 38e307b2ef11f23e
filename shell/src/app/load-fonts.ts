import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import frauncesLatinExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2';
import hankenLatin from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
import hankenLatinExt from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2';
import { deviceStorage } from '../storage/device-storage';

/** Arguments of a `FontFace`: one variable font file, and its characters. */
type Font = readonly [family: string, source: string, descriptors: FontFaceDescriptors];

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

/** Fonts of nearly every page. Source: decision 43. */
export const USUAL_FONTS: readonly Font[] = [
  font(INTERFACE, hankenLatin, LATIN),
  font(DIALECT, frauncesLatin, LATIN),
];

/**
 * Parts of the same families that few pages need. The browser fetches them for a page with such
 * characters.
 */
export const RARE_FONTS: readonly Font[] = [
  font(INTERFACE, hankenLatinExt, LATIN_EXT),
  font(DIALECT, frauncesLatinExt, LATIN_EXT),
];

/** Also read by the inline script of the page (`before-paint.js`), before the first paint. */
const STORAGE_KEY = 'fonts';

/** Fonts that this browser has loaded before, of this build or an older one. */
function remembered(): readonly unknown[] {
  try {
    const fonts: unknown = JSON.parse(deviceStorage().getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(fonts) ? fonts : [];
  } catch {
    return [];
  }
}

const isRemembered = (font: Font) =>
  remembered().some((knownFont) => JSON.stringify(knownFont) === JSON.stringify(font));

/** Stores a loaded font, and drops old ones, which every page would fetch. */
function remember(font: Font): void {
  const fonts = USUAL_FONTS.filter((usual) => usual === font || isRemembered(usual));
  try {
    deviceStorage().setItem(STORAGE_KEY, JSON.stringify(fonts));
  } catch {
    // Without storage, the next visit loads the fonts late again.
  }
}

/** The face that the inline script has made; the browser may return `family` in quotes. */
const earlyFace = ([family]: Font) =>
  [...document.fonts].find((face) => face.family.replaceAll('"', '') === family);

function add(font: Font): FontFace {
  const face = new FontFace(...font);
  document.fonts.add(face);
  return face;
}

/** Loads a font before it replaces the early one, so text never falls back in between. */
function replace(early: FontFace, font: Font): Promise<unknown> {
  const face = new FontFace(...font);
  return face.load().then(() => {
    document.fonts.add(face);
    document.fonts.delete(early);
  });
}

function loadUsualFont(font: Font): void {
  const early = earlyFace(font);
  // The early face is of an older build, or its file is gone.
  const isStale = !isRemembered(font) || early?.status === 'error';
  const arrival: Promise<unknown> =
    early && isStale ? replace(early, font) : (early ?? add(font)).loaded;
  arrival.then(
    () => remember(font),
    // The fallback font of the same size remains.
    () => undefined,
  );
}

/**
 * Loads the fonts. Call it after the first screen is shown, because on a first visit they would
 * delay its code. On later visits the inline script has started them before the first paint. If the
 * cache has lost a font by then, this one load shares the connection.
 */
export function loadFonts(): void {
  USUAL_FONTS.forEach(loadUsualFont);
  RARE_FONTS.forEach(add);
}
