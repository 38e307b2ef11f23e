import { readLiveDatesOf } from 'publisher';
import type { LiveDates } from 'shared-contracts';
import { PlainError } from '../../plain-error';
import type { Deployment } from '../../compose';

/** Reads what teachers have changed of the live lessons; null: nothing. */
export type ReadDates = () => Promise<LiveDates | null>;

/**
 * @returns what reads the database of a deployment, unless nobody reaches it. The dates of the rule
 *   are published then.
 */
export const datesIn =
  ({ firebase }: Deployment): ReadDates =>
  async () =>
    process.env.REGISTRY_CLAIM === 'none' ? null : readLiveDatesOf(firebase.projectId);

/**
 * A catalogue without them would announce a lesson that was moved away. Source: decision 63.
 *
 * @throws {PlainError} when they cannot be read
 */
export const requireDates = (read: ReadDates): Promise<LiveDates | null> =>
  read().catch((error: Error) => {
    throw new PlainError(
      `The dates that teachers have changed cannot be read (${error.message}); nothing has been written. Say where the credentials are (GOOGLE_APPLICATION_CREDENTIALS), or go on with the published rule: REGISTRY_CLAIM=none.`,
    );
  });
