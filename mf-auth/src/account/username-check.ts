import { AppError, type Platform } from 'shared-contracts';
import { withTimeout } from 'shared-contracts/async';
import { messages } from '../messages';

/**
 * A name that only a teacher or the school may use; its message is the sentence for the learner.
 */
export class ReservedName extends Error {
  override readonly name = 'ReservedName';
  constructor() {
    super(messages.account.reservedName);
  }
}

/** The longest wait of a sign-up for the answer, in milliseconds. */
const LONGEST_WAIT_MS = 8000;

type Callables = Pick<Platform, 'functions'>;

/**
 * Asks the server whether a name is reserved. Source: docs/security.md.
 *
 * @param username not empty
 * @throws {ReservedName}
 * @throws {AppError} when the server does not answer
 */
export async function checkUsername({ functions }: Callables, username: string): Promise<void> {
  const { isAllowed } = await functions.call('checkName', { Username: username });
  if (!isAllowed) throw new ReservedName();
}

/**
 * The same for a sign-up, which an outage must not stop: without an answer within 8 seconds the
 * name passes, and is judged once the learner opens comments or the chat. An empty name is not
 * judged.
 *
 * @throws {ReservedName}
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
    if (error instanceof ReservedName) throw error;
    platform.log.info('The name was not checked', { error });
  }
}
