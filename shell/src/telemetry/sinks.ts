import type { EventBatch } from 'shared-contracts/telemetry';
import type { Sink } from './sink';

const JSON_TYPE = 'application/json';

/**
 * Posts reports in the background; they arrive also when the page ends. Where the browser refuses a
 * beacon, as for a very long queue, it uses a request that outlives the page.
 *
 * @param url on the page's own origin
 */
export const beaconSink =
  (url: string): Sink =>
  (events) => {
    const body = JSON.stringify({ events } satisfies { events: Readonly<EventBatch['events']> });
    if (navigator.sendBeacon?.(url, new Blob([body], { type: JSON_TYPE }))) return;
    const headers = { 'Content-Type': JSON_TYPE };
    fetch(url, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
  };

/** Shows events to a developer, in the console at its level "verbose". */
export const consoleSink =
  (target: Pick<Console, 'debug'> = console): Sink =>
  (events) => {
    for (const event of events) target.debug('event', event);
  };
