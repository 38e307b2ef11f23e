import type { CallableRequest } from 'firebase-functions/https';
import { AppError } from 'shared-contracts';

/** Who calls, as verified by the platform. */
export type Caller = { readonly kind: 'visitor' } | Member;

export interface Member {
  readonly kind: 'member';
  readonly uid: string;
  /** When the person last proved who they are, in milliseconds since the epoch. */
  readonly signedInAt: number;
  /** The custom claim `teacher`. Source: INTERFACES §3. */
  readonly isTeacher: boolean;
}

/** The little that is read of an HTTP request. */
export interface RequestOrigin {
  readonly ip?: string | undefined;
  header(name: string): string | undefined;
}

export const callerOf = (auth: CallableRequest['auth']): Caller =>
  auth === undefined
    ? { kind: 'visitor' }
    : {
        kind: 'member',
        uid: auth.uid,
        signedInAt: auth.token.auth_time * 1000,
        isTeacher: auth.token['teacher'] === true,
      };

/** @throws {AppError} `unauthenticated` for a visitor */
export function requireMember(caller: Caller): Member {
  if (caller.kind === 'member') return caller;
  throw new AppError('unauthenticated', 'Sign in first.');
}

/**
 * What the rate is counted by: the uid of a member, the address of a visitor. Of the forwarded
 * addresses only the last was written by the platform; those before it are the caller's own claim.
 */
export function rateKeyOf(caller: Caller, origin: RequestOrigin): string {
  if (caller.kind === 'member') return `uid:${caller.uid}`;
  const forwarded = origin.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return `ip:${forwarded === undefined || forwarded === '' ? (origin.ip ?? 'unknown') : forwarded}`;
}
