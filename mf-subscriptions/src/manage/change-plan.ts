import { dayText } from 'common';
import {
  AppError,
  newPreviewOf,
  PLAN_OFFER_ID,
  type BillingCycle,
  type CallableResponse,
  type ChangePreview,
  type Package,
  type Platform,
} from 'shared-contracts';
import { rememberBank } from '../memory/checkout-memory';
import { askForPrerequisites, type Chosen } from '../checkout/prerequisites';
import { tellRefusal } from '../checkout/refusal';
import { whilePaying } from '../checkout/while-paying';
import { manage as text } from '../messages/manage';
import { hourNamed, ownHour } from '../private-lesson/hour-name';
import type { OwnPlans } from '../plan/plan-state';
import { cycleOfChange, questionOf } from './change-question';
import { sayAfterReload, sayDone } from './done';
import { explainRefusedChange } from './explain-refused-change';
import { reloadPlans } from './reload';

/** A change that the learner is asked to confirm. */
interface Wish {
  readonly aPackage: Package;
  readonly chosen: Chosen;
  /** The new billing cycle; undefined: the plan itself changes. */
  readonly cycle: BillingCycle | undefined;
}

/** @param shown `isNew`: the amount rose since the last question, and nothing was charged */
function ask(
  platform: Platform,
  wish: Wish,
  { preview, isNew }: { readonly preview: ChangePreview; readonly isNew: boolean },
): void {
  const { title, description } = questionOf(wish.aPackage, wish.cycle, preview);
  platform.alerts.show({
    title,
    description: isNew ? `${text.change.amountChanged} ${description}` : description,
    buttons: [
      {
        title: text.yes,
        style: 'primary',
        onClick: () => void whilePaying(platform, () => change(platform, wish, preview)),
      },
      { title: text.no },
    ],
  });
}

/**
 * Asks before a change: says what it charges and when, in the payment provider's amounts. Only YES
 * changes the plan.
 */
export async function askToChange(
  platform: Platform,
  aPackage: Package,
  ownPlans: OwnPlans,
): Promise<void> {
  const { functions, log } = platform;
  const cycle = cycleOfChange(aPackage, ownPlans);
  const chosen = await askForPrerequisites(platform, aPackage);
  if (chosen === null) return;
  try {
    const preview = await functions.call('previewStripeSubscriptionChange', {
      OfferID: PLAN_OFFER_ID,
      PackageID: aPackage.identifier,
    });
    ask(platform, { aPackage, chosen, cycle }, { preview, isNew: false });
  } catch (error) {
    log.warn('What a change costs could not be found out', { error });
    explainRefusedChange(platform, error);
  }
}

/** Makes the change that was shown, and says so. If the amount has risen, it asks again. */
async function change(platform: Platform, wish: Wish, shown: ChangePreview): Promise<void> {
  const { aPackage, chosen, cycle } = wish;
  const askAgain = (preview: ChangePreview) => ask(platform, wish, { preview, isNew: true });
  const status = await changePlan(platform, aPackage, chosen, { preview: shown, askAgain });
  const about = { identifier: aPackage.identifier, ...(cycle && { cycle }) };
  if (status === 'active') sayDone({ kind: 'changed', ...about });
  if (status === 'scheduled') {
    sayDone({ kind: 'scheduled', ...about, day: dayText(shown.nextPayment) });
  }
}

interface Shown {
  readonly preview: ChangePreview;
  /** Called if the amount has risen since the preview. */
  readonly askAgain: (preview: ChangePreview) => void;
}

/**
 * Changes to another package. If the bank asks for a confirmation, its page opens. Source:
 * API-changeSubscription.
 *
 * @returns null: the server refused, and an alert said why
 */
async function changePlan(
  platform: Platform,
  { identifier, StripePriceID, ProductID }: Package,
  { slot }: Chosen,
  shown?: Shown,
): Promise<CallableResponse<'changeStripeSubscription'>['status'] | null> {
  const { events, functions, log, navigation } = platform;
  const { id: previewID, dueNow: shownAmount } = shown?.preview ?? {};
  try {
    const { status, url } = await functions.call('changeStripeSubscription', {
      OfferID: PLAN_OFFER_ID,
      PackageID: identifier,
      StripePriceID,
      ProductID,
      ...(slot !== undefined && { selectedPrivateLesson: slot }),
      ...(previewID !== undefined && { previewID, shownAmount }),
    });
    if (status === 'requires_action' && url !== undefined) {
      rememberBank(identifier, log);
      navigation.leave(url);
    } else events.emit('subscriptionChanged', { ProductID });
    return status;
  } catch (error) {
    log.warn('The plan could not be changed', { error, identifier });
    const preview = error instanceof AppError ? newPreviewOf(error.details) : null;
    if (preview === null || shown === undefined) explainRefusedChange(platform, error);
    else shown.askAgain(preview);
    return null;
  }
}

/** Moves the learner's private lesson to another hour. Source: API-reschedule. */
export async function moveLesson(platform: Platform, aPackage: Package): Promise<void> {
  const oldHour = await ownHour(platform);
  const chosen = await askForPrerequisites(platform, aPackage, true);
  if (chosen === null) return;
  if ((await changePlan(platform, aPackage, chosen)) === null) return;
  const newHour = chosen.slot === undefined ? null : await hourNamed(platform, chosen.slot);
  const { title, hours, description } = text.lessonMoved;
  const isNamed = oldHour !== null && newHour !== null && oldHour !== newHour;
  platform.alerts.show({
    title,
    description: isNamed ? `${hours(oldHour, newHour)} ${description}` : description,
  });
}

/**
 * Takes the cancellation back. The page reloads and says so. Source: CALL-uncancelSubscription,
 * LABEL-resubscribe.
 */
export async function resubscribe(platform: Platform, { ProductID, identifier }: Package) {
  const { events, functions, log } = platform;
  try {
    await functions.call('uncancelStripeSubscription', { productIDToUncancel: ProductID });
    events.emit('subscriptionChanged', { ProductID });
    sayAfterReload(identifier, log);
    reloadPlans(platform);
  } catch (error) {
    log.warn('The cancellation could not be taken back', { error });
    tellRefusal(platform, error);
  }
}
