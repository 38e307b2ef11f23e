import { isOpenedByTeacher, LIVE_AFTER_MS, LIVE_RUNNING_MS, nextLiveDate } from 'common';
import { liveLessonIDOf, type LiveRoomState } from 'shared-contracts';

/**
 * The phase of a live lesson. `lessonID` is its day, under which room and chat are stored. `start`
 * is ISO 8601 with the school's offset. `isRunning` is false while the room is open before the
 * lesson. `begunAt` is when the running lesson began, in milliseconds since the epoch: its
 * teacher's start, or its date.
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

/** The room opens by itself this long before the lesson, in milliseconds. */
const OPENS_BEFORE_MS = 15 * 60_000;

/**
 * Returns when the room of a lesson opens by itself, ISO 8601 with the school's offset.
 *
 * @param start of the lesson, in the same notation
 */
export function openingOf(start: string): string {
  const [clock, offset] = [start.slice(0, 19), start.slice(19)];
  const opens = new Date(Date.parse(`${clock}Z`) - OPENS_BEFORE_MS);
  return `${opens.toISOString().slice(0, 19)}${offset}`;
}

/** The date of the lesson that a page shows: a running, recent or next one. */
function currentStart(dates: readonly string[], now: number): string | undefined {
  const next = nextLiveDate(dates, now);
  const last = dates.findLast((date) => Date.parse(date) + LIVE_RUNNING_MS <= now);
  const isRecent = last !== undefined && now < Date.parse(last) + LIVE_RUNNING_MS + LIVE_AFTER_MS;
  const isNear = next !== undefined && Date.parse(next) - OPENS_BEFORE_MS <= now;
  return isRecent && !isNear ? last : next;
}

/**
 * Returns the phase by the lesson's date alone, without its teacher's start or end. `during` begins
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

/** Returns the phase after the teacher's start or end; undefined: the date decides. */
function byTeacher(
  room: LiveRoomState,
  start: number,
  now: number,
): 'during' | 'after' | undefined {
  const at = Date.parse(room.ChangedAt);
  if (isOpenedByTeacher(room.State, at, now)) return 'during';
  if (room.State === 'live') return undefined;
  // A rehearsal that ended before the room opens does not end the lesson.
  return at >= start - OPENS_BEFORE_MS ? 'after' : undefined;
}

/**
 * Returns the phase of the current lesson. Its date decides, unless its teacher has started or
 * ended it.
 *
 * @param now milliseconds since the epoch
 * @param dates of the live lessons, earliest first, ISO 8601 with an offset
 * @param room the teacher's start or end; that of another lesson does not count
 */
export function livePhase(now: number, dates: readonly string[], room?: LiveRoomState): LivePhase {
  const start = currentStart(dates, now);
  if (start === undefined) return { kind: 'none', isRunning: false };
  const lessonID = liveLessonIDOf(start);
  const begins = Date.parse(start);
  const told = room?.ID === lessonID ? byTeacher(room, begins, now) : undefined;
  const kind = told ?? byDate(now, start);
  const isRunning = kind === 'during' && (told === 'during' || now >= begins);
  const startedAt = told === 'during' && room ? Date.parse(room.ChangedAt) : begins;
  return { kind, lessonID, start, isRunning, begunAt: isRunning ? startedAt : undefined };
}

/**
 * Returns the date of the lesson to announce; after a lesson, of the next. Undefined: none.
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
