/** Address of the script that reports the errors of a page. */
export const SCRIPT_PATH = '/__page-errors.js';
const REPORT_PATH = '/__page-errors';

/**
 * Runs in the page before any other script. WebKit's driver cannot read the console, so the page
 * itself reports to the proxy: console errors, exceptions, policy violations, files that fail.
 */
function report(path: string): void {
  let isLeft = false;
  const send = (kind: string, what: unknown) => {
    if (isLeft) return;
    navigator.sendBeacon(`${path}?${encodeURIComponent(`${kind}: ${String(what)}`)}`);
  };
  // Firefox aborts pending requests when the page is left, and calls that an error.
  addEventListener('beforeunload', () => (isLeft = true));
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    send('console', parts.map(String).join(' '));
    error(...parts);
  };
  const onError = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) send('exception', event.message);
    else if (target instanceof HTMLScriptElement) send('file', target.src);
    else if (target instanceof HTMLLinkElement) send('file', target.href);
    else if (target instanceof HTMLImageElement) send('file', target.src);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => send('rejection', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    send('policy', `${effectiveDirective} refused ${blockedURI}`),
  );
}

export const SCRIPT = `(${String(report)})(${JSON.stringify(REPORT_PATH)});`;

/** Adds the reporting script to a page. */
export const watchErrors = (html: string) =>
  html.replace(/<head[^>]*>/, (head) => `${head}<script src="${SCRIPT_PATH}"></script>`);

/** Reads the error from a reporting request; undefined for another request. */
export function reportedError(url: string): string | undefined {
  const { pathname, search } = new URL(url);
  return pathname === REPORT_PATH ? decodeURIComponent(search.slice(1)) : undefined;
}
