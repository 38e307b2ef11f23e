import {
  AppError,
  type CallableRequest,
  type CallableResponse,
  type ChangePreview,
} from 'shared-contracts';
import { findPackage, requireFittingSlot } from '../checkout/create-checkout';
import { freeReservationsOf } from '../../slots/reserve-slot';
import { auditRequest } from '../../ledger/history/cause';
import { withLearnerLock } from '../../ledger/learner-turn';
import { priceIdOf, readAllPackages } from '../../ledger/price-list';
import { packageOf } from '../../ledger/projection/project';
import { askProvider } from '../../ledger/provider/stripe';
import type { BillingServices } from '../../ledger/services';
import { agreedProration, previewAndKeep } from './agreed-amount';
import { askChange, syncAfterChange } from './ask-change';
import { changeAtProvider } from './change-at-provider';
import { holdDuring, moveLesson, ownSlot } from './change-slot';
import { requirePaid } from './late-payment';
import { findOwnPlan } from './manage-plan';
import { changeTimeOf } from './plan-change';

type Request = CallableRequest<'changeStripeSubscription'>;

function requireEqual(
  field: 'StripePriceID' | 'ProductID',
  sent: string | undefined,
  soldID: string,
) {
  if (sent === undefined || sent === soldID) return;
  throw new AppError('invalid-argument', `${field}: must be that of the package, or left out`, {
    field,
  });
}

/**
 * Reads the present and the wanted plan, and works out when the change would begin.
 *
 * @throws {AppError} `failed-precondition` with `payment-overdue` while a payment is late
 */
async function readChange(
  { OfferID, PackageID }: Pick<Request, 'OfferID' | 'PackageID'>,
  uid: string,
  services: BillingServices,
) {
  const { appOrigin, db, environment } = services;
  const sold = await findPackage(services, { offerID: OfferID, packageID: PackageID });
  const priceID = priceIdOf(sold, environment);
  const { customerID, subscriptions } = await findOwnPlan(uid, services);
  const [subscription] = subscriptions;
  const time = changeTimeOf(packageOf(subscription, await readAllPackages(db)) ?? null, sold);
  await askProvider(() => requirePaid(services.stripe, subscription, services.now()));
  return { customerID, subscription, sold, priceID, time, returnUrl: `${appOrigin}/subscriptions` };
}

const NAME = 'changeStripeSubscription';

async function changeLocked(
  request: Request,
  uid: string,
  services: BillingServices,
): Promise<CallableResponse<'changeStripeSubscription'>> {
  const { customerID, subscription, ...wanted } = await readChange(request, uid, services);
  const { sold, time } = wanted;
  const { selectedPrivateLesson: slotID } = request;
  if (slotID !== undefined) await freeReservationsOf(services, uid);
  requireEqual('StripePriceID', request.StripePriceID, wanted.priceID);
  requireEqual('ProductID', request.ProductID, sold.ProductID);
  if (time !== 'keep' || slotID !== undefined) requireFittingSlot(sold, slotID);
  const details = { identifier: sold.identifier, ...(slotID !== undefined && { slotID }) };
  await auditRequest(services.db, uid, 'change-asked', { by: 'learner', why: NAME }, details);
  if (time === 'keep' && slotID !== undefined && slotID !== (await ownSlot(services, uid))) {
    return moveLesson(services, uid, { customerID, own: subscription, slotID });
  }
  const prorationDate = await agreedProration(services, uid, {
    own: subscription,
    wanted,
    request,
  });
  const change = () =>
    askChange(services, () =>
      changeAtProvider(services.stripe, subscription, {
        ...wanted,
        prorationDate,
        ...(slotID !== undefined && { slotID }),
      }),
    );
  const isHeld = time !== 'keep' && slotID !== undefined;
  const result = await (isHeld
    ? holdDuring(services, uid, { customerID, slotID }, change)
    : change());
  await syncAfterChange(services, uid, customerID, NAME);
  return result;
}

/**
 * Changes the running plan to another package. A package of a higher tier, or a longer one of the
 * same tier, is charged now. Any other follows at the end of the period. A package with a private
 * lesson needs a slot, which the call holds before the charge. The learner's own package with
 * another slot moves the lesson. A call that names a preview, or the shown amount, never charges
 * more than that.
 * Source: API-changeSubscription.
 *
 * @throws {AppError} `not-found` for an unknown offer, package or slot; `invalid-argument` for ids
 *   that are not the package's, or a slot that it does not need; `failed-precondition` with a
 *   `BillingRefusal`; `aborted` when another request changes the plan; `unavailable` without the
 *   provider
 */
export function changePlan(
  request: Request,
  uid: string,
  services: BillingServices,
): Promise<CallableResponse<'changeStripeSubscription'>> {
  return withLearnerLock(services, uid, () => changeLocked(request, uid, services));
}

/**
 * Previews what `changePlan` would charge, and when. It changes nothing at the provider, and needs
 * no slot. The preview is valid for ten minutes.
 *
 * @throws {AppError} as `changePlan`
 */
export async function previewChange(
  request: CallableRequest<'previewStripeSubscriptionChange'>,
  uid: string,
  services: BillingServices,
): Promise<ChangePreview> {
  const { subscription, ...wanted } = await readChange(request, uid, services);
  return previewAndKeep(services, uid, subscription, wanted);
}
