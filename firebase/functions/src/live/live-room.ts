import type { Firestore } from 'firebase-admin/firestore';
import {
  documentPaths,
  EntitlementSchema,
  LiveSecretsSchema,
  TIER,
  type LiveDates,
  type LiveSecrets,
} from 'shared-contracts';
import type { Caller } from '../platform/callable/caller';
import { decideAccess } from '../lessons/access';
import { parseStored } from '../platform/parse-stored';
import { changesRef, datesOf, parseChanges, withMeeting } from './live-changes';

export interface LiveServices {
  readonly db: Firestore;
  readonly now: () => Date;
}

export type LiveRoom = {
  /** The teachers' changes of dates; undefined: no change. */
  readonly dates: LiveDates | undefined;
} & (
  | { readonly access: 'granted'; readonly secrets: LiveSecrets }
  | { readonly access: 'not-signed-in' | 'not-entitled' }
);

/**
 * Opens the live room for VIP, PRIVATE and teachers. Every caller gets the changed dates. A visitor
 * costs one read, a teacher two, a member three. A room without announced addresses opens empty.
 *
 * @throws {AppError} `internal` when a stored document is malformed. Source: ROLE-vip.
 */
export async function openLiveRoom(caller: Caller, { db, now }: LiveServices): Promise<LiveRoom> {
  if (caller.kind === 'visitor') {
    return { access: 'not-signed-in', dates: datesOf(parseChanges(await changesRef(db).get())) };
  }
  const { uid, isTeacher } = caller;
  const [room, changed, plan] = await db.getAll(
    db.doc('LiveSecrets/next'),
    changesRef(db),
    ...(isTeacher ? [] : [db.doc(documentPaths.entitlement(uid))]),
  );
  const { kind: access } = decideAccess({
    lesson: { isAvailable: true, requiredTier: TIER.VIP },
    isSignedIn: true,
    isTeacher,
    entitlement: parseStored(EntitlementSchema, plan),
    now: now(),
  });
  const changes = parseChanges(changed);
  const dates = datesOf(changes);
  if (access !== 'granted') return { access: 'not-entitled', dates };
  const secrets = parseStored(LiveSecretsSchema, room) ?? {};
  return { access, dates, secrets: withMeeting(secrets, changes) };
}
