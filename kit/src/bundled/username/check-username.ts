import { COMMENT_LIMITS, isTidyName, isVisibleText, type Platform } from 'shared-contracts';
import { username as text } from './messages';

/** A name that the member may not use; the message is the sentence for the member. */
export class RefusedName extends Error {
  override readonly name = 'RefusedName';
}

/**
 * Refuses a name that would not read as typed, and asks the server whether it is reserved for a
 * teacher or the school. Source: docs/security.md.
 *
 * @param username not empty
 * @throws {RefusedName}
 * @throws {AppError} if the server does not answer
 */
export async function checkUsername(
  { functions }: Pick<Platform, 'functions'>,
  username: string,
): Promise<void> {
  if (!isTidyName(username)) throw new RefusedName(text.untidy);
  const { isAllowed } = await functions.call('checkName', { Username: username });
  if (!isAllowed) throw new RefusedName(text.reserved);
}

/**
 * Finds an empty or too long name before `checkUsername` asks the server; undefined: no problem.
 */
export function usernameProblem(username: string): string | undefined {
  if (!isVisibleText(username)) return text.blank;
  const most = COMMENT_LIMITS.username;
  return username.length > most ? text.tooLong(most) : undefined;
}
