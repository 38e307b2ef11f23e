import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import {
  COMMENT_LIMITS,
  PRIVATE_LESSON_DAYS,
  PrivateLessonSlotSchema,
  type CallableResponse,
  type PrivateLessonSlot,
  type PrivateStudent,
} from 'shared-contracts';
import { hourOfSlot } from 'common';
import { requireTeacher, type Caller } from '../platform/callable/caller';
import { parseStored } from '../platform/parse-stored';
import { parseBooking, slotRef } from './bookings';

/** Limit of the provider's `getUsers`. The school sells far fewer slots. */
const MOST = 100;

type Hour = NonNullable<PrivateStudent['hour']>;

const hourOf = ({ Day, Meridiem, Hour }: PrivateLessonSlot): Hour => ({ Day, Meridiem, Hour });

/** Shortens a name as comments do. The provider stores longer ones. */
const shownOf = (name: string) => name.slice(0, COMMENT_LIMITS.username).replace(/\p{Cs}$/u, '');

/** Hours since Monday. A student without an hour comes last. */
function placeInWeek({ hour }: PrivateStudent): number {
  if (hour === undefined) return Number.POSITIVE_INFINITY;
  return PRIVATE_LESSON_DAYS.indexOf(hour.Day) * 24 + hourOfSlot(hour);
}

export interface StudentServices {
  readonly db: Firestore;
  readonly identities: Pick<Auth, 'getUsers'>;
  readonly now: () => Date;
}

/**
 * Lists the students of private lessons with their hours, in the order of the week, for a teacher.
 * It gives names without addresses, and leaves out unpaid bookings. Costs a read for each booking
 * and for each slot.
 *
 * @throws {AppError} `permission-denied` for all but teachers; `internal` when a document is
 *   malformed. Source: docs/live.md.
 */
export async function getPrivateStudents(
  caller: Caller,
  { db, identities, now }: StudentServices,
): Promise<CallableResponse<'getPrivateStudents'>> {
  requireTeacher(caller);
  const confirmed = db.collection('PrivateLessonBookings').where('state', '==', 'confirmed');
  const { docs } = await confirmed.limit(MOST).get();
  const booked = docs.flatMap((snapshot) => {
    const booking = parseBooking(snapshot);
    return booking ? [{ slotID: snapshot.id, ...booking }] : [];
  });
  if (booked.length === 0) return { students: [] };

  const ids = new Set(
    booked.flatMap(({ slotID, moved }) => [slotID, ...(moved ? [moved.from] : [])]),
  );
  const uids = [...new Set(booked.map(({ StudentUID }) => StudentUID))];
  const [slots, { users }] = await Promise.all([
    db.getAll(...[...ids].map((id) => slotRef(db, id))),
    identities.getUsers(uids.map((uid) => ({ uid }))),
  ]);
  const hours = new Map(
    slots.flatMap((snapshot): [string, Hour][] => {
      const slot = parseStored(PrivateLessonSlotSchema, snapshot);
      return slot ? [[snapshot.id, hourOf(slot)]] : [];
    }),
  );
  const names = new Map(users.map(({ uid, displayName = '' }) => [uid, shownOf(displayName)]));
  const students = booked.map(({ slotID, StudentUID, moved }): PrivateStudent => {
    const hour = hours.get(slotID);
    const isStillBefore = moved !== undefined && Date.parse(moved.at) > now().getTime();
    const earlierHour = isStillBefore ? hours.get(moved.from) : undefined;
    return {
      name: names.get(StudentUID) ?? '',
      ...(hour && { hour }),
      ...(earlierHour && moved && { before: { ...earlierHour, until: moved.at } }),
    };
  });
  return { students: students.sort((a, b) => placeInWeek(a) - placeInWeek(b)) };
}
