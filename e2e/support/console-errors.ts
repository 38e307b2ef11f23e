import type { BrowserContext, Request } from '@playwright/test';
import { EVENTS_PATH } from 'shared-contracts/telemetry';

export interface Errors {
  allow(patterns: readonly RegExp[]): void;
  /** One line per error that matches no pattern. */
  unexpected(): readonly string[];
}

/** The browser aborts requests when a page is left or a video seeks. */
const isDropped = (request: Request) => request.failure()?.errorText === 'net::ERR_ABORTED';

/** A lost report of the page is no error (decision 55). */
const isReport = (url: string) => URL.canParse(url) && new URL(url).pathname === EVENTS_PATH;

/**
 * Makes every page of a context log each violation of its policy as a console error, because the
 * browser's message may lack the directive and the place.
 */
export const reportViolations = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (violation) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = violation;
      const place = `${sourceFile}:${lineNumber}:${columnNumber}`;
      console.error(
        `Content Security Policy: ${effectiveDirective} refused ${blockedURI} (${place})`,
      );
    });
  });

/** Collects console errors, uncaught exceptions and failed requests of all pages of a context. */
export function watchForErrors(context: BrowserContext): Errors {
  const allowed: RegExp[] = [];
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    if (isReport(url)) return;
    errors.push(`console: ${message.text()}${url ? ` (${url})` : ''}`);
  });
  context.on('weberror', (webError) => errors.push(`exception: ${webError.error().message}`));
  context.on('requestfailed', (request) => {
    if (isDropped(request) || isReport(request.url())) return;
    errors.push(`request: ${request.method()} ${request.url()} ${request.failure()?.errorText}`);
  });
  return {
    allow: (patterns) => void allowed.push(...patterns),
    unexpected: () => errors.filter((error) => !allowed.some((pattern) => pattern.test(error))),
  };
}
