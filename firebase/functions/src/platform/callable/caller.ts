import type { CallableRequest } from 'firebase-functions/https';
import { AppError } from 'shared-contracts';
import { networksOf } from 'shared-contracts/telemetry';

/** Who calls, as verified by the platform. */
export type Caller = { readonly kind: 'visitor' } | Member;

export interface Member {
  readonly kind: 'member';
  readonly uid: string;
  /** When the person last proved who they are, in milliseconds since the epoch. */
  readonly signedInAt: number;
  /**
   * The custom claim `teacher`, and a document `Teachers/{uid}`. Source: docs/product.md, Roles.
   */
  readonly isTeacher: boolean;
}

/** The little that is read of an HTTP request. */
export interface RequestOrigin {
  readonly ip?: string | undefined;
  header(name: string): string | undefined;
}

/** The caller of the token. Of a teacher it has only the claim, which `confirmTeacher` confirms. */
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
 * The caller, as a teacher only with a document `Teachers/{uid}`. The claim stays in a token for up
 * to an hour, but without the document the right ends at once. Reads nothing for others.
 *
 * @param isKept whether the server keeps such a document
 */
export async function confirmTeacher(
  caller: Caller,
  isKept: (uid: string) => Promise<boolean>,
): Promise<Caller> {
  if (caller.kind === 'visitor' || !caller.isTeacher) return caller;
  return { ...caller, isTeacher: await isKept(caller.uid) };
}

/** @throws {AppError} `unauthenticated` for a visitor */
export function requireMember(caller: Caller): Member {
  if (caller.kind === 'member') return caller;
  throw new AppError('unauthenticated', 'Sign in first.');
}

/**
 * @throws {AppError} `unauthenticated` for a visitor, `permission-denied` for all but teachers
 */
export function requireTeacher(caller: Caller): Member {
  const member = requireMember(caller);
  if (member.isTeacher) return member;
  throw new AppError('permission-denied', 'Only a teacher of the school may do this.');
}

/**
 * The keys of the rate limit: the uid of a member; for a visitor the sender, and the networks
 * around it (decision 56). The platform writes the last forwarded address; the caller may have
 * invented those before it. By Google's documentation the platform appends the address or replaces
 * the header. The last one is right in both cases. Not yet compared with a deployed function
 * (docs/security.md).
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
