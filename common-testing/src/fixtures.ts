import {
  DAY_MS,
  type CurrentSubscriptions,
  type CurrentSubscription,
  type CurrentUser,
  type Entitlement,
  type SessionState,
  type UserDocument,
  type RegisteredRemote,
  type RemoteManifest,
} from 'shared-contracts';
import type { LoadEvent } from 'shared-contracts/telemetry';

/** The session of a signed-in learner; `overrides` replaces single fields of the user. */
export const aMember = (
  overrides: Partial<CurrentUser> = {},
): Extract<SessionState, { status: 'member' }> => ({
  status: 'member',
  user: {
    UID: 'uid-heidi',
    Username: 'Heidi',
    email: 'heidi@example.com',
    emailVerified: true,
    providers: ['password'],
    ...overrides,
  },
});

/**
 * The stored consents of a learner: all three given, except those that `choices` sets to false.
 *
 * @param uid the learner's
 */
export function aUserDocument(
  uid: string,
  choices: Partial<Record<Exclude<keyof UserDocument, 'DocID'>, boolean>> = {},
): UserDocument {
  const consent = (didUserAgree = true) => ({ didUserAgree, Date: '2026-11-16T12:00:00.000Z' });
  return {
    DocID: uid,
    PrivacyPolicyAndTermsAndConditionsConsent: consent(
      choices.PrivacyPolicyAndTermsAndConditionsConsent,
    ),
    RemindersConsent: consent(choices.RemindersConsent),
    MarketingConsent: consent(choices.MarketingConsent),
  };
}

/** BASIC, bought on the web, renewing in 30 days; `overrides` replaces single fields. */
export const anEntitlement = (overrides: Partial<Entitlement> = {}): Entitlement => ({
  Tier: 1,
  ProductID: 'basic_monthly',
  identifier: 'BASIC_monthly',
  platform: 'web',
  cancels: false,
  purchase_date: '2026-01-02T12:00:00.000Z',
  expires_date: new Date(Date.now() + 30 * DAY_MS).toISOString(),
  ...overrides,
});

/** A subscription: VIP, paid monthly since 2026-11-24; `overrides` replaces single fields. */
export const aSubscription = (
  overrides: Partial<CurrentSubscription> = {},
): CurrentSubscription => ({
  Tier: 2,
  ProductID: 'vip_monthly',
  identifier: 'VIP_monthly',
  cancels: false,
  purchase_date: '2026-11-24T12:00:00.000Z',
  expires_date: '2026-12-24T12:00:00.000Z',
  ...overrides,
});

/** Subscriptions in the server's form, by product. */
export const subscriptionsOf = (...all: readonly CurrentSubscription[]): CurrentSubscriptions =>
  Object.fromEntries(all.map((each) => [each.ProductID, each]));

/**
 * A registered remote with one screen, `home`, on `/home`.
 *
 * @param overrides `name` alone also names its files and its container; `manifest` replaces single
 *   fields of the manifest
 */
export function aRegisteredRemote(
  overrides: Partial<Omit<RegisteredRemote, 'manifest'>> & {
    readonly manifest?: Partial<RemoteManifest>;
  } = {},
): RegisteredRemote {
  const name = overrides.name ?? 'mf-lessons';
  return {
    name,
    manifestUrl: overrides.manifestUrl ?? `https://${name}.example/remote.json`,
    manifest: {
      schemaVersion: 1,
      name,
      version: '1.0.0',
      build: '0a1b2c3d',
      contract: '^1.0.0',
      container: `${name.replaceAll('-', '_')}_0a1b2c3d`,
      entry: { file: 'remoteEntry.0a1b2c3d.js' },
      routes: [{ path: '/home', screen: 'home', exact: true, title: 'Home', needsSession: false }],
      screens: { home: { expose: './home', scripts: [], styles: [] } },
      slots: [],
      ...overrides.manifest,
    },
  };
}

/** A page's report of a shown screen. */
export const aLoadEvent = (change: Partial<LoadEvent> = {}): LoadEvent => ({
  type: 'load',
  composition: 'shell-0a1b2c3d.live-f58cc113',
  at: '2026-01-31T12:00:00.000Z',
  rate: 1,
  remote: 'mf-live',
  version: '1.0.0',
  build: 'f58cc113',
  channel: 'stable',
  screen: 'live-lessons',
  phase: 'mount',
  outcome: 'ok',
  ms: 812,
  contract: '^1.0.0',
  sequence: 7,
  ...change,
});
