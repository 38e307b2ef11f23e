import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';

/**
 * Who asks. A plan is no part of the token, so to the rules BASIC and VIP are a learner with a
 * document `Entitlements/{uid}`. It opens the comments, and nothing else here.
 */
export const ROLES = ['visitor', 'free', 'BASIC', 'VIP', 'teacher', 'other member'] as const;
export type Role = (typeof ROLES)[number];

/** Those who ask for what is their own. */
export const OWNERS: readonly Role[] = ['free', 'BASIC', 'VIP', 'teacher'];

/** What everybody is called who is signed in. */
export const NAME = 'Vreni';

const TIERS: Partial<Record<Role, number>> = { BASIC: 1, VIP: 2 };

/** The plan that a role has bought; undefined: none. */
export const tierOf = (role: Role): number | undefined => TIERS[role];

/**
 * A database as that role sees it.
 *
 * @param uid of the learner whose documents are asked for: the owners' own, another's to the rest
 */
export function databaseOf(environment: RulesTestEnvironment, role: Role, uid: string): Firestore {
  const context = {
    visitor: () => environment.unauthenticatedContext(),
    free: () => environment.authenticatedContext(uid, { name: NAME }),
    BASIC: () => environment.authenticatedContext(uid, { name: NAME }),
    VIP: () => environment.authenticatedContext(uid, { name: NAME }),
    teacher: () => environment.authenticatedContext(uid, { name: NAME, teacher: true }),
    'other member': () => environment.authenticatedContext('somebody-else', { name: NAME }),
  };
  // The library is typed by the older interface of the same SDK.
  return context[role]().firestore() as unknown as Firestore;
}
