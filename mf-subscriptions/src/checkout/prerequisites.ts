import { AppError, billingRefusalOf, fieldOf, type Package, type Platform } from 'shared-contracts';
import { checkout } from '../messages/checkout';
import { askForLesson } from '../private-lesson/ask-for-lesson';

const {
  failure,
  heldTooOften,
  slotMissing,
  slotsFull,
  slotTaken,
  tooLate,
  tooMany,
  tooOftenToday,
} = checkout;
const { planThere, storePlanThere, noPlan, renewsAlready } = checkout;

/** Whether the limit counts a whole day, so that waiting a minute does not help. */
const isOfDay = (details: unknown): boolean => fieldOf(details, 'per') === 'day';

/** Explains to the learner why a billing call was refused. Source: API-refusals. */
function explainRefusal(error: unknown): {
  readonly title: string;
  readonly description: string;
} {
  if (error instanceof AppError && error.code === 'resource-exhausted') {
    return isOfDay(error.details) ? tooOftenToday : tooMany;
  }
  const reason = error instanceof AppError ? billingRefusalOf(error.details) : null;
  switch (reason) {
    case 'slot-missing':
      return slotMissing;
    case 'slot-taken':
      return slotTaken;
    case 'slots-full':
      return slotsFull;
    case 'held-too-often':
      return heldTooOften;
    case 'notice-too-short':
      return tooLate;
    case 'web-plan':
      return planThere;
    case 'store-plan':
      return storePlanThere;
    case 'no-plan':
      return noPlan;
    case 'not-cancelled':
      return renewsAlready;
    default:
      return failure;
  }
}

/**
 * Says why something was refused. What is not possible now may be so because of another tab, so the
 * page asks again which plan the learner has.
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

/** What the learner has chosen before a plan can begin. */
export interface Chosen {
  /** Id of the slot of the private lesson. */
  readonly slot?: string;
}

export const needsLesson = ({ Prerequisites = [] }: Pick<Package, 'Prerequisites'>): boolean =>
  Prerequisites.includes('one_private_lesson');

/**
 * Asks what a package needs first. Source: SUBSCRIBE-private-lesson.
 *
 * @param isMove whether the learner has the package, and changes what it needs
 * @returns null: the learner chose nothing, or was told that the question did not arrive
 */
export async function askForPrerequisites(
  platform: Platform,
  aPackage: Pick<Package, 'Prerequisites'>,
  isMove = false,
): Promise<Chosen | null> {
  if (!needsLesson(aPackage)) return {};
  try {
    const slot = await askForLesson(platform, isMove);
    return slot === null ? null : { slot };
  } catch (error) {
    platform.log.warn('The question about a private lesson did not arrive', { error });
    platform.alerts.show(failure);
    return null;
  }
}
