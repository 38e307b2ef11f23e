import type { RemoteFile, ScreenFiles } from 'shared-contracts';
import { createScreenSheets, type StylesInUse } from './screen-sheets';

/** Manages what screens add to the head of the page: style sheets, and early requests. */
export function createPageFiles() {
  const sheets = createScreenSheets();
  /** What gives each request up, by its address. */
  const requests = new Map<string, () => void>();

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
      sheets.fetch(files.styles);
      for (const script of files.routeScripts.filter(({ integrity }) => integrity)) {
        request('prefetch', script);
      }
      this.preload(files);
    },

    /** Puts the style sheets of a screen in force. */
    useStyles: ({ styles }: ScreenFiles): StylesInUse => sheets.use(styles),

    /**
     * Gives up files that have not arrived. Otherwise the next attempt would wait for them, too.
     */
    forget({ entry, scripts, routeScripts, styles }: ScreenFiles): void {
      for (const { href } of [entry, ...scripts, ...routeScripts]) {
        requests.get(href)?.();
        requests.delete(href);
      }
      sheets.forget(styles);
    },
  };
}

export type PageFiles = ReturnType<typeof createPageFiles>;
