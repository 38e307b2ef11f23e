import type { RemoteManifest } from 'shared-contracts';
import { brokenMembers } from '../build/contract/broken-members';
import type { BuiltContract } from '../build/contract/contract-report';
import type { ShellManifest } from '../build/shell-manifest';
import { PlainError } from '../plain-error';
import { whose, type Libraries } from './require-loadable';

/** A build of the shell. Old builds have no contract, so they cannot be compared. */
export interface OfferedShell extends Pick<ShellManifest, 'contract' | 'provides'> {
  readonly api: BuiltContract | undefined;
}

/** A build of a remote that learners have, or get. */
export interface ServedRemote {
  readonly manifest: Pick<RemoteManifest, 'name' | 'owner' | 'build' | 'contract'>;
  readonly libraries: Libraries;
  readonly api: BuiltContract | undefined;
}

const isOfKit = (member: string) => member.startsWith('kit.');
const kitOf = (versions: Libraries) => Object.entries(versions).find(([key]) => /^kit-/.test(key));

/** Major and minor of a version or of a range as `^1.4.0`; 0 and 0 without a version. */
const numbersOf = (version = '') => {
  const [major = 0, minor = 0] = version.replace('^', '').split('.').map(Number);
  return { major, minor };
};
type Numbers = ReturnType<typeof numbersOf>;
const isHigher = (one: Numbers, other: Numbers) =>
  one.major > other.major || (one.major === other.major && one.minor > other.minor);

/** The members that a build uses and a shell breaks. With a higher major a break is meant. */
function usedAndBroken(shell: OfferedShell, { manifest, libraries, api }: ServedRemote) {
  if (!shell.api || !api) return [];
  const isMeant = (member: string) => {
    const [offered, built] = isOfKit(member)
      ? [kitOf(shell.provides)?.[1], kitOf(libraries)?.[1]]
      : [shell.contract, manifest.contract];
    return numbersOf(offered).major > numbersOf(built).major;
  };
  return [...brokenMembers(shell.api, api)].filter(
    ([member]) => api.uses.includes(member) && !isMeant(member),
  );
}

/** The version to raise for a change of a member. */
const versionOf = (member: string) =>
  isOfKit(member)
    ? 'the version in kit/package.json'
    : 'CONTRACT_VERSION in shared-contracts/src/remotes/contract-version.ts';

/**
 * Checks that a shell has all members that a build of a remote uses.
 *
 * @param advice what to do; default: the shell is that of learners, with advice for that case
 * @throws {PlainError} naming the first member that the shell breaks
 */
export function requireUsable(shell: OfferedShell, remote: ServedRemote, advice?: string): void {
  const [first] = usedAndBroken(shell, remote);
  if (!first) return;
  const [member, why] = first;
  const which = advice === undefined ? 'that learners have' : 'beside it';
  throw new PlainError(
    `${whose(remote.manifest)} uses ${member}, which does not fit the shell ${which} (${why}); nothing has changed. ${advice ?? 'Build it with the contract of that shell, or ship the new shell first.'}`,
  );
}

/**
 * Checks that a new shell keeps all members that builds of the last 30 days use, canaries included:
 * after a freeze, a rollback or in an open page they run together. Source: decision 41.
 *
 * @param live the shell that learners have
 * @throws {PlainError} naming the first broken member, the builds that use it, and what to do. An
 *   unused member may break only with a higher minor
 */
export function requireUnbroken(
  shell: OfferedShell,
  live: OfferedShell,
  served: readonly ServedRemote[],
): void {
  const breaks = served.flatMap((remote) =>
    usedAndBroken(shell, remote).map(([member, why]) => ({ member, why, remote })),
  );
  const [first] = breaks;
  if (first) {
    const { member, why } = first;
    const users = breaks.filter((each) => each.member === member).map(({ remote }) => remote);
    const names = [...new Set(users.map(({ manifest }) => whose(manifest)))];
    const who = names.map((name) => {
      const its = users.filter(({ manifest }) => whose(manifest) === name);
      return `${name} uses it in ${its.map(({ manifest }) => manifest.build).join(', ')}`;
    });
    const others = new Set(breaks.map((each) => each.member)).size - 1;
    const more = others > 0 ? ` It is the first of ${others + 1} such members.` : '';
    throw new PlainError(
      `${member} would break what learners have had in the last 30 days (${why}): ${who.join('; ')}. Nothing has changed.${more} Keep the member until learners have had none of these builds for 30 days. If the break is meant, raise the major of ${versionOf(member)}.`,
    );
  }
  if (!shell.api || !live.api) return;
  const unraised = [...brokenMembers(shell.api, live.api)].find(([member]) =>
    isOfKit(member)
      ? !isHigher(numbersOf(kitOf(shell.provides)?.[1]), numbersOf(kitOf(live.provides)?.[1]))
      : !isHigher(numbersOf(shell.contract), numbersOf(live.contract)),
  );
  if (!unraised) return;
  const [member, why] = unraised;
  throw new PlainError(
    `${member} is not what it was (${why}), without a higher minor; nothing has changed. No build of the last 30 days uses it, so a minor is enough: raise ${versionOf(member)}.`,
  );
}
