import { DAY_MS, satisfiesContract, type RemoteManifest } from 'shared-contracts';
import { brokenMembers } from '../build/contract/broken-members';
import type { BuiltContract } from '../build/contract/contract-report';
import type { ShellManifest } from '../build/shell-manifest';
import { PlainError } from '../plain-error';
import type { Entry } from './entry';
import { whose, type Libraries } from './require-loadable';

/** A build of the shell. Without a contract, as in old builds, nothing can be compared. */
export interface OfferedShell extends Pick<ShellManifest, 'contract' | 'provides'> {
  readonly api: BuiltContract | undefined;
}

/** A build of a remote that learners have, or get. */
export interface ServedRemote {
  readonly manifest: Pick<RemoteManifest, 'name' | 'owner' | 'build' | 'contract'>;
  readonly libraries: Libraries;
  readonly api: BuiltContract | undefined;
}

const KEPT_MS = 30 * DAY_MS;

const isOfKit = (member: string) => member.startsWith('kit.');
const kitOf = (versions: Libraries) => Object.entries(versions).find(([key]) => /^kit-/.test(key));

/** What a build uses and this shell breaks. A higher major says that it is meant. */
function usedAndBroken(shell: OfferedShell, { manifest, libraries, api }: ServedRemote) {
  if (!shell.api || !api) return [];
  const [key = '', range = ''] = kitOf(libraries) ?? [];
  const isLoadable = (member: string) =>
    isOfKit(member)
      ? satisfiesContract(shell.provides[key] ?? '', range)
      : satisfiesContract(shell.contract, manifest.contract);
  return [...brokenMembers(shell.api, api)].filter(
    ([member]) => api.uses.includes(member) && isLoadable(member),
  );
}

/** The file whose version says what kind of change it is. */
const versionOf = (member: string) =>
  isOfKit(member)
    ? 'the version in kit/package.json'
    : 'CONTRACT_VERSION in shared-contracts/src/remotes/contract-version.ts';

/**
 * A build of a remote must find in the shell what it uses.
 *
 * @param shell the one that learners have
 * @throws {PlainError} naming the first member that it would not find
 */
export function requireUsable(shell: OfferedShell, remote: ServedRemote): void {
  const [first] = usedAndBroken(shell, remote);
  if (!first) return;
  const [member, why] = first;
  throw new PlainError(
    `${whose(remote.manifest)} uses ${member}, which does not fit the shell that learners have (${why}); nothing has changed. Build it with the contract of that shell, or ship the new shell first.`,
  );
}

/**
 * A shell must keep what builds use that learners have had in the last 30 days, canaries included:
 * a frozen remote, a rollback and an open page bring them together. Source: decision 41.
 *
 * @param live the shell that learners have
 * @throws {PlainError} naming the first member that breaks, who uses it in which builds, and what
 *   to do; also for one that nobody uses, where the version did not rise
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
      `${member} would break what learners have had in the last 30 days (${why}): ${who.join('; ')}. Nothing has changed.${more} Keep it until none of these builds is that young. If the break is meant, raise the major of ${versionOf(member)}.`,
    );
  }
  if (!shell.api || !live.api) return;
  const unraised = [...brokenMembers(shell.api, live.api)].find(([member]) =>
    isOfKit(member)
      ? JSON.stringify(kitOf(shell.provides)) === JSON.stringify(kitOf(live.provides))
      : shell.contract === live.contract,
  );
  if (!unraised) return;
  const [member, why] = unraised;
  throw new PlainError(
    `${member} is not what it was (${why}), with the same version; nothing has changed. No build of the last 30 days uses it, so a higher minor is enough: raise ${versionOf(member)}.`,
  );
}

/**
 * The builds of remotes that learners have had in the last 30 days.
 *
 * @param log in its order
 * @returns names and builds, each once
 */
export function servedSince(
  log: readonly Entry[],
  now: Date,
): readonly (readonly [name: string, build: string])[] {
  // An entry holds until the next one.
  const from = log.findLastIndex(({ at }) => now.getTime() - Date.parse(at) > KEPT_MS);
  const builds = log
    .slice(Math.max(from, 0))
    .flatMap(({ builds, canaries }) => [
      ...Object.entries(builds),
      ...Object.entries(canaries).map(([name, { build }]) => [name, build] as const),
    ]);
  const remotes = builds.filter(([name]) => name !== 'shell');
  return [...new Map(remotes.map((each) => [each.join('/'), each])).values()];
}
