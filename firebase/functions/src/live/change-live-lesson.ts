import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { isMovedAway, isOpenedByTeacher, SCHOOL_ZONE, withMove, zonedTime } from 'common';
import {
  AppError,
  DAY_MS,
  documentPaths,
  liveLessonIDOf,
  LiveRoomStateSchema,
  LiveSecretsSchema,
  type CallableRequest,
  type CallableResponse,
  type LiveChanges,
  type LiveSecrets,
} from 'shared-contracts';
import * as v from 'valibot';
import { requireTeacher, type Caller } from '../platform/callable/caller';
import { parseStored } from '../platform/parse-stored';
import { transact } from '../platform/transact';
import { changesRef, datesOf, parseChanges, withMeeting } from './live-changes';
import type { LiveServices } from './live-room';

/** A date further ahead is a typing error. */
const LONGEST_AHEAD_MS = 180 * DAY_MS;

const StoredRoomSchema = v.object({
  State: LiveRoomStateSchema.entries.State,
  ChangedAt: v.instance(Timestamp),
});

const invalid = (message: string) => new AppError('invalid-argument', message);
const impossible = (message: string) => new AppError('failed-precondition', message);
const overtaken = () =>
  new AppError(
    'aborted',
    'Another teacher has changed this meanwhile. Please check the fields, and save again.',
  );

function settingsOf(secrets: LiveSecrets, changes: LiveChanges) {
  const dates = datesOf(changes);
  return {
    revision: changes.Revision,
    joinUrl: withMeeting(secrets, changes).JoinUrl ?? '',
    ...(dates && { dates }),
  };
}

const parseSecrets = (stored: Parameters<typeof parseStored>[1]): LiveSecrets =>
  parseStored(LiveSecretsSchema, stored) ?? {};

/**
 * Reads the settings that a teacher may change. Costs two reads.
 *
 * @throws {AppError} `permission-denied` for all but teachers. Source: docs/live.md.
 */
export async function getLiveLessonSettings(
  caller: Caller,
  db: Firestore,
): Promise<CallableResponse<'getLiveLessonSettings'>> {
  requireTeacher(caller);
  const [secrets, changes] = await db.getAll(db.doc('LiveSecrets/next'), changesRef(db));
  return settingsOf(parseSecrets(secrets), parseChanges(changes));
}

