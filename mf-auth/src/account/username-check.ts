import { AppError, type Platform } from 'shared-contracts';
import { withTimeout } from 'common/async';
import { checkUsername, RefusedName } from 'kit/username';

/** The longest wait of a sign-up for the answer, in milliseconds. */
const LONGEST_WAIT_MS = 8000;

/**
 * Checks the name of a sign-up, which an outage must not stop: without an answer within 8 seconds
 * the name passes, and is judged once the learner opens comments or the chat. An empty name is not
 * judged.
 *
 * @throws {RefusedName}
 */
export async function checkNewUsername(
  platform: Pick<Platform, 'functions' | 'log'>,
  username: string,
): Promise<void> {
  if (username === '') return;
  const late = () => new AppError('deadline-exceeded', 'The name was not checked in time.');
  try {
    await withTimeout(checkUsername(platform, username), LONGEST_WAIT_MS, late);
  } catch (error) {
    if (error instanceof RefusedName) throw error;
    platform.log.info('The name was not checked', { error });
  }
}
