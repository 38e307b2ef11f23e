import { AppError, isTidyName, type Platform } from 'shared-contracts';
import { withTimeout } from 'common/async';
import { RefusedName } from '../identity/refused-name';
import { messages } from '../messages';

/** The longest wait of a sign-up for the answer, in milliseconds. */
const LONGEST_WAIT_MS = 8000;

type Callables = Pick<Platform, 'functions'>;

/**
 * Refuses a name that would not read as it is typed, and asks the server whether it is reserved for
 * a teacher or the school. Source: docs/security.md.
 *
 * @param username not empty
 * @throws {RefusedName}
 * @throws {AppError} when the server does not answer
 */
export async function checkUsername({ functions }: Callables, username: string): Promise<void> {
  if (!isTidyName(username)) throw new RefusedName(messages.account.untidyName);
  const { isAllowed } = await functions.call('checkName', { Username: username });
  if (!isAllowed) throw new RefusedName(messages.account.reservedName);
}

/**
 * The same for a sign-up, which an outage must not stop: without an answer within 8 seconds the
 * name passes, and is judged once the learner opens comments or the chat. An empty name is not
 * judged.
 *
 * @throws {RefusedName}
 */
export async function checkNewUsername(
  platform: Callables & Pick<Platform, 'log'>,
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
