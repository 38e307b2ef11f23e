import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { array, parse, string } from 'valibot';
import { ROOT } from '../../paths';
import { PlainError } from '../../plain-error';
import { REGISTRY_FILE } from '../../compose';
import {
  adoptEntry,
  entryText,
  howToMend,
  lastEntry,
  LOG_FILE,
  releaseNumbers,
  textHash,
} from '../../release/releases';
import { verifyEntries, type Signers } from '../../release/verify-log';
import type { ReadSite } from './read-site';

/** A release between the reading of the log and that of the registry takes less. */
const SETTLE_MS = 2_000;

/** The registry that learners have. */
export interface Followed {
  /** Text of the deployed registry; empty: there is none. */
  readonly registry: string;
  /** Whether it is the one that the last entry of the log names. */
  readonly isLogged: boolean;
}

/** The folder with the log of a deployed product. */
export interface DeployedLog {
  readonly where: { readonly folder: string };
  readonly signers: Signers;
  readonly read: ReadSite;
  /** Default: two seconds. */
  readonly settleMs?: number;
}

function entriesOf(bytes: Buffer | undefined): readonly string[] {
  if (!bytes) return [];
  try {
    return parse(array(string()), JSON.parse(bytes.toString('utf8')));
  } catch {
    throw new PlainError(`The deployed ${LOG_FILE} is malformed; nothing has changed.`);
  }
}

async function readDeployed(read: ReadSite) {
  const texts = entriesOf(await read('shell', LOG_FILE));
  const registry = (await read('shell', REGISTRY_FILE))?.toString('utf8') ?? '';
  return { texts, registry };
}

const namesRegistry = (entry: string | undefined, registry: string): boolean =>
  entry?.includes(`"registry":"${textHash(registry)}"`) ?? false;

/** The way out where the log itself is damaged that learners have. */
const DEPLOY_WHOLE = `It is in the deployed ${LOG_FILE}. Deploy the last release again, from the machine that has made it: firebase deploy --config firebase/firebase.release.json --only hosting:shell`;

/** @throws {PlainError} naming the first entry that no key has signed, or that was changed */
async function requireWhole(texts: readonly string[], signers: Signers): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  try {
    texts.forEach((text, at) => adoptEntry({ folder }, at + 1, text, {}));
    await verifyEntries({ folder }, signers, () => DEPLOY_WHOLE);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Brings the log in the folder to the deployed one, whose entries are all checked. Source: decision
 * 60.
 *
 * @throws {PlainError} when an entry was changed, or the deployed log lacks releases that this
 *   folder knows
 */
export async function followLog({
  where,
  signers,
  read,
  settleMs = SETTLE_MS,
}: DeployedLog): Promise<Followed> {
  let { texts, registry } = await readDeployed(read);
  if (texts.length > 0 && !namesRegistry(texts.at(-1), registry)) {
    await delay(settleMs);
    ({ texts, registry } = await readDeployed(read));
  }
  await requireWhole(texts, signers);
  const lastNumber = releaseNumbers(where).at(-1) ?? 0;
  if (lastNumber > texts.length) {
    throw new PlainError(
      `The deployed log ends with release ${texts.length}, and learners have had release ${lastNumber}: an older folder was deployed. Deploy the newest again; or go on from the older one: remove ${relative(ROOT, where.folder)}.`,
    );
  }
  const other = releaseNumbers(where).find(
    (number) => entryText(where, number) !== texts[number - 1],
  );
  if (other !== undefined) {
    throw new PlainError(
      `The deployed log has another release ${other} than this folder; nothing has changed. ${howToMend(where)}`,
    );
  }
  const isLogged = namesRegistry(texts.at(-1), registry);
  for (const [at, text] of texts.entries()) {
    const isLast = at + 1 === texts.length;
    if (at + 1 <= lastNumber) continue;
    adoptEntry(where, at + 1, text, isLast && isLogged ? { [REGISTRY_FILE]: registry } : {});
  }
  return { registry, isLogged };
}

/**
 * Checks every entry of the deployed log, and that the deployed registry is the one of the last.
 *
 * @returns the number of entries
 * @throws {PlainError} as `followLog`, or when the registry is another one
 */
export async function verifyDeployed(log: DeployedLog): Promise<number> {
  const { isLogged } = await followLog(log);
  const last = lastEntry(log.where);
  if (!last)
    throw new PlainError('Nothing is deployed with a log yet: npm run compose -- --deploy.');
  if (isLogged) return last.entry.number;
  throw new PlainError(
    `The deployed registry is not the one of the last entry (release ${last.entry.number}): it was deployed without the log. Ship all anew: npm run compose -- --deploy.`,
  );
}
