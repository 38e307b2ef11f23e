import type { Firestore } from 'firebase-admin/firestore';
import {
  documentPaths,
  EntitlementSchema,
  type CallableResponse,
  type Entitlement,
  type RequiredTier,
} from 'shared-contracts';
import { findLines } from 'common/line-search';
import type { Caller } from '../platform/callable/caller';
import { parseStored } from '../platform/parse-stored';
import { decideAccess } from './access';
import type { LineIndex } from './line-index';

export interface SearchServices {
  readonly db: Firestore;
  readonly index: LineIndex;
  readonly now: () => Date;
}

async function planOf(db: Firestore, caller: Caller): Promise<Entitlement | null> {
  if (caller.kind === 'visitor') return null;
  return parseStored(EntitlementSchema, await db.doc(documentPaths.entitlement(caller.uid)).get());
}

/**
 * Finds lines of listed lessons by words in either language: one line per lesson, at most 20, and
 * only of lessons that the caller may open. A visitor gets the free mini lessons. A member costs
 * one read, a visitor none, because the lines are in memory.
 *
 * @throws {AppError} `internal` when a stored document is malformed. Source: API-searchLines.
 */
export async function searchLines(
  { query }: { readonly query: string },
  caller: Caller,
  { db, index, now }: SearchServices,
): Promise<CallableResponse<'searchLines'>> {
  const [lessons, entitlement] = await Promise.all([index.lessons(), planOf(db, caller)]);
  const isSignedIn = caller.kind === 'member';
  const isTeacher = isSignedIn && caller.isTeacher;
  const time = now();
  const opens = (requiredTier: RequiredTier) =>
    decideAccess({
      lesson: { isAvailable: true, requiredTier },
      isSignedIn,
      isTeacher,
      entitlement,
      now: time,
    }).kind === 'granted';
  const open = new Set(([0, 1, 2] as const).filter(opens));
  return {
    hits: findLines(
      query,
      lessons.filter(({ requiredTier }) => open.has(requiredTier)),
    ),
  };
}
