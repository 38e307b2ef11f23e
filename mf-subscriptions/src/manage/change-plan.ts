import {
  AppError,
  newPreviewOf,
  PLAN_OFFER_ID,
  type ChangePreview,
  type Package,
  type Platform,
} from 'shared-contracts';
import { rememberBank } from '../checkout/checkout-memory';
import { askForPrerequisites, type Chosen } from '../checkout/prerequisites';
import { messages } from '../messages';
import { amountText, priceText } from '../subscriptions/plan/price-text';
import { explainRefusedChange } from './explain-refused-change';

const { failure } = messages.checkout;
const text = messages.manage;

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

function describe(
  aPackage: Package,
  { dueNow, currency, nextPayment, isLater }: ChangePreview,
): string {
  const { amount, per } = priceText(aPackage);
  const price = `${amount} ${per}`;
  const date = DAY.format(new Date(nextPayment));
  if (isLater) return text.change.later(aPackage.Title, price, date);
  return dueNow === 0
    ? text.change.nothingNow(aPackage.Title, price, date)
    : text.change.chargedNow(amountText({ currency, unit_amount: dueNow }), price, date);
}

/** @param shown `isNew`: it costs more than was shown before, and nothing was charged */
function ask(
  platform: Platform,
  aPackage: Package,
  chosen: Chosen,
  { preview, isNew }: { readonly preview: ChangePreview; readonly isNew: boolean },
): void {
  const words = describe(aPackage, preview);
  platform.alerts.show({
    title: text.change.title(aPackage.Title),
    description: isNew ? `${text.change.amountChanged} ${words}` : words,
    buttons: [
      {
        title: text.yes,
        style: 'primary',
        onClick: () => void changePlan(platform, aPackage, chosen, preview),
      },
      { title: text.no },
    ],
  });
}

/**
 * Says what a change charges and when, and changes after a YES only. The amounts are the payment
 * provider's own.
 */
export async function askToChange(platform: Platform, aPackage: Package): Promise<void> {
  const { functions, log } = platform;
  const chosen = await askForPrerequisites(platform, aPackage);
  if (chosen === null) return;
  try {
    const preview = await functions.call('previewStripeSubscriptionChange', {
      OfferID: PLAN_OFFER_ID,
      PackageID: aPackage.identifier,
    });
    ask(platform, aPackage, chosen, { preview, isNew: false });
  } catch (error) {
    log.warn('What a change costs could not be found out', { error });
    explainRefusedChange(platform, error);
  }
}

/**
 * Changes to another package; if the bank asks, its page opens. Source: SPEC §7.
 *
 * @returns whether it was changed, or will be
 */
async function changePlan(
  platform: Platform,
  aPackage: Package,
  chosen: Chosen,
  shown?: ChangePreview,
): Promise<boolean> {
  const { identifier, StripePriceID, ProductID } = aPackage;
  const { slot } = chosen;
  const { events, functions, log, navigation } = platform;
  try {
    const { status, url } = await functions.call('changeStripeSubscription', {
      OfferID: PLAN_OFFER_ID,
      PackageID: identifier,
      StripePriceID,
      ProductID,
      ...(slot !== undefined && { selectedPrivateLesson: slot }),
      ...(shown?.id !== undefined && { previewID: shown.id, shownAmount: shown.dueNow }),
    });
    if (status === 'requires_action' && url !== undefined) {
      rememberBank(log);
      navigation.leave(url);
    } else events.emit('subscriptionChanged', { ProductID });
    return true;
  } catch (error) {
    log.warn('The plan could not be changed', { error, identifier });
    const preview = error instanceof AppError ? newPreviewOf(error.details) : null;
    if (preview === null) explainRefusedChange(platform, error);
    else ask(platform, aPackage, chosen, { preview, isNew: true });
    return false;
  }
}

/** Moves the private lesson of the own plan to another hour. Source: SPEC §4, INTERFACES §5. */
export async function moveLesson(platform: Platform, aPackage: Package): Promise<void> {
  const chosen = await askForPrerequisites(platform, aPackage);
  if (chosen === null) return;
  if (await changePlan(platform, aPackage, chosen)) platform.alerts.show(text.lessonMoved);
}

/** The plan renews again. Source: SPEC §7, uncancelStripeSubscription. */
export async function resubscribe(
  { alerts, events, functions, log }: Platform,
  { ProductID }: Package,
): Promise<void> {
  try {
    await functions.call('uncancelStripeSubscription', { productIDToUncancel: ProductID });
    events.emit('subscriptionChanged', { ProductID });
  } catch (error) {
    log.warn('The cancellation could not be taken back', { error });
    alerts.show(failure);
  }
}
