import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';

/**
 * Roles that ask. A plan is not part of the token: BASIC and VIP are learners with a document
 * `Entitlements/{uid}`. It opens the comments and, for VIP, the live chat; nothing else here. A
 * teacher has a document `Teachers/{uid}` besides the claim.
 */
export const ROLES = ['visitor', 'free', 'BASIC', 'VIP', 'teacher', 'other member'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that ask for their own documents. */
export const OWNERS: readonly Role[] = ['free', 'BASIC', 'VIP', 'teacher'];

/** Everybody who is logged in. */
export const SIGNED_IN: readonly Role[] = [...OWNERS, 'other member'];

/** The name of every account. */
export const NAME = 'Vreni';

const TIERS: Partial<Record<Role, number>> = { BASIC: 1, VIP: 2 };

/** The tier of a role's plan; undefined without a plan. */
export const tierOf = (role: Role): number | undefined => TIERS[role];

const clients = new Map<string, Firestore>();

/**
 * The database as a role sees it. Each account has one client, because to connect one takes longer
 * than what a test asks.
 *
 * @param uid the learner whose documents the test asks for; owners sign in with it, others do not
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
  const account = `${role} ${uid}`;
  // The library has the types of the SDK's older interface.
  const client = clients.get(account) ?? (context[role]().firestore() as unknown as Firestore);
  clients.set(account, client);
  return client;
}
