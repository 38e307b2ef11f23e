import type { Package, Platform } from 'shared-contracts';
import { checkout } from '../messages/checkout';
import { askForLesson } from '../private-lesson/ask-for-lesson';

/**
 * Asks for what a package needs first: the hour of a private lesson. Source:
 * SUBSCRIBE-private-lesson.
 *
 * @param isMove whether the learner has the package and chooses another hour
 * @returns null: the learner chose nothing, or an alert said that the dialog could not be loaded
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
    platform.alerts.show(checkout.failure);
    return null;
  }
}

/** What the learner chose before a plan can begin. */
export interface Chosen {
  /** Id of the slot of the private lesson. */
  readonly slot?: string;
}

export const needsLesson = ({ Prerequisites = [] }: Pick<Package, 'Prerequisites'>): boolean =>
  Prerequisites.includes('one_private_lesson');