/** `Date` reads 30 February as 2 March. */
function isOnCalendar(clock: string): boolean {
  const at = new Date(`${clock}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(clock);
}

/**
 * Checks the new date, and adds the offset of the school's time zone on that day.
 *
 * @throws {AppError} with a sentence for the teacher
 */
function dateOf({ from, to }: { readonly from: string; readonly to: string }, now: number): string {
  if (!(Date.parse(from) > now)) {
    throw impossible('This lesson has begun already, so its date stays. Reload the page.');
  }
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(to) ?? [];
  if (day === undefined || time === undefined || !isOnCalendar(to)) {
    throw invalid('Please give the lesson a day and a time.');
  }
  const date = zonedTime(day, time, SCHOOL_ZONE);
  if (Date.parse(date) <= now) {
    throw impossible('This time is over already. Please choose a later one.');
  }
  if (Date.parse(date) > now + LONGEST_AHEAD_MS) {
    throw impossible('This is more than half a year ahead. Please check the year.');
  }
  return date;
}

/**
 * Refuses a new date while a teacher has opened the lesson's room, because members are in it.
 *
 * @param room the stored state of the room
 * @throws {AppError} with a sentence for the teacher
 */
function requireClosed(room: DocumentSnapshot | undefined, now: number): void {
  const state = parseStored(StoredRoomSchema, room);
  if (state === null || !isOpenedByTeacher(state.State, state.ChangedAt.toMillis(), now)) return;
  throw impossible(
    'The room of this lesson is open to members. End the lesson or the rehearsal first, then change the date.',
  );
}

/** Whether a hostname is a host, or a subdomain of it. */
const isAt = (hostname: string, host: string) => hostname === host || hostname.endsWith(`.${host}`);

/**
 * Reads the meeting of an address. Only a link of Zoom names the meeting's number. Hosts are
 * compared as `URL` writes them, so a letter of another script makes another host.
 *
 * @param hosts allowed hosts of meetings, as `URL` writes them
 * @throws {AppError} with a sentence for the teacher
 */
function meetingOf(
  address: string,
  hosts: readonly string[],
): Pick<LiveChanges, 'JoinUrl' | 'MeetingNumber'> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || url.username + url.password !== '' || /\s/.test(address)) {
    throw invalid(
      'This is no address of a meeting. Copy the whole link, like https://zoom.us/j/12345678901.',
    );
  }
  const { hostname, href, pathname } = url;
  if (!hosts.some((host) => isAt(hostname, host))) {
    throw invalid(
      `This link leads to ${hostname}, but meetings are at ${hosts.join(' or ')}. Copy the link from there.`,
    );
  }
  const isOfZoom = isAt(hostname, 'zoom.us');
  const MeetingNumber = isOfZoom ? /^\/j\/(\d{9,11})$/.exec(pathname)?.[1] : undefined;
  return { JoinUrl: href, ...(MeetingNumber !== undefined && { MeetingNumber }) };
}

/**
 * Moves a lesson, or changes the address of the meeting, and audits it. The lesson must not have
 * begun, and its room must be closed. The same transaction changes the dates that members read. The
 * published settings stay: the change overrides them until a teacher takes it back, also after a
 * new publication.
 *
 * @param services.meetingHosts hosts of the links that a teacher may set, as `URL` writes them
 * @throws {AppError} `permission-denied` for all but teachers; `aborted` when the settings are no
 *   longer those that the teacher has seen; `invalid-argument` and `failed-precondition` with a
 *   sentence for the teacher. Source: decision 63, docs/live.md.
 */
export async function changeLiveLesson(
  { revision, date, joinUrl }: CallableRequest<'changeLiveLesson'>,
  caller: Caller,
  { db, now, meetingHosts }: LiveServices & { readonly meetingHosts: readonly string[] },
): Promise<CallableResponse<'changeLiveLesson'>> {
  const { uid } = requireTeacher(caller);
  if (date === undefined && joinUrl === undefined) throw invalid('Nothing was changed.');
  const moment = now().getTime();
  return transact(db, async (transaction) => {
    const [room, stored, opened] = await transaction.getAll(
      db.doc('LiveSecrets/next'),
      changesRef(db),
      ...(date ? [db.doc(documentPaths.liveRoom(liveLessonIDOf(date.from)))] : []),
    );
    const secrets = parseSecrets(room);
    const earlierChanges = parseChanges(stored);
    const isAway = date !== undefined && isMovedAway(earlierChanges.Moved, date.from);
    if (earlierChanges.Revision !== revision || isAway) throw overtaken();

    const to = date && dateOf(date, moment);
    requireClosed(opened, moment);
    const { JoinUrl, MeetingNumber, ...dates } = earlierChanges;
    const address = joinUrl?.trim();
    const isOwn = address === '' || address === secrets.JoinUrl;
    const kept = { ...(JoinUrl && { JoinUrl }), ...(MeetingNumber && { MeetingNumber }) };
    const after: LiveChanges = {
      ...dates,
      ...(address === undefined ? kept : !isOwn && meetingOf(address, meetingHosts)),
      Revision: revision + 1,
      ...(date && to !== undefined && { Moved: withMove(dates.Moved, { ...date, to }, moment) }),
    };
    transaction.set(changesRef(db), after);
    const { Revision, Moved } = after;
    transaction.set(db.doc(documentPaths.liveDates()), { Revision, Moved });
    // The address opens a meeting, so the audit only says that it changed.
    transaction.create(db.collection('Audit').doc(), {
      uid,
      action: 'live-lesson-changed',
      at: FieldValue.serverTimestamp(),
      revision: Revision,
      ...(date && { from: date.from, to }),
      ...(address !== undefined && { address: isOwn ? 'of-the-school' : 'of-the-teacher' }),
    });
    return settingsOf(secrets, after);
  });
}
