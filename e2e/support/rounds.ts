/** A request and who asked for it. */
export interface AskedRequest {
  readonly url: string;
  /** As the browser names it: Document, Script, Stylesheet, Fetch, … */
  readonly type: string;
  /** The document or the scripts that asked for it; none: the browser itself. */
  readonly askedBy: readonly string[];
}

export interface RoundedRequest extends AskedRequest {
  /** 1: the document; 2: what it names; 3: what those ask for; and so on. */
  readonly round: number;
  /** The initiator with the latest round. */
  readonly lastAsker: string | undefined;
}

/**
 * The earliest serial round trip in which each request can start. It follows the chain of
 * initiators, never time, so it is the same on every machine.
 *
 * Limit: when one script makes two requests in turn, both count as one round, so the real number
 * can be higher.
 *
 * @param requests in the order in which they were sent; what is sent twice counts by its first time
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

/** The last round of all; 0: there was no request. */
export const roundsOf = (requests: readonly RoundedRequest[]): number =>
  Math.max(0, ...requests.map(({ round }) => round));

const fileOf = (url: string) => new URL(url).pathname;

/**
 * One line per request, the latest first, so that a failure names late requests and their
 * initiators.
 */
export const listRequests = (requests: readonly RoundedRequest[]): string =>
  requests
    .toSorted((a, b) => b.round - a.round)
    .map(({ round, url, lastAsker }) => {
      const asker = lastAsker === undefined ? 'the browser' : fileOf(lastAsker);
      return `round ${round}: ${fileOf(url)}, asked for by ${asker}`;
    })
    .join('\n');
