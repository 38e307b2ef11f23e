import type { LoggedRequest } from './browser/network-log';
import type { ProbeReading } from './browser/probe';

/** The time of a task beyond this counts as blocking. */
const LONG_TASK_MS = 50;

/** Types of requests that a page waits for. Nothing waits for fonts and pictures. */
const NEEDED = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR']);

/**
 * Figures of one load of a page. Milliseconds since the navigation began; bytes on the wire,
 * headers included. "Before" means: until the content was usable.
 */
export interface LoadMetrics {
  /** Largest contentful paint, read when the page has come to rest. */
  readonly lcp: number;
  /** Cumulative layout shift until then. */
  readonly cls: number;
  /** When the content was on the screen and React handled it; see `installProbe`. */
  readonly usable: number;
  /** Total blocking time: what long tasks took beyond 50 ms each, between FCP and usable. */
  readonly tbt: number;
  readonly jsBytesBefore: number;
  /** Documents, scripts, style sheets and fetches that had ended; none from the cache. */
  readonly requestsBefore: number;
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

const blocking = ({ longTasks, firstContentfulPaint }: ProbeReading, usable: number): number =>
  longTasks.reduce((total, { start, duration }) => {
    const from = Math.max(start + LONG_TASK_MS, firstContentfulPaint);
    return total + Math.max(0, Math.min(start + duration, usable) - from);
  }, 0);

/**
 * @param usable milliseconds since the navigation began
 * @param navigationStart seconds on the clock of the requests
 */
export function loadMetrics(
  reading: ProbeReading,
  requests: readonly LoggedRequest[],
  { usable, navigationStart }: { readonly usable: number; readonly navigationStart: number },
): LoadMetrics {
  const end = navigationStart + usable / 1000;
  const travelled = requests.filter(({ isFromCache }) => !isFromCache);
  const scripts = travelled.filter(({ type }) => type === 'Script');
  const earlyRequests = travelled.filter(({ endedAt = Infinity }) => endedAt <= end);
  return {
    lcp: reading.largestContentfulPaint,
    cls: reading.cumulativeLayoutShift,
    usable,
    tbt: blocking(reading, usable),
    jsBytesBefore: sum(scripts.map((script) => bytesBy(script, end))),
    requestsBefore: earlyRequests.filter(({ type }) => NEEDED.has(type)).length,
  };
}
