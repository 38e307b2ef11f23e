import { liveDatesOf } from 'common';
import type { LiveLessons } from 'shared-contracts';
import { announcedStart, livePhase } from '../room/live-phase';

/** When the meeting of a live lesson takes place. */
export type MeetingTime =
  | { readonly kind: 'none' }
  /**
   * `later`: its link may not be there yet; `soon`: the room is open, and the link is expected;
   * `on`: the lesson runs. `start` of the lesson: ISO 8601 with the school's offset.
   */
  | { readonly kind: 'later' | 'soon' | 'on'; readonly start: string };

/**
 * The link of the meeting is expected when the room opens, 15 minutes before the lesson. Once a
 * lesson is over, the next one counts. Source: docs/live.md.
 *
 * @param liveLessons undefined: none is announced
 * @param now milliseconds since the epoch
 */
export function meetingTimeOf(liveLessons: LiveLessons | undefined, now: number): MeetingTime {
  const dates = liveLessons ? liveDatesOf(liveLessons) : [];
  const phase = livePhase(now, dates);
  const start = announcedStart(dates, phase);
  if (start === undefined) return { kind: 'none' };
  if (phase.kind !== 'during') return { kind: 'later', start };
  return { kind: phase.isRunning ? 'on' : 'soon', start };
}
