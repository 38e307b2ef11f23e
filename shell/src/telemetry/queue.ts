import { EVENTS_PER_BATCH, type TelemetryEvent } from 'shared-contracts/telemetry';
import type { Sink } from './sinks';

/** Time that a success waits for others, in milliseconds. */
const FLUSH_MS = 5000;
/** Most events of a page, of failures and of the rest each. */
const MOST_PER_PAGE = 200;

/**
 * Sends events in batches after five seconds, and an urgent one at once. Waiting events are sent
 * when the page is hidden, because a hidden page may end at any moment. Without a connection, they
 * wait for it.
 *
 * @param sinks each gets all events; one that throws affects neither the page nor the others
 */
export function createQueue(sinks: readonly Sink[]) {
  const waiting: TelemetryEvent[] = [];
  const accepted = { urgent: 0, other: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0 && navigator.onLine) {
      const batch = waiting.splice(0, EVENTS_PER_BATCH);
      for (const send of sinks) {
        try {
          send(batch);
        } catch {
          // A failure of telemetry must not affect the learner.
        }
      }
    }
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  addEventListener('pagehide', flush);
  addEventListener('online', flush);

  return (event: TelemetryEvent, isUrgent: boolean): void => {
    const sort = isUrgent ? 'urgent' : 'other';
    if (accepted[sort] >= MOST_PER_PAGE) return;
    accepted[sort] += 1;
    waiting.push(event);
    if (isUrgent || document.visibilityState === 'hidden') flush();
    else timer ??= setTimeout(flush, FLUSH_MS);
  };
}
