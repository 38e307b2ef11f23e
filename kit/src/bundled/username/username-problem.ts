import { COMMENT_LIMITS, isVisibleText } from 'shared-contracts';
import { username as text } from './messages';

/** The problem with a name that `checkUsername` lets pass. Undefined: there is none. */
export function usernameProblem(username: string): string | undefined {
  if (!isVisibleText(username)) return text.blank;
  const most = COMMENT_LIMITS.username;
  return username.length > most ? text.tooLong(most) : undefined;
}
