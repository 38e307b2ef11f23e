import { deviceStorage } from '../platform/device-storage';
import { RARE_FONTS, USUAL_FONTS, type Font } from './fonts';

/** Also read by the inline script of the page (`before-paint.js`), before the first paint. */
const STORAGE_KEY = 'fonts';

/** The fonts that have come to this browser, of this build or an older one. */
function remembered(): readonly unknown[] {
  try {
    const fonts: unknown = JSON.parse(deviceStorage().getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(fonts) ? fonts : [];
  } catch {
    return [];
  }
}

const isRemembered = (font: Font) =>
  remembered().some((known) => JSON.stringify(known) === JSON.stringify(font));

/** Nothing else is kept: what an older build has remembered would be fetched for ever. */
function remember(font: Font): void {
  const fonts = USUAL_FONTS.filter((usual) => usual === font || isRemembered(usual));
  try {
    deviceStorage().setItem(STORAGE_KEY, JSON.stringify(fonts));
  } catch {
    // Without storage the next visit brings them late again, and nothing else.
  }
}

/** The face that the inline script has made; `family` may come back in quotes. */
const earlyFace = ([family]: Font) =>
  [...document.fonts].find((face) => face.family.replaceAll('"', '') === family);

function add(font: Font): FontFace {
  const face = new FontFace(...font);
  document.fonts.add(face);
  return face;
}

/** The text keeps the face that it has until the other one is there. */
function replace(early: FontFace, font: Font): Promise<unknown> {
  const face = new FontFace(...font);
  return face.load().then(() => {
    document.fonts.add(face);
    document.fonts.delete(early);
  });
}

function bring(font: Font): void {
  const early = earlyFace(font);
  // Of an older build, or its file is gone.
  const isStale = !isRemembered(font) || early?.status === 'error';
  const arrival: Promise<unknown> =
    early && isStale ? replace(early, font) : (early ?? add(font)).loaded;
  arrival.then(
    () => remember(font),
    // The stand-in of the same size stays.
    () => undefined,
  );
}

/**
 * Brings the fonts. To be called once the first screen is there: on a first visit they would take the
 * line from the code. Whoever has them already gets them with the first paint; where only the cache
 * has lost them, which a page cannot ask in time, they take the line this once. Source: DESIGN §7.
 */
export function loadFonts(): void {
  USUAL_FONTS.forEach(bring);
  RARE_FONTS.forEach(add);
}
