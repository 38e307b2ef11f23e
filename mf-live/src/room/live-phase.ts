import { isOpenedByTeacher, LIVE_AFTER_MS, LIVE_RUNNING_MS, nextLiveDate } from 'common';
import { liveLessonIDOf, type LiveRoomState } from 'shared-contracts';

/** The room opens by itself this long before the lesson, in milliseconds. */
const OPENS_BEFORE_MS = 15 * 60_000;
/**
 * When the room of a lesson opens by itself, ISO 8601 with the school's offset.
 *
 * @param start of the lesson, in the same notation
 */
export function openingOf(start: string): string {
  const [clock, offset] = [start.slice(0, 19), start.slice(19)];
  const opens = new Date(Date.parse(`${clock}Z`) - OPENS_BEFORE_MS);
  return `${opens.toISOString().slice(0, 19)}${offset}`;
}

/**
 * The phase of a live lesson. `lessonID` is its day; room and chat are stored under it. `start` is
 * ISO 8601 with the school's offset. `isRunning` is false in the minutes for which the room is open
 * before the lesson begins. `begunAt` is when the lesson that runs began, in milliseconds since the
 * epoch: its teacher's start, or its date.
 */
export type LivePhase =
  | { readonly kind: 'none'; readonly isRunning: false; readonly begunAt?: undefined }
  | {
      readonly kind: 'before' | 'during' | 'after';
      readonly lessonID: string;
      readonly start: string;
      readonly isRunning: boolean;
      readonly begunAt: number | undefined;
    };

/** The lesson that a page shows at a moment: it runs, was today, or comes next. */
function currentStart(dates: readonly string[], now: number): string | undefined {
  const next = nextLiveDate(dates, now);
  const last = dates.findLast((date) => Date.parse(date) + LIVE_RUNNING_MS <= now);
  const isRecent = last !== undefined && now < Date.parse(last) + LIVE_RUNNING_MS + LIVE_AFTER_MS;
  const isNear = next !== undefined && Date.parse(next) - OPENS_BEFORE_MS <= now;
  return isRecent && !isNear ? last : next;
}

/**
 * Where a moment is by the lesson's date alone, whatever its teacher said. The lesson's time begins
 * when the room opens by itself.
 */
export function byDate(now: number, start: string): 'before' | 'during' | 'after' {
  const begins = Date.parse(start);
  if (now < begins - OPENS_BEFORE_MS) return 'before';
  return now < begins + LIVE_RUNNING_MS ? 'during' : 'after';
}

/** Whether the teacher has opened the room before it opens by itself. */
export function isRehearsal(phase: LivePhase, now: number): boolean {
  return phase.isRunning && byDate(now, phase.start) === 'before';
}

/** The phase that the teacher's start or end means; undefined: the date decides. */
function said(room: LiveRoomState, start: number, now: number): 'during' | 'after' | undefined {
  const at = Date.parse(room.ChangedAt);
  if (isOpenedByTeacher(room.State, at, now)) return 'during';
  if (room.State === 'live') return undefined;
  // A rehearsal that ended before the room opens does not end the lesson.
  return at >= start - OPENS_BEFORE_MS ? 'after' : undefined;
}

/**
 * The lesson's date decides the phase, unless its teacher has said otherwise.
 *
 * @param now milliseconds since the epoch
 * @param dates of the live lessons, earliest first, ISO 8601 with an offset
 * @param room what the teacher of that lesson said; one of another lesson does not count
 */
export function livePhase(now: number, dates: readonly string[], room?: LiveRoomState): LivePhase {
  const start = currentStart(dates, now);
  if (start === undefined) return { kind: 'none', isRunning: false };
  const lessonID = liveLessonIDOf(start);
  const begins = Date.parse(start);
  const bySaid = room?.ID === lessonID ? said(room, begins, now) : undefined;
  const kind = bySaid ?? byDate(now, start);
  const isRunning = kind === 'during' && (bySaid === 'during' || now >= begins);
  const startedAt = bySaid === 'during' && room ? Date.parse(room.ChangedAt) : begins;
  return { kind, lessonID, start, isRunning, begunAt: isRunning ? startedAt : undefined };
}

/**
 * The lesson to announce: once one is over, the next. Undefined: none.
 *
 * @param dates of the live lessons, earliest first
 */
export function announcedStart(dates: readonly string[], phase: LivePhase): string | undefined {
  switch (phase.kind) {
    case 'none':
      return undefined;
    case 'before':
    case 'during':
      return phase.start;
    case 'after':
      return dates.find((date) => Date.parse(date) > Date.parse(phase.start));
  }
}
