import { PlainError } from 'delivery/plain-error';
import { git } from 'delivery/git';

/** The names in a list that git separates with zero bytes, so that any name is safe. */
const namesIn = (output: string) => output.split('\0').filter((name) => name !== '');

/**
 * The newest commit that this branch shares with `main` of the team: commits on the local `main`
 * count as changes. Without `origin` that is the local `main`.
 */
function baseOf(folder: string): string {
  for (const branch of ['origin/main', 'main']) {
    try {
      return git(folder, 'merge-base', 'HEAD', branch).trim();
    } catch {
      // There is no such branch, or it shares nothing with this one.
    }
  }
  return git(folder, 'rev-parse', 'HEAD').trim();
}

export interface Changes {
  /** The commit that the files are compared with. */
  readonly base: string;
  /** Changed and new files that exist, from the root of the repository, sorted. */
  readonly files: readonly string[];
}

/**
 * What has changed since the last commit on `main`: commits of this branch, changes that are not
 * committed, and new files that git does not ignore. Source: CMD-check.
 *
 * @param root absolute path of the repository
 * @throws {PlainError} when the folder is no repository with a commit, or git is missing
 */
export function changedFiles(root: string): Changes {
  try {
    const base = baseOf(root);
    const changed = namesIn(git(root, 'diff', '--name-only', '-z', '--diff-filter=d', base));
    const added = namesIn(git(root, 'ls-files', '--others', '--exclude-standard', '-z'));
    return { base, files: [...new Set([...changed, ...added])].sort() };
  } catch (error) {
    const reason = String((error as { stderr?: string }).stderr ?? error).trim();
    throw new PlainError(
      `git cannot tell what has changed: ${reason}\nRun npm test instead: it tests everything.`,
    );
  }
}
