import type { EventBatch, TelemetryEvent } from 'shared-contracts/telemetry';

/** Sends one report of 1 to 50 events, without waiting or confirming; errors are dropped. */
export type Sink = (events: readonly TelemetryEvent[]) => void;

const JSON_TYPE = 'application/json';

/**
 * Posts reports in the background; they arrive even if the page ends. If the browser refuses a
 * beacon, for example for a very long queue, a request with `keepalive` replaces it.
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
