import {
  GetCurrentSubscriptionsRequestSchema,
  GetHasAlreadySubscribedRequestSchema,
  GetSubscriptionPlatformRequestSchema,
} from 'shared-contracts';
import { findByUid, identities } from '../people/identities';
import { hadTrial } from '../people/used-trials';
import { callable } from '../platform/callable/callable';
import { requireMember, type Caller } from '../platform/callable/caller';
import { PSEUDONYM_KEY } from '../platform/config';
import { database } from '../platform/database';
import { currentSubscriptionsOf, platformOf, readEntitlement } from '../ledger/current-plan';

const entitlementOf = (caller: Caller) => readEntitlement(database(), requireMember(caller).uid);

export const getSubscriptionPlatform = callable(
  'getSubscriptionPlatform',
  { request: GetSubscriptionPlatformRequestSchema, auth: 'member', rate: 'page' },
  async (_, caller) => ({
    subscriptionPlatform: platformOf(await entitlementOf(caller), new Date()),
  }),
);

export const getCurrentSubscriptions = callable(
  'getCurrentSubscriptions',
  { request: GetCurrentSubscriptionsRequestSchema, auth: 'member', rate: 'page' },
  async (_, caller) => currentSubscriptionsOf(await entitlementOf(caller), new Date()),
);

/**
 * A trial of another account of the same person counts, even of a deleted one, so that no page
 * promises a second trial. Source: docs/account.md.
 */
export const getHasAlreadySubscribed = callable(
  'getHasAlreadySubscribed',
  {
    request: GetHasAlreadySubscribedRequestSchema,
    auth: 'member',
    rate: 'page',
    secrets: [PSEUDONYM_KEY],
  },
  async (_, caller) => {
    if ((await entitlementOf(caller)) !== null) return { hasAlreadySubscribed: true };
    const user = await findByUid(identities(), requireMember(caller).uid);
    const hasAlreadySubscribed =
      user !== null && (await hadTrial(database(), user, PSEUDONYM_KEY.value()));
    return { hasAlreadySubscribed };
  },
);
