import type { LoadEvent, StoredEvent } from 'shared-contracts/telemetry';
import { aLoadEvent } from 'common-testing';

/** A load as the receiver stores it. */
export const aStoredEvent = (change: Partial<LoadEvent> = {}): StoredEvent => ({
  receivedAt: '2026-01-31T12:00:01.000Z',
  address: '127.0.0.1',
  ...aLoadEvent(change),
});
