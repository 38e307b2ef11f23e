import type { LoadEvent, StoredEvent } from 'shared-contracts/telemetry';

/** A screen of a remote that was shown. */
export const aLoadEvent = (change: Partial<LoadEvent> = {}): LoadEvent => ({
  type: 'load',
  composition: 'shell-0a1b2c3d.live-f58cc113',
  at: '2026-01-31T12:00:00.000Z',
  rate: 1,
  remote: 'mf-live',
  version: '1.0.0',
  build: 'f58cc113',
  channel: 'stable',
  screen: 'live-lessons',
  phase: 'mount',
  outcome: 'ok',
  ms: 812,
  contract: '^1.0.0',
  sequence: 7,
  ...change,
});

/** The same as the receiver keeps it. */
export const aStoredEvent = (change: Partial<LoadEvent> = {}): StoredEvent => ({
  receivedAt: '2026-01-31T12:00:01.000Z',
  address: '127.0.0.1',
  ...aLoadEvent(change),
});
