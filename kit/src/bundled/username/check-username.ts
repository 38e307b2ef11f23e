import { isTidyName, type Platform } from 'shared-contracts';
import { username as text } from './messages';

/** A name that nobody, or only somebody else, may use; its message is the learner's sentence. */
export class RefusedName extends Error {
  override readonly name = 'RefusedName';
}

/**
 * Refuses a name that would not read as it is typed, and asks the server whether it is reserved for
 * a teacher or the school. Source: docs/security.md.
 *
 * @param username not empty
 * @throws {RefusedName}
 * @throws {AppError} when the server does not answer
 */
export async function checkUsername(
  { functions }: Pick<Platform, 'functions'>,
  username: string,
): Promise<void> {
  if (!isTidyName(username)) throw new RefusedName(text.untidy);
  const { isAllowed } = await functions.call('checkName', { Username: username });
  if (!isAllowed) throw new RefusedName(text.reserved);
}
