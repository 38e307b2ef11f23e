import type { Firestore } from 'firebase-admin/firestore';
import {
  documentPaths,
  EntitlementSchema,
  LiveSecretsSchema,
  TIER,
  type LiveSecrets,
} from 'shared-contracts';
import type { Caller } from '../platform/callable/caller';
import { decideAccess } from '../lessons/access';
import { parseStored } from '../platform/parse-stored';

export interface LiveServices {
  readonly db: Firestore;
  readonly now: () => Date;
}

/** The answer of the live lesson's room to a caller. */
export type LiveRoom =
  | { readonly access: 'granted'; readonly secrets: LiveSecrets }
  | { readonly access: 'not-signed-in' | 'not-entitled' };

/**
 * Opens the room for VIP, PRIVATE and teachers. No reads for a visitor, one for a teacher, two for
 * a member. A room without announced addresses opens too, and holds none.
 *
 * @throws {AppError} `internal` when a stored document is malformed. Source: ROLE-vip.
 */
export async function openLiveRoom(caller: Caller, { db, now }: LiveServices): Promise<LiveRoom> {
  if (caller.kind === 'visitor') return { access: 'not-signed-in' };
  const { uid, isTeacher } = caller;
  const [room, plan] = await db.getAll(
    db.doc('LiveSecrets/next'),
    ...(isTeacher ? [] : [db.doc(documentPaths.entitlement(uid))]),
  );
  const { kind: access } = decideAccess({
    lesson: { isAvailable: true, requiredTier: TIER.VIP },
    isSignedIn: true,
    isTeacher,
    entitlement: parseStored(EntitlementSchema, plan),
    now: now(),
  });
  if (access !== 'granted') return { access: 'not-entitled' };
  return { access, secrets: parseStored(LiveSecretsSchema, room) ?? {} };
}
