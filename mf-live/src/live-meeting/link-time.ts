import { liveDatesOf, type LiveLessons } from 'shared-contracts';
import { livePhase } from '../room/live-phase';

/** When the link of a live lesson's meeting is expected. */
export type LinkTime =
  | { readonly kind: 'none' | 'now' }
  /** `start` of the lesson: ISO 8601 with the school's offset. */
  | { readonly kind: 'later'; readonly start: string };

/**
 * The link of the meeting is expected when the room opens, 15 minutes before the lesson. Once a
 * lesson is over, the next one counts. Source: docs/live.md.
 *
 * @param liveLessons undefined: none is announced
 * @param now milliseconds since the epoch
 */
export function linkTimeOf(liveLessons: LiveLessons | undefined, now: number): LinkTime {
  const dates = liveLessons ? liveDatesOf(liveLessons) : [];
  if (livePhase(now, dates).kind === 'during') return { kind: 'now' };
  const start = dates.find((date) => Date.parse(date) > now);
  return start === undefined ? { kind: 'none' } : { kind: 'later', start };
}
