import { DAY_MS } from '../base/constants';

/** Path on the origin of the shell that takes reports. */
export const EVENTS_PATH = '/__events';

/** Most events of one report. */
export const EVENTS_PER_BATCH = 50;

/** Most bytes of one report: a full batch of long events fits. */
export const EVENTS_MAX_BYTES = 60_000;

/** Most characters of a name in an event. */
export const MOST_CHARACTERS = 80;

/** Longest time that an event may tell, in milliseconds: a day. What took longer says this. */
export const MOST_MS = DAY_MS;

/** Header of a callable's request with the id that its events carry. */
export const CORRELATION_HEADER = 'X-Correlation-Id';
