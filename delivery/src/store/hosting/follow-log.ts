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

/** The log and the registry of one deployment arrive within this time. */
const SETTLE_MS = 2_000;

/** The deployed registry. */
export interface Followed {
  /** Its text; empty: the site has none. */
  readonly registry: string;
  /** Whether the last entry of the log has its hash. */
  readonly isLogged: boolean;
}

/** A deployed product, and the folder of this machine for its log. */
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

/** What to do when the deployed log itself is damaged. */
const DEPLOY_WHOLE = `It is in the deployed ${LOG_FILE}. Deploy the last release again, from the machine that has made it: firebase deploy --config firebase/firebase.release.json --only hosting:shell`;

/** Checks all entries. @throws {PlainError} naming the first unsigned or changed one */
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
 * Checks the deployed log, and brings the folder to it. Source: decision 60.
 *
 * @throws {PlainError} when an entry was changed, or the deployed log lacks releases of this folder
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
 * Checks every entry of the deployed log, and the deployed registry by the hash in the last one.
 *
 * @returns the number of entries
 * @throws {PlainError} as `followLog`, or when the hash differs
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
