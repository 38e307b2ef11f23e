import type { TelemetryEvent } from 'shared-contracts/telemetry';

/**
 * Takes events away: one report, of 1 to 50. It neither waits nor says whether they have arrived.
 * What it throws is dropped.
 */
export type Sink = (events: readonly TelemetryEvent[]) => void;
