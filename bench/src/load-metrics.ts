import type { LoggedRequest } from './browser/network-log';
import type { ProbeReading } from './browser/probe';

/** The time of a task beyond this counts as blocking. */
const LONG_TASK_MS = 50;

/**
 * Types of requests that a page waits for. Fonts and pictures are counted apart: nothing waits for
 * them.
 */
const NEEDED = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR']);
const DECORATION = new Set(['Font', 'Image']);

/**
 * Figures of one load of a page. Milliseconds since the navigation began; bytes on the wire,
 * headers included. "Before" means: until the content was usable.
 */
export interface LoadMetrics {
  /** First contentful paint. */
  readonly fcp: number;
  /** Largest contentful paint, read when the page has come to rest. */
  readonly lcp: number;
  /** Cumulative layout shift until then. */
  readonly cls: number;
  /** When the content was on the screen and React handled it; see `installProbe`. */
  readonly usable: number;
  /** Total blocking time: what long tasks took beyond 50 ms each, between FCP and usable. */
  readonly tbt: number;
  /** Time spent in scripts until the page has come to rest. */
  readonly script: number;
  readonly bytes: number;
  readonly jsBytes: number;
  readonly bytesBefore: number;
  readonly jsBytesBefore: number;
  /** Documents, scripts, style sheets and fetches that had ended; none from the cache. */
  readonly requestsBefore: number;
  /** Fonts and pictures that had ended. */
  readonly decorationsBefore: number;
  readonly requests: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Bytes of a request that had arrived at a moment. The browser tells the bytes on the wire only at
 * the end of a request. Before, we take the share of the decoded body that has arrived.
 *
 * @param end on the clock of the log
 */
function bytesBy({ bytes, arrivals, endedAt = Infinity }: LoggedRequest, end: number): number {
  if (endedAt <= end) return bytes;
  const arrived = arrivals.filter(({ at }) => at <= end);
  const [part, all] = [arrived, arrivals].map((some) => sum(some.map(({ decoded }) => decoded)));
  return all ? bytes * ((part ?? 0) / all) : 0;
}

/** @param end default: all of it */
const bytesOf = (requests: readonly LoggedRequest[], end = Infinity) =>
  sum(requests.map((request) => (end === Infinity ? request.bytes : bytesBy(request, end))));

const blocking = ({ longTasks, firstContentfulPaint }: ProbeReading, usable: number): number =>
  longTasks.reduce((total, { start, duration }) => {
    const from = Math.max(start + LONG_TASK_MS, firstContentfulPaint);
    return total + Math.max(0, Math.min(start + duration, usable) - from);
  }, 0);

/**
 * @param usable milliseconds since the navigation began
 * @param navigationStart seconds on the clock of the requests
 * @param scriptSeconds of the whole load
 */
export function loadMetrics(
  reading: ProbeReading,
  requests: readonly LoggedRequest[],
  {
    usable,
    navigationStart,
    scriptSeconds,
  }: {
    readonly usable: number;
    readonly navigationStart: number;
    readonly scriptSeconds: number;
  },
): LoadMetrics {
  const end = navigationStart + usable / 1000;
  const travelled = requests.filter(({ isFromCache }) => !isFromCache);
  const scripts = travelled.filter(({ type }) => type === 'Script');
  const earlyRequests = travelled.filter(({ endedAt = Infinity }) => endedAt <= end);
  return {
    fcp: reading.firstContentfulPaint,
    lcp: reading.largestContentfulPaint,
    cls: reading.cumulativeLayoutShift,
    usable,
    tbt: blocking(reading, usable),
    script: scriptSeconds * 1000,
    bytes: bytesOf(travelled),
    jsBytes: bytesOf(scripts),
    bytesBefore: bytesOf(travelled, end),
    jsBytesBefore: bytesOf(scripts, end),
    requestsBefore: earlyRequests.filter(({ type }) => NEEDED.has(type)).length,
    decorationsBefore: earlyRequests.filter(({ type }) => DECORATION.has(type)).length,
    requests: travelled.filter(({ type }) => NEEDED.has(type)).length,
  };
}
