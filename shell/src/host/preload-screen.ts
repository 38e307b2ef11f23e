import type { RegisteredRemote } from 'shared-contracts';

const asked = new Set<string>();

/** The composed page has asked for its own screen already. */
const asksItself = (href: string) =>
  document.querySelector(`link[rel="preload"][href="${CSS.escape(href)}"]`) !== null;

function preload(href: string, integrity: string | undefined): void {
  if (asked.has(href) || asksItself(href)) return;
  asked.add(href);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  // As the script element will ask for it, or the browser fetches it a second time.
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  link.href = href;
  // A failure is forgotten, so that the next attempt asks anew.
  link.addEventListener('error', () => asked.delete(href));
  link.addEventListener('load', () => link.remove());
  document.head.append(link);
}

/**
 * Asks for everything that a screen declares at once, beside the federation runtime, instead of
 * discovering one file by running another. Source: DESIGN §7.
 */
export function preloadScreen({ manifest, manifestUrl }: RegisteredRemote, screen: string): void {
  const { entry } = manifest;
  preload(new URL(entry.file, manifestUrl).href, entry.integrity);
  for (const { file } of manifest.screens[screen]?.scripts ?? []) {
    preload(new URL(file, manifestUrl).href, undefined);
  }
}
