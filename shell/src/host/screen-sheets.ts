import type { RemoteFile } from 'shared-contracts';
import { RemoteError, unreachable } from './screen-code';

interface Sheet {
  readonly element: HTMLLinkElement | HTMLStyleElement;
  /** Rejects with a `RemoteError`. */
  readonly ready: Promise<void>;
  hasArrived: boolean;
  users: number;
}

/** An unused sheet stays in the page, switched off, so the way back costs no request. */
const PARKED = 'not all';
const IN_FORCE = 'all';

/** Address of the file whose text a `<style>` of the page holds. */
const HREF = 'data-href';
/** Marks the sheets that belong to the screen of a remote. */
const OF_SCREEN = 'data-of-screen';
/** Set once a screen has taken it over. */
const TAKEN = 'data-taken';

const stylesInPage = () => [...document.querySelectorAll<HTMLStyleElement>(`style[${OF_SCREEN}]`)];

/**
 * Takes over a style sheet of the prerendered screen. The composed page holds these sheets itself,
 * so the first paint waits for no file. Source: decision 31.
 *
 * @param href absolute address of a style sheet of the screen
 * @returns undefined when the page does not hold it
 */
export function takePageStyle(href: string): HTMLStyleElement | undefined {
  const style = stylesInPage().find((it) => it.getAttribute(HREF) === href);
  style?.setAttribute(TAKEN, '');
  return style;
}

/** Removes the sheets that no screen took over: another build has replaced the page's. */
export function dropUnusedPageStyles(): void {
  for (const style of stylesInPage()) {
    if (!style.hasAttribute(TAKEN)) style.remove();
  }
}

/** The style sheets of a mounted screen. */
export interface StylesInUse {
  /** Settles when all have arrived; rejects with a `RemoteError`. */
  readonly ready: Promise<void>;
  /** Parks the sheets that no other screen uses; idempotent. */
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
        // The next attempt asks again.
        if (sheets.get(href) === sheet) forgetSheet(href);
        reject(new RemoteError(unreachable(href)));
      });
    });
    const sheet: Sheet = { element, ready, hasArrived: false, users: 0 };
    // Nothing listens to a sheet that is only fetched ahead, so we handle its rejection here.
    ready.catch(() => undefined);
    document.head.append(element);
    return sheet;
  }

  /** A style sheet in the composed page is in force before any script. */
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
    /** Fetches style sheets; puts none in force. */
    fetch: (styles: readonly RemoteFile[]) => void sheetsOf(styles),

    /** Puts style sheets in force; they are counted, so screens can share them. */
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

    /** Gives up sheets that have not arrived. */
    forget(styles: readonly RemoteFile[]): void {
      for (const { href } of styles) {
        if (sheets.get(href)?.hasArrived === false) forgetSheet(href);
      }
    },
  };
}
