import type { Firestore } from 'firebase-admin/firestore';
import type { Auth } from 'firebase-admin/auth';
import { ofTeacher, type ReservedName } from './reserved-names';

/** Life of the cache. A new teacher's name is reserved after that time. */
const KNOWN_MS = 60_000;
/** Limit of the provider's `getUsers`. */
const TEACHERS = 100;

/**
 * Reads the names of the school and of the teachers in `Teachers`, with a cache of one minute in
 * each instance.
 *
 * @param school gives the school's name
 * @param now milliseconds since the epoch
 */
export function createReservedNames(
  db: () => Firestore,
  identities: () => Pick<Auth, 'getUsers'>,
  school: () => string,
  now: () => number,
): () => Promise<readonly ReservedName[]> {
  let reading: { readonly names: readonly ReservedName[]; readonly until: number } | undefined;
  return async () => {
    if (reading !== undefined && now() < reading.until) return reading.names;
    const teachers = await db().collection('Teachers').limit(TEACHERS).get();
    const accounts = teachers.docs.map(({ id: uid }) => ({ uid }));
    const { users } = accounts.length === 0 ? { users: [] } : await identities().getUsers(accounts);
    const names = [
      { name: school(), isAlsoPart: true },
      ...users.map(({ displayName = '' }) => ofTeacher(displayName)),
    ];
    reading = { names, until: now() + KNOWN_MS };
    return names;
  };
}
