import { readLiveDatesOf } from 'publisher';
import type { LiveDates } from 'shared-contracts';
import { PlainError } from '../../plain-error';
import type { Deployment } from '../../compose';

/** Reads the dates of live lessons that teachers have changed; null: none. */
export type ReadDates = () => Promise<LiveDates | null>;

/** Reads them from the database of a deployment; null with `REGISTRY_CLAIM=none`. */
export const datesIn =
  ({ firebase }: Deployment): ReadDates =>
  async () =>
    process.env.REGISTRY_CLAIM === 'none' ? null : readLiveDatesOf(firebase.projectId);

/**
 * Reads the changed dates for a catalogue. Without them it would announce a lesson that was moved.
 * Source: decision 63.
 *
 * @throws {PlainError} when they cannot be read
 */
export const requireDates = (read: ReadDates): Promise<LiveDates | null> =>
  read().catch((error: Error) => {
    throw new PlainError(
      `The dates that teachers have changed cannot be read (${error.message}); nothing has been written. Say where the credentials are (GOOGLE_APPLICATION_CREDENTIALS), or go on with the published rule: REGISTRY_CLAIM=none.`,
    );
  });
