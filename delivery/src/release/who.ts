import { userInfo } from 'node:os';
import { ROOT } from '../paths';
import { git } from '../git';

/**
 * Names who changes what learners get: `REGISTRY_BY`, else the name that git knows, else the login.
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
