import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';

/**
 * The roles of the tests. BASIC and VIP are learners with a document `Entitlements/{uid}`, which
 * opens the comments and, for VIP, the live chat. A teacher has the claim and a document
 * `Teachers/{uid}`.
 */
export const ROLES = ['visitor', 'free', 'BASIC', 'VIP', 'teacher', 'other member'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that read and write their own documents. */
export const OWNERS: readonly Role[] = ['free', 'BASIC', 'VIP', 'teacher'];

export const SIGNED_IN: readonly Role[] = [...OWNERS, 'other member'];

/** The name of every account. */
export const NAME = 'Vreni';

const TIERS: Partial<Record<Role, number>> = { BASIC: 1, VIP: 2 };

/** The tier of a role's plan; undefined without a plan. */
export const tierOf = (role: Role): number | undefined => TIERS[role];

const clients = new Map<string, Firestore>();

/**
 * Opens the database as a role. Each account has one client, because connecting takes longer than a
 * test.
 *
 * @param uid the learner of the tested documents; only owners sign in with it
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
  // The library types its client by the SDK's older interface.
  const client = clients.get(account) ?? (context[role]().firestore() as unknown as Firestore);
  clients.set(account, client);
  return client;
}
