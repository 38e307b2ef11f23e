import { ROOT } from '../paths';
import { git } from '../git';
import { PlainError } from '../plain-error';
import { buildsIn, type Entry } from './entry';

/**
 * The commit of the working copy, `1a2b3c4d5e6f`, with a `+` if files have changed since. A build
 * does not contain it, because many commits give the same bytes.
 *
 * @returns undefined: the folder is no repository of git
 */
export function presentCommit(folder: string = ROOT): string | undefined {
  try {
    const commit = git(folder, 'rev-parse', '--short=12', 'HEAD').trim();
    return git(folder, 'status', '--porcelain').trim() === '' ? commit : `${commit}+`;
  } catch {
    return undefined;
  }
}

/**
 * Checks that the working copy is merged, because learners get only that: its commit is on
 * `origin/main` as git last fetched it, and no file was changed or added since.
 * Source: decision 60.
 *
 * @throws {PlainError} naming the commit or the first such file, and what to do
 */
export function requireMerged(folder: string = ROOT): void {
  const asked = (...args: readonly string[]): string | undefined => {
    try {
      return git(folder, ...args).trim();
    } catch {
      return undefined;
    }
  };
  const commit = asked('rev-parse', '--short=12', 'HEAD');
  const isMerged = asked('merge-base', '--is-ancestor', 'HEAD', 'refs/remotes/origin/main') === '';
  const changed = asked('status', '--porcelain', '--no-renames', '--untracked-files=all');
  if (isMerged && changed === '') return;
  const [, state = '', file = ''] = /^(\S+) +(.+)/.exec(changed ?? '') ?? [];
  const isNew = state === '??' || state.startsWith('A');
  const [what, undo] = isMerged
    ? [
        `${file} ${isNew ? 'is in no commit' : 'differs from its commit'}`,
        isNew ? 'Move it away, or merge' : `Undo that (git checkout HEAD -- ${file}), or merge`,
      ]
    : [`Commit ${commit ?? 'unknown'} is not on origin/main`, 'Merge'];
  throw new PlainError(
    `${what}, and learners get only what is merged; nothing has changed. ${undo} it and pull main, or look at it: npm run compose -- --preview NAME`,
  );
}

/**
 * The commit of a build, by the log.
 *
 * @param log in its order
 * @param name of the remote, or `shell`
 * @returns undefined: the log does not name it
 */
export const commitOf = (log: readonly Entry[], name: string, build: string): string | undefined =>
  log.find(
    (entry) =>
      entry.commit !== undefined &&
      // The commit of a release is that of the changed remote alone.
      [name, undefined].includes(entry.remote) &&
      buildsIn(entry, name).includes(build),
  )?.commit;
