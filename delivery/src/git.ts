import { execFileSync } from 'node:child_process';

/** Runs git in a folder and answers its output. @throws when git ends with an error */
export function git(folder: string, ...args: readonly string[]): string {
  // An installed hook may point git at another repository.
  const env = { ...process.env, GIT_DIR: undefined, GIT_INDEX_FILE: undefined };
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', env, stdio: 'pipe' });
}
