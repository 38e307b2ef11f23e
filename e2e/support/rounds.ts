import type { CDPSession } from '@playwright/test';

/** A request with its initiators. */
export interface AskedRequest {
  readonly url: string;
  /** Type in the browser's words: Document, Script, Stylesheet, Fetch, … */
  readonly type: string;
  /** The document or the scripts that asked for it; empty: the browser itself. */
  readonly askedBy: readonly string[];
}

/** The part that we read of the browser's record of an initiator. */
interface Initiator {
  readonly type: string;
  readonly url?: string;
  readonly stack?: Stack;
}

interface Stack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack;
}

const filesOn = (stack: Stack | undefined): readonly string[] =>
  stack === undefined ? [] : [...stack.callFrames.map(({ url }) => url), ...filesOn(stack.parent)];

/** Lists the document or style sheet of a request, or the scripts on its call stack. */
export const askersOf = ({ url, stack }: Initiator): readonly string[] =>
  [...new Set([...(url === undefined ? [] : [url]), ...filesOn(stack)])].filter(
    (asker) => asker !== '',
  );

/** Records the later requests of a page with their initiators, without CORS preflights. */
export async function recordInitiators(session: CDPSession): Promise<readonly AskedRequest[]> {
  const requests: AskedRequest[] = [];
  session.on('Network.requestWillBeSent', ({ request, type = 'Other', initiator }) => {
    if (initiator.type === 'preflight') return;
    requests.push({ url: request.url, type, askedBy: askersOf(initiator) });
  });
  await session.send('Network.enable');
  return requests;
}

export interface RoundedRequest extends AskedRequest {
  /** 1: the document; 2: files that it names; 3: files that those ask for; and so on. */
  readonly round: number;
  /** The initiator with the latest round. */
  readonly lastAsker: string | undefined;
}

/**
 * Computes the earliest round trip in which each request can start, from the chain of initiators
 * and not from times, so every machine gets the same number. Limit: two requests that a script
 * makes one after the other count as one round.
 *
 * @param requests in the order of sending; a repeated request counts by its first time
 */
export function inRounds(requests: readonly AskedRequest[]): readonly RoundedRequest[] {
  const roundOf = new Map<string, number>();
  return requests.map((request) => {
    const { url, type, askedBy } = request;
    // An initiator outside the list, for example an inline script, came with the document.
    const askers = askedBy
      .map((asker) => ({ asker, round: roundOf.get(asker) ?? 1 }))
      .sort((a, b) => b.round - a.round);
    const [last] = askers;
    const round = type === 'Document' ? 1 : (last?.round ?? 1) + 1;
    if (!roundOf.has(url)) roundOf.set(url, round);
    return { ...request, round, lastAsker: last?.asker };
  });
}

/** Number of rounds; 0 without a request. */
export const roundsOf = (requests: readonly RoundedRequest[]): number =>
  Math.max(0, ...requests.map(({ round }) => round));

const fileOf = (url: string) => new URL(url).pathname;

/** Describes each request on one line, the latest first, for the message of a failure. */
export const listRequests = (requests: readonly RoundedRequest[]): string =>
  requests
    .toSorted((a, b) => b.round - a.round)
    .map(({ round, url, lastAsker }) => {
      const asker = lastAsker === undefined ? 'the browser' : fileOf(lastAsker);
      return `round ${round}: ${fileOf(url)}, asked for by ${asker}`;
    })
    .join('\n');
