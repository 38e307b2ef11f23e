import {
  CancelSubscriptionRequestSchema,
  ChangeSubscriptionRequestSchema,
  CreateCardUpdateRequestSchema,
  CreatePortalRequestSchema,
  PreviewChangeRequestSchema,
  UncancelSubscriptionRequestSchema,
} from 'shared-contracts';
import { callable } from '../../platform/callable/callable';
import { requireMember } from '../../platform/callable/caller';
import { BILLING_SECRETS, billingServices } from '../../ledger/services';
import { changePlan, previewChange } from './change-plan';
import { createCardUpdate, createPortal } from './card-update';
import { cancelPlan, uncancelPlan } from './manage-plan';

const options = {
  auth: 'member',
  rate: 'change',
  secrets: BILLING_SECRETS,
} as const;

/**
 * Plan changes, and cancellations taken back, that a learner may make in a day. Each writes a
 * confirmation, and Stripe may send a mail. A cancellation is not counted and never refused,
 * because a learner can cancel only once after each of the two.
 */
const CHANGES_PER_DAY = 20;

export const cancelStripeSubscription = callable(
  'cancelStripeSubscription',
  { ...options, request: CancelSubscriptionRequestSchema },
  (_, caller) => cancelPlan(requireMember(caller).uid, billingServices()),
);

export const uncancelStripeSubscription = callable(
  'uncancelStripeSubscription',
  { ...options, request: UncancelSubscriptionRequestSchema, perDay: CHANGES_PER_DAY },
  (payload, caller) => uncancelPlan(payload, requireMember(caller).uid, billingServices()),
);

export const changeStripeSubscription = callable(
  'changeStripeSubscription',
  { ...options, request: ChangeSubscriptionRequestSchema, perDay: CHANGES_PER_DAY },
  (payload, caller) => changePlan(payload, requireMember(caller).uid, billingServices()),
);

export const previewStripeSubscriptionChange = callable(
  'previewStripeSubscriptionChange',
  { ...options, request: PreviewChangeRequestSchema, rate: 'attempt' },
  (payload, caller) => previewChange(payload, requireMember(caller).uid, billingServices()),
);

export const createStripeCardUpdateCheckoutSession = callable(
  'createStripeCardUpdateCheckoutSession',
  { ...options, request: CreateCardUpdateRequestSchema },
  (_, caller) => createCardUpdate(requireMember(caller).uid, billingServices()),
);

export const createBillingPortalSession = callable(
  'createBillingPortalSession',
  { ...options, request: CreatePortalRequestSchema },
  (_, caller) => createPortal(requireMember(caller).uid, billingServices()),
);
