import { AppError, billingRefusalOf, fieldOf, type Platform } from 'shared-contracts';
import { checkout } from '../messages/checkout';

/**
 * Shows why the server refused a billing call. Another tab may have changed the plan, so the page
 * then loads the plans again.
 */
export function tellRefusal(
  { alerts, events }: Pick<Platform, 'alerts' | 'events'>,
  error: unknown,
) {
  alerts.show(explainRefusal(error));
  if (error instanceof AppError && error.code === 'failed-precondition') {
    events.emit('subscriptionChanged', { ProductID: null });
  }
}

/** Explains to the learner why a billing call was refused. Source: API-refusals. */
function explainRefusal(error: unknown): {
  readonly title: string;
  readonly description: string;
} {
  if (error instanceof AppError && error.code === 'resource-exhausted') {
    return fieldOf(error.details, 'per') === 'day' ? checkout.tooOftenToday : checkout.tooMany;
  }
  const reason = error instanceof AppError ? billingRefusalOf(error.details) : null;
  switch (reason) {
    case 'slot-missing':
      return checkout.slotMissing;
    case 'slot-taken':
      return checkout.slotTaken;
    case 'slots-full':
      return checkout.slotsFull;
    case 'held-too-often':
      return checkout.heldTooOften;
    case 'notice-too-short':
      return checkout.tooLate;
    case 'web-plan':
      return checkout.planThere;
    case 'store-plan':
      return checkout.storePlanThere;
    case 'no-plan':
      return checkout.noPlan;
    case 'not-cancelled':
      return checkout.renewsAlready;
    default:
      return checkout.failure;
  }
}
