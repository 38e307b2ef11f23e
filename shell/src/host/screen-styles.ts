import type { RegisteredRemote } from 'shared-contracts';
import { takePageStyle } from './page-style';
import { RemoteError } from './remote-error';

interface Sheet {
  readonly element: HTMLLinkElement | HTMLStyleElement;
  /** Rejects with a `RemoteError`. */
  readonly ready: Promise<void>;
  users: number;
}

/** A sheet that nobody uses stays in the page without force: the way back costs no request. */
const PARKED = 'not all';
const IN_FORCE = 'all';

const sheets = new Map<string, Sheet>();

function link(href: string, integrity: string | undefined): Sheet {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = href;
  element.media = PARKED;
  element.crossOrigin = 'anonymous';
  if (integrity) element.integrity = integrity;
  const ready = new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      // Forgotten, so that the next attempt asks anew.
      sheets.delete(href);
      element.remove();
      reject(new RemoteError({ kind: 'unreachable', url: href }));
    });
  });
  // Nobody waits for a sheet that is only fetched ahead.
  ready.catch(() => undefined);
  document.head.append(element);
  return { element, ready, users: 0 };
}

/** A style sheet that stands in the composed page, in force before any script. */
function inPage(href: string): Sheet | undefined {
  const element = takePageStyle(href);
  return element && { element, ready: Promise.resolve(), users: 0 };
}

function sheetsOf(remote: RegisteredRemote, screen: string): Sheet[] {
  const styles = remote.manifest.screens[screen]?.styles ?? [];
  return styles.map(({ file, integrity }) => {
    const href = new URL(file, remote.manifestUrl).href;
    const sheet = sheets.get(href) ?? inPage(href) ?? link(href, integrity);
    sheets.set(href, sheet);
    return sheet;
  });
}

/** Fetches the style sheets that a screen declares, and lets none of them act. */
export const prefetchScreenStyles = (remote: RegisteredRemote, screen: string): void =>
  void sheetsOf(remote, screen);

/**
 * Puts the style sheets that a screen declares in force. They are counted, so screens that share one
 * do not take it from each other.
 *
 * @returns `ready` settles when all have arrived (rejecting with a `RemoteError`); `release` takes
 *   the force from what nobody else uses
 */
export function linkScreenStyles(remote: RegisteredRemote, screen: string) {
  const used = sheetsOf(remote, screen);
  for (const sheet of used) {
    sheet.users += 1;
    sheet.element.media = IN_FORCE;
  }
  let isReleased = false;
  return {
    ready: Promise.all(used.map(({ ready }) => ready)).then(() => undefined),
    release() {
      if (isReleased) return;
      isReleased = true;
      for (const sheet of used) {
        sheet.users -= 1;
        if (sheet.users === 0) sheet.element.media = PARKED;
      }
    },
  };
}
