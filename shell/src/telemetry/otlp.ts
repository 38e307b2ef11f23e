import type { TelemetryEvent } from 'shared-contracts/telemetry';
import type { Sink } from './sinks';

/** Severity numbers of OpenTelemetry. */
const INFO = { severityNumber: 9, severityText: 'INFO' };
const WARN = { severityNumber: 13, severityText: 'WARN' };

const isOk = (event: TelemetryEvent) =>
  event.type === 'vital' || (event.type === 'load' && event.outcome === 'ok');

/** Numbers with fractions; all others are integers. A field always has the same type. */
const FRACTIONS: readonly string[] = ['rate', 'value'];

/** Converts a value. In the protocol's JSON, integers of 64 bits are text. */
const valueOf = (key: string, value: string | number) => {
  if (typeof value === 'string') return { stringValue: value };
  return FRACTIONS.includes(key) ? { doubleValue: value } : { intValue: String(value) };
};

function logRecord({ type, at, ...fields }: TelemetryEvent) {
  const attributes = Object.entries(fields).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [{ key, value: valueOf(key, value) }],
  );
  return {
    timeUnixNano: `${Date.parse(at)}000000`,
    ...(isOk({ type, at, ...fields } as TelemetryEvent) ? INFO : WARN),
    eventName: type,
    body: { stringValue: type },
    attributes,
  };
}

/**
 * Sends events as log records to an OpenTelemetry collector: OTLP over HTTP, in JSON, protocol 1. A
 * separate chunk, fetched only with a configured collector. It sends no cookies, because the
 * collector may be on another origin. Source: decision 55.
 *
 * @param url of the collector, `https://collector.example/v1/logs`
 */
export const otlpSink =
  (url: string): Sink =>
  (events) => {
    const resource = { attributes: [{ key: 'service.name', value: { stringValue: 'shell' } }] };
    const scopeLogs = [{ scope: { name: 'telemetry' }, logRecords: events.map(logRecord) }];
    fetch(url, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ resourceLogs: [{ resource, scopeLogs }] }),
    }).catch(() => undefined);
  };
