import { liveDatesOf } from 'common';
import type { LiveLessons } from 'shared-contracts';
import { announcedStart, livePhase } from '../room/live-phase';

/** When the meeting of a live lesson takes place. */
export type MeetingTime =
  | { readonly kind: 'none' }
  /**
   * `later`: the link may be missing; `soon`: the room is open, so the link should be there; `on`:
   * the lesson runs. `start` of the lesson: ISO 8601 with the school's offset.
   */
  | { readonly kind: 'later' | 'soon' | 'on'; readonly start: string };

/**
 * Finds the time of the next meeting. Its link should be there when the room opens, 15 minutes
 * before the lesson. After a lesson, the next one counts. Source: docs/live.md.
 *
 * @param liveLessons undefined: no lesson is announced
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
