import type { RemoteFile } from 'shared-contracts';
import { RemoteError, unreachable } from './screen-code';

interface Sheet {
  readonly element: HTMLLinkElement | HTMLStyleElement;
  /** Rejects with a `RemoteError`. */
  readonly ready: Promise<void>;
  hasArrived: boolean;
  users: number;
}

/** Media of an unused sheet, kept in the page so its next use costs no request. */
const PARKED = 'not all';
const IN_FORCE = 'all';

/** Attribute with the address of the file that a `<style>` of the page contains. */
const HREF = 'data-href';
/** Marks the style sheets of a remote's screen. */
const OF_SCREEN = 'data-of-screen';
/** Marks a style sheet that a screen uses. */
const TAKEN = 'data-taken';

const stylesInPage = () => [...document.querySelectorAll<HTMLStyleElement>(`style[${OF_SCREEN}]`)];

/**
 * Finds a style sheet that the composed page contains, and marks it as used. The page contains the
 * sheets of the prerendered screen, so the first paint waits for no file. Source: decision 31.
 *
 * @param href absolute address of a style sheet of the screen
 * @returns undefined if the page does not contain it
 */
export function takePageStyle(href: string): HTMLStyleElement | undefined {
  const style = stylesInPage().find((it) => it.getAttribute(HREF) === href);
  style?.setAttribute(TAKEN, '');
  return style;
}

/** Removes the page's unused sheets, after another build has replaced the page's. */
export function dropUnusedPageStyles(): void {
  for (const style of stylesInPage()) {
    if (!style.hasAttribute(TAKEN)) style.remove();
  }
}

/** Style sheets that a mounted screen uses. */
export interface StylesInUse {
  /** Settles when all sheets have arrived; rejects with a `RemoteError`. */
  readonly ready: Promise<void>;
  /** Disables the sheets that no other screen uses; idempotent. */
  release(): void;
}

/** Manages the style sheets of screens in the head of the page. */
export function createScreenSheets() {
  const sheets = new Map<string, Sheet>();

  function forgetSheet(href: string): void {
    sheets.get(href)?.element.remove();
    sheets.delete(href);
  }

  function link({ href, integrity }: RemoteFile): Sheet {
    const element = document.createElement('link');
    element.rel = 'stylesheet';
    element.href = href;
    element.media = PARKED;
    element.crossOrigin = 'anonymous';
    if (integrity) element.integrity = integrity;
    const ready = new Promise<void>((resolve, reject) => {
      element.addEventListener('load', () => {
        sheet.hasArrived = true;
        resolve();
      });
      element.addEventListener('error', () => {
        // The next attempt requests the file again.
        if (sheets.get(href) === sheet) forgetSheet(href);
        reject(new RemoteError(unreachable(href)));
      });
    });
    const sheet: Sheet = { element, ready, hasArrived: false, users: 0 };
    // A prefetched sheet has no listener, so handle its rejection here.
    ready.catch(() => undefined);
    document.head.append(element);
    return sheet;
  }

  /** Finds a style sheet in the composed page, which is applied before any script. */
  function inPage(href: string): Sheet | undefined {
    const element = takePageStyle(href);
    return element && { element, ready: Promise.resolve(), hasArrived: true, users: 0 };
  }

  const sheetsOf = (styles: readonly RemoteFile[]): Sheet[] =>
    styles.map((style) => {
      const sheet = sheets.get(style.href) ?? inPage(style.href) ?? link(style);
      sheets.set(style.href, sheet);
      return sheet;
    });

  return {
    /** Fetches style sheets without applying them. */
    fetch: (styles: readonly RemoteFile[]) => void sheetsOf(styles),

    /** Applies style sheets. Their uses are counted, so screens can share them. */
    use(styles: readonly RemoteFile[]): StylesInUse {
      const used = sheetsOf(styles);
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
    },

    /** Cancels sheets that have not arrived. */
    forget(styles: readonly RemoteFile[]): void {
      for (const { href } of styles) {
        if (sheets.get(href)?.hasArrived === false) forgetSheet(href);
      }
    },
  };
}
