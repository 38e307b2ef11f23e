import type { RemoteFile, ScreenFiles } from 'shared-contracts';
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

/** Manages what screens add to the head of the page: style sheets, and early requests. */
export function createPageFiles() {
  const sheets = new Map<string, Sheet>();
  /** What gives each request up, by its address. */
  const requests = new Map<string, () => void>();

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

  const sheetsOf = ({ styles }: ScreenFiles): Sheet[] =>
    styles.map((style) => {
      const sheet = sheets.get(style.href) ?? inPage(style.href) ?? link(style);
      sheets.set(style.href, sheet);
      return sheet;
    });

  /** The composed page requests the scripts of its screen. A page that is one bundle has them. */
  const isRequestedByPage = (href: string) =>
    document.querySelector(`link[rel="preload"][href="${CSS.escape(href)}"]`) !== null ||
    [...document.scripts].some(({ src }) => src === href);

  /**
   * Requests a script early. Nothing runs before its check: of a script whose digest only the entry
   * carries, the bytes are fetched, and the chunk loader finds them in the browser's cache. A link
   * without the digest would be a second request.
   */
  function request(rel: 'preload' | 'prefetch', { href, integrity }: RemoteFile): void {
    if (requests.has(href) || isRequestedByPage(href)) return;
    if (!integrity) {
      const cut = new AbortController();
      requests.set(href, () => cut.abort());
      fetch(href, { signal: cut.signal })
        .then((answer) => answer.blob())
        // The chunk loader asks itself.
        .catch(() => undefined);
      return;
    }
    const element = document.createElement('link');
    element.rel = rel;
    element.as = 'script';
    // The script element will ask the same way; otherwise the browser fetches it twice.
    element.crossOrigin = 'anonymous';
    element.integrity = integrity;
    element.href = href;
    requests.set(href, () => element.remove());
    // A failure is forgotten, so that the next attempt asks again.
    element.addEventListener('error', () => requests.delete(href));
    element.addEventListener('load', () => element.remove());
    document.head.append(element);
  }

  return {
    /** Requests the scripts of a screen at once, beside the federation runtime. */
    preload({ entry, scripts }: ScreenFiles): void {
      for (const file of [entry, ...scripts]) request('preload', file);
    },

    /** Fetches what a screen will need when it is opened; puts no style sheet in force. */
    prefetch(files: ScreenFiles): void {
      sheetsOf(files);
      for (const script of files.routeScripts.filter(({ integrity }) => integrity)) {
        request('prefetch', script);
      }
      this.preload(files);
    },

    /** Puts the style sheets of a screen in force; they are counted, so screens can share them. */
    useStyles(files: ScreenFiles): StylesInUse {
      const used = sheetsOf(files);
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

    /**
     * Gives up files that have not arrived. Otherwise the next attempt would wait for them, too.
     */
    forget({ entry, scripts, routeScripts, styles }: ScreenFiles): void {
      for (const { href } of [entry, ...scripts, ...routeScripts]) {
        requests.get(href)?.();
        requests.delete(href);
      }
      for (const { href } of styles) {
        if (sheets.get(href)?.hasArrived === false) forgetSheet(href);
      }
    },
  };
}

export type PageFiles = ReturnType<typeof createPageFiles>;
