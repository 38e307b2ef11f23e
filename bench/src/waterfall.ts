import type { LoggedRequest } from './browser/network-log';
import type { LoadMetrics } from './load-metrics';
import { spreadOf } from './statistics';

/** A bar of a waterfall. Milliseconds since the navigation began. */
export interface WaterfallRequest {
  readonly name: string;
  readonly type: string;
  readonly start: number;
  readonly end: number;
  /** On the wire. */
  readonly bytes: number;
}

/** The requests of one load of a page. */
export interface Waterfall {
  readonly scenario: string;
  readonly subject: string;
  readonly round: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly usable: number;
  readonly requests: readonly WaterfallRequest[];
}

/** `/assets/shell.1a2b3c4d.js`; a page by its path. */
const nameOf = (url: string) => new URL(url).pathname;

/** @param navigationStart seconds on the clock of the log */
export function waterfallOf(
  key: Pick<Waterfall, 'scenario' | 'subject' | 'round'>,
  { fcp, lcp, usable }: LoadMetrics,
  requests: readonly LoggedRequest[],
  navigationStart: number,
): Waterfall {
  const since = (seconds: number) => Math.round((seconds - navigationStart) * 1000);
  return {
    ...key,
    fcp,
    lcp,
    usable,
    requests: requests
      .filter(({ isFromCache }) => !isFromCache)
      .map(({ url, type, sentAt, endedAt = sentAt, bytes }) => ({
        name: nameOf(url),
        type,
        bytes,
        start: since(sentAt),
        end: since(endedAt),
      })),
  };
}

/** Of each subject the round whose time to usable content is nearest to the median. */
export function medianWaterfalls(all: readonly Waterfall[]): readonly Waterfall[] {
  const subjects = [...new Set(all.map(({ subject }) => subject))];
  return subjects.flatMap((subject) => {
    const rounds = all.filter((one) => one.subject === subject);
    const median = spreadOf(rounds.map(({ usable }) => usable))?.median ?? 0;
    const distance = ({ usable }: Waterfall) => Math.abs(usable - median);
    return rounds.toSorted((a, b) => distance(a) - distance(b)).slice(0, 1);
  });
}
