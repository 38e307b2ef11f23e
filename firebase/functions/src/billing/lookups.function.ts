import {
  GetCurrentSubscriptionsRequestSchema,
  GetHasAlreadySubscribedRequestSchema,
  GetSubscriptionPlatformRequestSchema,
} from 'shared-contracts';
import { identities } from '../people/identities';
import { callable } from '../platform/callable/callable';
import { requireMember, type Caller } from '../platform/callable/caller';
import { PSEUDONYM_KEY } from '../platform/config';
import { database } from '../platform/database';
import { currentSubscriptionsOf, platformOf, readEntitlement } from '../ledger/current-plan';
import { hadTrialElsewhere } from './used-trial';

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

/** A trial of a deleted account counts: nobody is promised a second one. */
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
    const hadTrial = await hadTrialElsewhere(requireMember(caller).uid, {
      db: database(),
      identities: identities(),
      pseudonymKey: PSEUDONYM_KEY.value(),
    });
    return { hasAlreadySubscribed: hadTrial };
  },
);
