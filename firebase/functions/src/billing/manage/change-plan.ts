import {
  AppError,
  type CallableRequest,
  type CallableResponse,
  type ChangePreview,
} from 'shared-contracts';
import { findPackage } from '../checkout/create-checkout';
import { priceIdOf, readAllPackages } from '../price-list';
import { packageOf } from '../projection/project';
import { askProvider } from '../provider/stripe';
import type { BillingServices } from '../services';
import { syncCustomer } from '../sync';
import { changeAtProvider } from './change-at-provider';
import { previewAtProvider } from './preview-at-provider';
import { findOwnPlan } from './manage-plan';
import { changeTimeOf } from './plan-change';

type Request = CallableRequest<'changeStripeSubscription'>;

function requireEqual(field: 'StripePriceID' | 'ProductID', sent: string | undefined, own: string) {
  if (sent === undefined || sent === own) return;
  throw new AppError('invalid-argument', `${field}: must be that of the package, or left out`, {
    field,
  });
}

/** What the learner has, what they ask for, and when that would begin. */
async function readChange(
  { OfferID, PackageID, selectedPrivateLesson }: Request,
  uid: string,
  services: BillingServices,
) {
  const { appOrigin, db, environment } = services;
  const sold = await findPackage(services, {
    ...{ offerID: OfferID, packageID: PackageID, selectedPrivateLesson },
  });
  const priceID = priceIdOf(sold, environment);
  const { customerID, subscriptions } = await findOwnPlan(uid, services);
  const [own] = subscriptions;
  const time = changeTimeOf(packageOf(own, await readAllPackages(db)) ?? null, sold);
  return { customerID, own, sold, priceID, time, returnUrl: `${appOrigin}/subscriptions` };
}

/**
 * Changes the running plan to another package: what opens more or lasts longer is charged now,
 * everything else follows at the end of the period. Source: SPEC §7, INTERFACES §5.
 *
 * @throws {AppError} `not-found` for an unknown offer or package; `invalid-argument` for ids that are
 *   not the package's; `failed-precondition` with a `BillingRefusal`; `unavailable` without the
 *   provider
 */
export async function changePlan(
  request: Request,
  uid: string,
  services: BillingServices,
): Promise<CallableResponse<'changeStripeSubscription'>> {
  const { customerID, own, ...wanted } = await readChange(request, uid, services);
  requireEqual('StripePriceID', request.StripePriceID, wanted.priceID);
  requireEqual('ProductID', request.ProductID, wanted.sold.ProductID);
  if (request.selectedPrivateLesson !== undefined) {
    // Never charge for an hour that nobody keeps for the learner.
    throw new AppError('unavailable', 'An hour cannot be booked with a change of plan right now.');
  }
  const result = await askProvider(() => changeAtProvider(services.stripe, own, wanted));
  await askProvider(() =>
    syncCustomer(services, uid, customerID, {
      cause: { by: 'learner', why: 'changeStripeSubscription' },
    }),
  );
  return result;
}

/**
 * What `changePlan` would charge, and when. Changes nothing.
 *
 * @throws {AppError} as `changePlan`
 */
export async function previewChange(
  request: CallableRequest<'previewStripeSubscriptionChange'>,
  uid: string,
  services: BillingServices,
): Promise<ChangePreview> {
  const { own, ...wanted } = await readChange(request, uid, services);
  return askProvider(() => previewAtProvider(services.stripe, own, wanted));
}
