import { deviceStorage } from '../platform/device-storage';

/** Also read by the inline script of the page (`before-paint.js`), before the first paint. */
const STORAGE_KEY = 'fonts';
/** Of the link, which the inline script has made already where the fonts are known. */
const LINK_ID = 'fonts';

function linkFonts(page: Document): void {
  const href = page.documentElement.dataset['fonts'];
  const early = page.getElementById(LINK_ID);
  const isWaiting = early instanceof HTMLLinkElement && early.media === 'print';
  if (href === undefined || (early && !isWaiting)) return;
  // It is still on its way from the network, or did not arrive: nobody else would put it in force.
  early?.remove();
  const link = page.createElement('link');
  link.id = LINK_ID;
  link.rel = 'stylesheet';
  link.href = href;
  page.head.append(link);
}

/**
 * Brings the fonts. To be called once the first screen is there: on a first visit they would take the
 * line from the code. Whoever has them already gets them with the first paint. Source: DESIGN §7.
 */
export function loadFonts(): void {
  linkFonts(document);
  try {
    deviceStorage().setItem(STORAGE_KEY, '1');
  } catch {
    // Without storage the next visit brings them late again, and nothing else.
  }
}
