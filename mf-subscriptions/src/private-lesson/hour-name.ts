import { hourText } from 'common';
import { documentPaths, isLoggedIn, type Platform } from 'shared-contracts';

type Reader = Pick<Platform, 'documents' | 'log' | 'session'>;

/**
 * Names the hour of a slot: `Tuesday 09:00`, in the school's time zone.
 *
 * @returns null: the school no longer has the slot, or the read failed
 */
export async function hourNamed(
  { documents, log }: Pick<Reader, 'documents' | 'log'>,
  slotID: string,
): Promise<string | null> {
  try {
    const slot = await documents.get(documentPaths.privateLesson(slotID));
    return slot === undefined ? null : hourText(slot);
  } catch (error) {
    log.warn('The hour of a private lesson could not be read', { error });
    return null;
  }
}

/** Names the hour of the learner's private lesson; null: none is known. */
export async function ownHour(platform: Reader): Promise<string | null> {
  const state = platform.session.state$.value;
  if (!isLoggedIn(state)) return null;
  try {
    const plan = await platform.documents.get(documentPaths.entitlement(state.user.UID));
    const slotID = plan?.PrivateLessonSlotID;
    return slotID === undefined ? null : await hourNamed(platform, slotID);
  } catch (error) {
    platform.log.warn('The own hour could not be read', { error });
    return null;
  }
}
