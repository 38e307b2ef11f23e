import { canariesIn, canaryBuildIn, reasonFor } from 'common/canary-judge';
import { verifyRegistry, type SignedRegistry } from 'shared-contracts/signed-registry';
import { REMOTE_NAMES, type RemoteName } from '../../addresses';
import { PlainError } from '../../plain-error';
import { REGISTRY_FILE } from '../../compose';
import type { Entry } from '../../release/entry';
import { endCanary, type WorseCanary } from '../../release/end-canary';
import type { ReleaseOptions } from '../../release/release';
import type { Signers } from '../../release/verify-log';
import type { ReadSite } from './read-site';

/** The canaries that the judge of a deployed product has ended, with reasons. */
export type Verdict = readonly (WorseCanary & { readonly remote: RemoteName })[];

interface Deployed {
  readonly read: ReadSite;
  readonly signers: Signers;
}

/**
 * Reads and checks the judge's answer about the deployed registry, as pages do.
 *
 * @param text of the deployed registry
 * @returns undefined: no verdict, or the function does not answer, which must not stop a release
 */
export async function readVerdict(
  text: string,
  { read, signers }: Deployed,
): Promise<Verdict | undefined> {
  const registry = JSON.parse(text || '{}') as Partial<SignedRegistry>;
  const { verdicts, sequence = 0, remotes = [] } = registry;
  const running = canariesIn({ remotes });
  if (verdicts === undefined || running.length === 0) return undefined;
  const bytes = await read('shell', verdicts.slice(1)).catch(() => undefined);
  const verdict = await verifyRegistry(new Uint8Array(bytes ?? []), {
    keys: signers.fingerprints,
    atLeast: sequence + 1,
    now: new Date(),
  });
  if (!verdict.isAccepted || verdict.registry.basis !== text) return undefined;
  const left = canariesIn(verdict.registry);
  const names = running.filter((name) => !left.includes(name));
  return REMOTE_NAMES.filter((name) => names.includes(name)).map((remote) => {
    const build = canaryBuildIn({ remotes }, remote) ?? '';
    return { remote, build, reason: reasonFor(verdict.registry.reason, build) };
  });
}

/** Urgent actions. They bring the canary back until the judge signs again, within a minute. */
const URGENT: readonly Entry['action'][] = ['judge', 'rollback', 'disable', 'freeze'];

/**
 * Refuses a release while a verdict is not taken over: it would bring the ended canary back.
 *
 * @param text of the deployed registry
 * @throws {PlainError} naming the canaries that the judge has ended, and what to do
 */
export async function requireNoVerdict(
  text: string,
  action: Entry['action'],
  deployed: Deployed,
): Promise<void> {
  const verdict = URGENT.includes(action) ? undefined : await readVerdict(text, deployed);
  if (!verdict) return;
  throw new PlainError(
    `The judge has ended the canary of ${verdict.map(({ remote }) => remote).join(', ')} ("${verdict.map(({ reason }) => reason).join(' ')}"); nothing of yours has changed. Take that over first: npm run judge -- --deployed.`,
  );
}

/**
 * Takes over what the judge has ended: into the log, and into the pages, which still carry the
 * canary. Source: decision 62.
 *
 * @returns one line for each canary
 * @throws {PlainError} when a remote has another canary by now, which the judge has not judged
 */
export async function takeOverVerdict(
  means: Omit<ReleaseOptions, 'choose' | 'action' | 'reason'>,
  deployed: Deployed,
): Promise<readonly string[]> {
  const text = (await deployed.read('shell', REGISTRY_FILE))?.toString('utf8') ?? '';
  const lines: string[] = [];
  for (const worse of (await readVerdict(text, deployed)) ?? []) {
    await endCanary(means, worse);
    lines.push(`${worse.remote}: ${worse.reason}`);
  }
  return lines;
}
