import { isShippedAllTheSame } from 'common/canary-judge';
import type { RemoteName } from '../addresses';
import { PlainError } from '../plain-error';
import type { Choice, Entry, Overrode } from './entry';
import { nothing } from './changes';

const listed = (remotes: readonly string[]) =>
  remotes.length === 1 ? `${remotes[0]} is` : `${remotes.join(', ')} are`;

/** Freezes remotes: they get no build until `unfrozen`. Source: decision 56. */
export function frozen(
  choice: Choice,
  remotes: readonly RemoteName[],
  { by, reason }: Pick<Entry, 'by' | 'reason'>,
): Choice {
  const { frozen: freezes = {} } = choice;
  const added = remotes.filter((name) => !freezes[name]);
  if (added.length === 0) throw nothing(`${listed(remotes)} frozen already`);
  const now = Object.fromEntries(added.map((name) => [name, { by, reason }]));
  return { ...choice, frozen: { ...freezes, ...now } };
}

export function unfrozen(choice: Choice, remotes: readonly RemoteName[]): Choice {
  const { frozen: freezes = {} } = choice;
  const ended = remotes.filter((name) => freezes[name]);
  if (ended.length === 0) throw nothing(`${listed(remotes)} not frozen`);
  const left = Object.entries(freezes).filter(([name]) => !ended.some((each) => each === name));
  return { ...choice, frozen: Object.fromEntries(left) };
}

/**
 * The judge's verdict on a build of a remote. A later `--override` for that build cancels it.
 *
 * @param log in its order
 */
export function verdictOn(
  log: readonly Entry[],
  remote: string,
  build: string,
): { readonly reason: string; readonly at: string } | undefined {
  return log.reduce<{ reason: string; at: string } | undefined>((verdict, entry, at) => {
    if (entry.remote !== remote) return verdict;
    if (entry.action === 'judge') {
      const ended = log[at - 1]?.canaries[remote]?.build;
      return ended === build ? { reason: entry.reason, at: entry.at } : verdict;
    }
    return isShippedAllTheSame(entry, remote, build) ? undefined : verdict;
  }, undefined);
}

/**
 * One line for each stable build that the judge has ended before. The start of the product ships
 * the builds of the working copy in spite of verdicts.
 *
 * @param log in its order
 */
export const endedBefore = (log: readonly Entry[], { builds }: Choice): readonly string[] =>
  Object.entries(builds).flatMap(([remote, build]) => {
    const verdict = build === undefined ? undefined : verdictOn(log, remote, build);
    if (!verdict) return [];
    return `Everybody gets build ${build} of ${remote} again, which the judge has ended ("${verdict.reason}"). Mend it, or go back: npm run registry -- rollback ${remote} --reason "…"`;
  });

/** The judge's figures, without the result of the statistical test. */
const figuresOf = (reason: string): string => reason.split(/\.? Test of /, 1)[0] ?? reason;

/**
 * Refuses a build for a frozen remote, and a build that the judge has ended.
 *
 * @param build undefined: not known yet
 * @param mayPass whether the command has `--override`
 * @returns the checks that are overridden
 * @throws {PlainError} naming who has frozen it or what the judge found, and what to do
 */
export function requireOpen(
  now: Choice,
  log: readonly Entry[],
  { remote, build, mayPass }: { remote: RemoteName; build?: string | undefined; mayPass: boolean },
): readonly Overrode[] {
  const freeze = now.frozen?.[remote];
  if (freeze && !mayPass) {
    throw new PlainError(
      `${freeze.by} has frozen ${remote} ("${freeze.reason}"); nothing has changed. End it: npm run registry -- unfreeze ${remote} --reason "…", or ship all the same with --override.`,
    );
  }
  const verdict = build === undefined ? undefined : verdictOn(log, remote, build);
  if (verdict && !mayPass) {
    throw new PlainError(
      `The judge has ended build ${build} of ${remote} ("${figuresOf(verdict.reason)}"); nothing has changed. What to do: mend it and publish again, or ship it all the same with --override.`,
    );
  }
  return [...(freeze ? (['freeze'] as const) : []), ...(verdict ? (['verdict'] as const) : [])];
}
