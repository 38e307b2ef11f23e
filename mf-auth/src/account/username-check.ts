import { AppError, type Platform } from 'shared-contracts';
import { withTimeout } from 'common/async';
import { checkUsername, RefusedName } from 'kit/username';

const LONGEST_WAIT_MS = 8000;

/**
 * Checks the username of a sign-up. An outage must not stop the sign-up: without an answer within
 * 8 seconds the name passes, and comments and chat check it again. An empty name is not checked.
 *
 * @throws {RefusedName}
 */
export async function checkNewUsername(
  platform: Pick<Platform, 'functions' | 'log'>,
  username: string,
): Promise<void> {
  if (username === '') return;
  const timeoutError = () => new AppError('deadline-exceeded', 'The name was not checked in time.');
  try {
    await withTimeout(checkUsername(platform, username), LONGEST_WAIT_MS, timeoutError);
  } catch (error) {
    if (error instanceof RefusedName) throw error;
    platform.log.info('The name was not checked', { error });
  }
}
