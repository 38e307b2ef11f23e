import type { Page, Request } from '@playwright/test';
import { recordInitiators } from './initiators';
import { inRounds, listRequests, type RoundedRequest } from './rounds';

/** Types of requests that a page waits for. */
const NEEDED = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR']);
/** Fonts and pictures: nothing waits for them. */
const DECORATION = new Set(['Font', 'Image', 'Media']);
const isDecoration = (request: Request) => /^(font|image|media)$/.test(request.resourceType());

export interface ColdLoad {
  /** Documents, scripts, style sheets and fetches that usable content depends on. */
  readonly needed: readonly RoundedRequest[];
  /** Fonts and pictures asked for until then. */
  readonly decoration: readonly RoundedRequest[];
}

/** One line per request with its initiator, for the message of a failure. */
export const describeLoad = ({ needed, decoration }: ColdLoad): string =>
  `${listRequests(needed)}\nNothing waits for:\n${listRequests(decoration)}`;

export interface ColdLoadOptions {
  readonly path: string;
  /** Requests of scripts that are expected before the content is usable; they are answered too. */
  readonly late: readonly RegExp[];
  /** Resolves when the content is usable. */
  readonly untilUsable: (page: Page) => Promise<unknown>;
}

/** Files that a page names itself. */
export function filesNamedIn(html: string, base: string): ReadonlySet<string> {
  const elements = html.matchAll(/<(?:link|script|img)\b[^>]*?\s(?:href|src)="([^"]+)"/g);
  return new Set([...elements].map(([, address = '']) => new URL(address, base).href));
}

/**
 * Opens a page in a new browser and answers only the files that the page names and the expected
 * requests. Other requests of scripts get no answer. So, whatever the timing, usable content
 * depends on nothing else.
 *
 * @param page a new one
 * @throws {Error} naming what was asked for and not answered, when the content is not usable
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
  // Its load event would wait for the unanswered requests.
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
