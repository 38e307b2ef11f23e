import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth';
import { adminApp } from '../admin-app';

/** What we ask of the identity provider. */
export type Identities = Pick<Auth, 'getUser' | 'getUserByEmail' | 'deleteUser'>;

/** The identity provider, with the rights of the server. */
export const identities = (): Identities => getAuth(adminApp());

const USER_NOT_FOUND = 'auth/user-not-found';

const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === USER_NOT_FOUND;

/** What the provider answered; null: there is no such account. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

export const findByUid = (provider: Identities, uid: string): Promise<UserRecord | null> =>
  orNull(provider.getUser(uid));

export const findByEmail = (provider: Identities, email: string): Promise<UserRecord | null> =>
  orNull(provider.getUserByEmail(email));

/** Deletes an account; that it is gone already is no failure. */
export async function deleteIdentity(provider: Identities, uid: string): Promise<void> {
  await orNull(provider.deleteUser(uid));
}
