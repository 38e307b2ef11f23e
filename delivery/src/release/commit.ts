import { ROOT } from '../paths';
import { git } from '../git';
import { PlainError } from '../plain-error';
import { buildsIn, type Entry } from './entry';

/**
 * The commit of the working copy, `1a2b3c4d5e6f`; with a `+` where the working copy has changes
 * that are in no commit. It is no part of a build: many commits give the same bytes.
 *
 * @returns undefined where git knows of none
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
 * Learners get only what is merged: the commit of the working copy is on `main` as git has last
 * seen it at `origin`, and no file was changed or added since: whole folders are shipped.
 * Source: decision 60.
 *
 * @throws {PlainError} otherwise, or where git cannot say it
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
 * The commit from which a build was made, as the log says.
 *
 * @param log in its order
 * @param name of the remote, or `shell`
 * @returns undefined where the log does not say it
 */
export const commitOf = (log: readonly Entry[], name: string, build: string): string | undefined =>
  log.find(
    (entry) =>
      entry.commit !== undefined &&
      // A release of one remote leaves the others as they are.
      [name, undefined].includes(entry.remote) &&
      buildsIn(entry, name).includes(build),
  )?.commit;
