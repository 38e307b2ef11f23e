import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { signatureProblem } from 'shared-contracts/signed-registry';
import { ROOT } from '../paths';
import { PlainError } from '../plain-error';
import { REGISTRY_FILE } from '../compose';
import type { RegistryKeys } from '../signing/registry-keys';
import type { Entry } from './entry';
import {
  entryText,
  howToMend,
  namedFolder,
  readEntry,
  releasedFolder,
  releaseNumbers,
  textHash,
  type Where,
} from './releases';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The fingerprints of the keys that may sign entries. */
export type Signers = Pick<RegistryKeys, 'fingerprints' | 'judge'>;

/** All entries, in their order. @throws {PlainError} naming the first that cannot be read */
export const readLog = (where: Where): readonly Entry[] =>
  releaseNumbers(where).map((number) => readEntry(where, number).entry);

const choiceOf = ({ builds, switchedOff, frozen, catalogueFile }: Entry, canaries: object) =>
  JSON.stringify([builds, switchedOff, frozen, catalogueFile, canaries]);

/**
 * Whether an entry changes nothing but to end the canary of its remote. The judge's key may sign
 * only such entries. Source: decision 56.
 */
function endsOneCanary(entry: Entry, previousEntry: Entry | undefined): boolean {
  const { remote = '', action, sequence, canaries } = entry;
  if (!previousEntry?.canaries[remote]) return false;
  const { [remote]: _ended, ...left } = previousEntry.canaries;
  return (
    action === 'judge' &&
    sequence === previousEntry.sequence + 1 &&
    choiceOf(entry, canaries) === choiceOf(previousEntry, left)
  );
}

/**
 * Checks who has signed an entry of the log.
 *
 * @returns the problem; undefined: a key of the pages, or the judge's where it ends a canary
 */
export async function signerProblem(
  where: Where,
  number: number,
  { fingerprints, judge }: Signers,
): Promise<string | undefined> {
  const { entry, text } = readEntry(where, number);
  const problem = await signatureProblem(bytesOf(text), fingerprints);
  if (problem !== 'unknown-key') return problem;
  const asJudge = await signatureProblem(bytesOf(text), judge === undefined ? [] : [judge]);
  if (asJudge !== undefined) return asJudge;
  const previousEntry = number > 1 ? readEntry(where, number - 1).entry : undefined;
  return endsOneCanary(entry, previousEntry) ? undefined : 'the judge may only end a canary';
}

/**
 * Number of the last entry that a key of the pages has signed. All earlier entries count too, also
 * those of retired keys: each entry has the hash of the one before. Source: decision 60.
 */
async function lastSigned(where: Where, numbers: readonly number[], keys: readonly string[]) {
  for (const number of numbers.toReversed()) {
    const text = entryText(where, number) ?? '';
    if ((await signatureProblem(bytesOf(text), keys)) === undefined) return number;
  }
  return 0;
}

/** What to do if none of the keys has signed an entry. */
const howToChangeKey = (where: Where): string =>
  'folder' in where
    ? 'If the key was changed, name the old one in registryKeys, too, and sign with the next: npm run registry -- sign --deployed. Only then take the old one out.'
    : howToMend(where);

/**
 * Checks every entry of the release log. An entry of a retired key counts, if a present key has
 * signed a later one.
 *
 * @param mend the place of a damaged entry, and what to do
 * @returns the number of entries
 * @throws {PlainError} naming the first entry that is changed or missing, or saying how to change
 *   the key where none of these keys has signed any
 */
export async function verifyEntries(
  where: Where,
  signers: Signers,
  mend = (number: number) => `See ${namedFolder(where, number)}. ${howToMend(where)}`,
): Promise<number> {
  const numbers = releaseNumbers(where);
  const last = numbers.at(-1) ?? 0;
  const signed = await lastSigned(where, numbers, signers.fingerprints);
  let previousHash = '';
  for (let number = 1; number <= last; number += 1) {
    const text = entryText(where, number);
    if (text === undefined) {
      throw new PlainError(`Entry ${number} of the release log is missing. ${mend(number)}`);
    }
    const fault = await signerProblem(where, number, signers);
    const problem = fault === 'unknown-key' && number < signed ? undefined : fault;
    if (problem === 'unknown-key' && signed === 0) {
      throw new PlainError(
        `No key that pages know has signed an entry of the release log. ${howToChangeKey(where)}`,
      );
    }
    if (problem !== undefined || readEntry(where, number).entry.before !== previousHash) {
      throw new PlainError(
        `Entry ${number} of the release log was changed: ${problem ?? 'it does not follow the entry before'}. ${mend(number)}`,
      );
    }
    previousHash = textHash(text);
  }
  return last;
}

/**
 * Checks every entry of the release log, and the served registry by the hash in the last one.
 *
 * @returns the number of entries
 * @throws {PlainError} as `verifyEntries`, or when the hash differs
 */
export async function verifyLog(where: Where, signers: Signers): Promise<number> {
  const last = await verifyEntries(where, signers);
  if (last === 0) return 0;
  const file = join(releasedFolder(where, 'shell') ?? '', REGISTRY_FILE);
  const registry = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (textHash(registry) !== readEntry(where, last).entry.registry) {
    throw new PlainError(
      `registry.json is not the one of the last entry: it was edited by hand (${relative(ROOT, file)}). Replace it: npm run registry -- sign`,
    );
  }
  return last;
}
