import { userInfo } from 'node:os';
import { ROOT } from '../paths';
import { git } from '../git';

/**
 * The author of a release: `REGISTRY_BY`, else `user.name` of git, else the login.
 */
export function who(): string {
  const named = process.env.REGISTRY_BY;
  if (named) return named;
  try {
    return git(ROOT, 'config', 'user.name').trim() || userInfo().username;
  } catch {
    return userInfo().username;
  }
}
