import type { RemoteFile, ScreenFiles } from 'shared-contracts';
import { createScreenSheets, type StylesInUse } from './screen-sheets';

/** Manages the style sheets and early requests that screens add to the head of the page. */
export function createPageFiles() {
  const sheets = createScreenSheets();
  /** Functions that cancel each request, by address. */
  const requests = new Map<string, () => void>();

  /** Whether the page requests the script itself, or contains it in a single bundle. */
  const isRequestedByPage = (href: string) =>
    document.querySelector(`link[rel="preload"][href="${CSS.escape(href)}"]`) !== null ||
    [...document.scripts].some(({ src }) => src === href);

  /**
   * Requests a script early; no script runs before its check. For a script whose digest only the
   * entry has, this fetches the bytes, and the chunk loader finds them in the browser's cache. A
   * link without the digest would cause a second request.
   */
  function request(rel: 'preload' | 'prefetch', { href, integrity }: RemoteFile): void {
    if (requests.has(href) || isRequestedByPage(href)) return;
    if (!integrity) {
      const cancel = new AbortController();
      requests.set(href, () => cancel.abort());
      fetch(href, { signal: cancel.signal })
        .then((answer) => answer.blob())
        // The chunk loader retries itself.
        .catch(() => undefined);
      return;
    }
    const element = document.createElement('link');
    element.rel = rel;
    element.as = 'script';
    // The script element uses the same mode; otherwise the browser fetches the file twice.
    element.crossOrigin = 'anonymous';
    element.integrity = integrity;
    element.href = href;
    requests.set(href, () => element.remove());
    // Forget a failure, so the next attempt requests the file again.
    element.addEventListener('error', () => requests.delete(href));
    element.addEventListener('load', () => element.remove());
    document.head.append(element);
  }

  return {
    /** Requests the scripts of a screen at once, beside the federation runtime. */
    preload({ entry, scripts }: ScreenFiles): void {
      for (const file of [entry, ...scripts]) request('preload', file);
    },

    /** Fetches the files of a screen before it is opened; applies no style sheet. */
    prefetch(files: ScreenFiles): void {
      sheets.fetch(files.styles);
      for (const script of files.routeScripts.filter(({ integrity }) => integrity)) {
        request('prefetch', script);
      }
      this.preload(files);
    },

    useStyles: ({ styles }: ScreenFiles): StylesInUse => sheets.use(styles),

    /** Cancels files that have not arrived; otherwise the next attempt would wait for them. */
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
