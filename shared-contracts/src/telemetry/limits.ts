import { DAY_MS } from '../base/constants';

/** Path for reports, on the shell's origin. */
export const EVENTS_PATH = '/__events';

/** Most events of one report. */
export const EVENTS_PER_BATCH = 50;

/** Most bytes of one report: a full batch of long events fits. */
export const EVENTS_MAX_BYTES = 60_000;

/** Most characters of a name in an event. */
export const MOST_CHARACTERS = 80;

/** Longest time in an event: a day, in milliseconds. Longer times are cut to it. */
export const MOST_MS = DAY_MS;

/** Header of a callable's request with the id that its events carry. */
export const CORRELATION_HEADER = 'X-Correlation-Id';
