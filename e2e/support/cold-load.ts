import type { Page, Request } from '@playwright/test';
import { inRounds, listRequests, recordInitiators, type RoundedRequest } from './rounds';

/** Types of requests that a page waits for. */
const NEEDED = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR']);
/** Types of requests for fonts, pictures and films, which no content waits for. */
const DECORATION = new Set(['Font', 'Image', 'Media']);
const isDecoration = (request: Request) => /^(font|image|media)$/.test(request.resourceType());

export interface ColdLoad {
  /** Requests that usable content depends on: documents, scripts, style sheets, fetches. */
  readonly needed: readonly RoundedRequest[];
  /** Requests for fonts and pictures until then. */
  readonly decoration: readonly RoundedRequest[];
}

/** Describes each request with its initiator on one line, for the message of a failure. */
export const describeLoad = ({ needed, decoration }: ColdLoad): string =>
  `${listRequests(needed)}\nNothing waits for:\n${listRequests(decoration)}`;

export interface ColdLoadOptions {
  readonly path: string;
  /** Expected requests of scripts, which are answered although the page does not name them. */
  readonly late: readonly RegExp[];
  /** Resolves when the content is usable. */
  readonly untilUsable: (page: Page) => Promise<unknown>;
}

/** Finds the files that a page names itself. */
export function filesNamedIn(html: string, base: string): ReadonlySet<string> {
  const elements = html.matchAll(/<(?:link|script|img)\b[^>]*?\s(?:href|src)="([^"]+)"/g);
  return new Set([...elements].map(([, address = '']) => new URL(address, base).href));
}

/**
 * Opens a page, and answers only files that the page names and expected requests. Other requests of
 * scripts get no answer, so usable content depends on no other file, whatever the timing.
 *
 * @param page a new page
 * @throws {Error} naming the unanswered requests, when the content is not usable
 */
export async function coldLoad(page: Page, options: ColdLoadOptions): Promise<ColdLoad> {
  const { path, late, untilUsable } = options;
  const document = await page.request.get(path);
  const named = filesNamedIn(await document.text(), document.url());
  const isAnswered = (url: string) =>
    url === document.url() || named.has(url) || late.some((pattern) => pattern.test(url));

  const session = await page.context().newCDPSession(page);
  const log = await recordInitiators(session);
  await page.route('**/*', async (route, request) => {
    if (isAnswered(request.url()) || isDecoration(request)) await route.continue();
  });
  // Do not wait for the load event, which waits for the unanswered requests.
  await page.goto(path, { waitUntil: 'commit' });
  const unanswered = () => inRounds(log).filter(({ url }) => !isAnswered(url));
  await untilUsable(page).catch((error: Error) => {
    const waiting = listRequests(unanswered().filter(({ type }) => NEEDED.has(type)));
    throw new Error(`${path} is not usable without one of these:\n${waiting}\n\n${error.message}`);
  });

  const requests = inRounds(log);
  return {
    needed: requests.filter(({ url, type }) => NEEDED.has(type) && isAnswered(url)),
    decoration: requests.filter(({ type }) => DECORATION.has(type)),
  };
}
