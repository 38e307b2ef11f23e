import type { CallableRequest } from 'firebase-functions/https';
import { AppError } from 'shared-contracts';
import { networksOf } from 'shared-contracts/telemetry';

/** The caller, as verified by the platform. */
export type Caller = { readonly kind: 'visitor' } | Member;

export interface Member {
  readonly kind: 'member';
  readonly uid: string;
  /** The time of the last log-in, in milliseconds since the epoch. */
  readonly signedInAt: number;
  /**
   * Has the custom claim `teacher` and a document `Teachers/{uid}`. Source: docs/product.md, Roles.
   */
  readonly isTeacher: boolean;
}

/** The read part of an HTTP request. */
export interface RequestOrigin {
  readonly ip?: string | undefined;
  header(name: string): string | undefined;
}

/** Reads the caller from the token. `confirmTeacher` must confirm a teacher's claim. */
export const callerOf = (auth: CallableRequest['auth']): Caller =>
  auth === undefined
    ? { kind: 'visitor' }
    : {
        kind: 'member',
        uid: auth.uid,
        signedInAt: auth.token.auth_time * 1000,
        isTeacher: auth.token.teacher === true,
      };

/**
 * Drops the claim of a teacher without a document `Teachers/{uid}`. A token keeps the claim for up
 * to an hour, but the right ends with the document. Other callers cost no read.
 *
 * @param hasDocument whether the document exists
 */
export async function confirmTeacher(
  caller: Caller,
  hasDocument: (uid: string) => Promise<boolean>,
): Promise<Caller> {
  if (caller.kind === 'visitor' || !caller.isTeacher) return caller;
  return { ...caller, isTeacher: await hasDocument(caller.uid) };
}

/** @throws {AppError} `unauthenticated` for a visitor */
export function requireMember(caller: Caller): Member {
  if (caller.kind === 'member') return caller;
  throw new AppError('unauthenticated', 'Sign in first.');
}

/** @throws {AppError} `unauthenticated` for a visitor, `permission-denied` for all but teachers */
export function requireTeacher(caller: Caller): Member {
  const member = requireMember(caller);
  if (member.isTeacher) return member;
  throw new AppError('permission-denied', 'Only a teacher of the school may do this.');
}

/**
 * Makes the keys of the rate limit: the uid of a member, or a visitor's address and the networks
 * that contain it (decision 56). The last forwarded address counts, because the platform writes it
 * and the caller may have invented the earlier ones. Google documents that the platform appends the
 * address or replaces the header. No deployed function has confirmed this yet (docs/security.md).
 *
 * @returns from the narrowest to the widest
 */
export function rateKeysOf(
  caller: Caller,
  origin: RequestOrigin,
): readonly [key: string, ...wider: string[]] {
  if (caller.kind === 'member') return [`uid:${caller.uid}`];
  const forwarded = origin.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  const [sender, ...wider] = networksOf(forwarded || (origin.ip ?? 'unknown'));
  return [`ip:${sender}`, ...wider.map((network) => `ip:${network}`)];
}
