import { fieldOf, REMOTE_TIMEOUT_MS, type Registry, type SiteConfig } from 'shared-contracts';
import {
  verifyRegistry,
  type RegistryRefusal,
  type RegistryTrust,
  type SignedRegistry,
} from 'shared-contracts/signed-registry';
import { deviceStorage, type DeviceStorage } from '../storage/device-storage';
import { canariesOf, ENDED_KEY } from './this-browser';

const REGISTRY_URL = '/registry.json';

/**
 * Key of the last accepted sequence and of the key that signed it: `12 KEY`, followed by `judge`
 * for a registry of the judge.
 */
const ACCEPTED_KEY = 'registry-accepted';

/**
 * Longest wait for the judge's answer, in milliseconds. A screen may wait for it, at most two
 * seconds.
 */
const VERDICT_MS = 1_500;

/** Reasons for operators; learners never read them. */
const WHY: { readonly [Why in RegistryRefusal]: string } = {
  unsigned: 'it carries no signature',
  'unknown-key': 'it is signed with a key that this page does not know',
  'wrong-signature': 'its signature does not belong to its bytes',
  malformed: 'it is signed, and malformed',
  older: 'it is older than a registry that this device has accepted',
  expired: 'it has expired, or the clock of this device is wrong',
  'beyond-judge': 'the judge has signed it, and it does more than end a canary',
  clock: 'the clock of this device is wrong: it shows a time before the registry was made',
  'cannot-check': 'this browser checks signatures on secure origins only',
};

/**
 * Reads the last accepted sequence. It counts only while the page names the key that signed it,
 * because a thief of an old key may have signed a very high number.
 */
function lastAccepted(storage: DeviceStorage, keys: readonly string[]) {
  const [sequence, key, judge] = (storage.getItem(ACCEPTED_KEY) ?? '').split(' ');
  const counts = key !== undefined && keys.includes(key);
  return { sequence: counts ? Number(sequence) || 0 : 0, isJudged: judge !== undefined };
}

/** Storage and clock of this device. */
interface DeviceContext {
  readonly storage: DeviceStorage;
  readonly now: Date;
}

declare global {
  /** The page's early request in a browser that gets a canary (decision 57). */
  var registryAnswer: Promise<Response> | undefined;
}

/** Takes the page's early answer, only once, because it becomes stale. */
function takeAnswer(): Promise<Response> | undefined {
  const answer = globalThis.registryAnswer;
  globalThis.registryAnswer = undefined;
  return answer;
}

const ask = (url: string, timeoutMs: number) =>
  fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) });

async function bytesOf(answer: Promise<Response>): Promise<Uint8Array<ArrayBuffer>> {
  const response = await answer;
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function fetchBytes(): Promise<Uint8Array<ArrayBuffer>> {
  const early = takeAnswer();
  if (early) {
    try {
      return await bytesOf(early);
    } catch {
      // Its timeout began with the page, so it may have ended before the bytes were read.
    }
  }
  return bytesOf(ask(REGISTRY_URL, REMOTE_TIMEOUT_MS));
}

/** Sequence of a registry; 0 in registry 1, which has none. */
function sequenceOf(registry: unknown): number {
  const sequence = (registry as Partial<Registry> | null | undefined)?.sequence;
  return typeof sequence === 'number' ? sequence : 0;
}

/** Names of the remotes with a canary, and its share. */
const sharesIn = ({ remotes }: SignedRegistry) =>
  remotes.flatMap((entry) => {
    const [name, percent] = [fieldOf(entry, 'name'), fieldOf(fieldOf(entry, 'canary'), 'percent')];
    return typeof name === 'string' && typeof percent === 'number' ? [{ name, percent }] : [];
  });

/**
 * Reads the judge's registry that is based on exactly this one. Only a browser that gets a canary
 * requests it, or one that has already followed a later registry. Source: decision 62.
 *
 * @param bytes `/registry.json`
 * @returns undefined without one that this page may follow
 */
async function readVerdict(
  bytes: Uint8Array<ArrayBuffer>,
  trust: RegistryTrust,
  storage: DeviceStorage,
) {
  const published = await verifyRegistry(bytes, { ...trust, atLeast: 0 });
  if (!published.isAccepted || published.registry.verdicts === undefined) return undefined;
  const { verdicts, sequence } = published.registry;
  const shares = sharesIn(published.registry);
  const { bucketOf, isTester } = canariesOf(storage);
  const isConcerned =
    sequence < trust.atLeast ||
    shares.some((each) => isTester || bucketOf(each.name) < each.percent);
  if (shares.length === 0 || !isConcerned) return undefined;
  try {
    const judged = await bytesOf(ask(verdicts, VERDICT_MS));
    const atLeast = Math.max(trust.atLeast, sequence + 1);
    const verdict = await verifyRegistry(judged, { ...trust, atLeast });
    const isBasedOnIt =
      verdict.isAccepted && verdict.registry.basis === new TextDecoder().decode(bytes);
    if (!isBasedOnIt) return undefined;
    const left = sharesIn(verdict.registry).map(({ name }) => name);
    const ended = shares.flatMap(({ name }) => (left.includes(name) ? [] : [name]));
    // Pages still contain these canaries until they are composed anew.
    storage.setItem(ENDED_KEY, [verdict.registry.sequence, ...ended].join(' '));
    return verdict;
  } catch {
    return undefined;
  }
}

/**
 * Reads `/registry.json` and checks that it may decide which builds run. A separate module, loaded
 * with the first reading. Source: decision 49.
 *
 * @param knownRegistry the page's current registry, unchecked
 * @param keys fingerprints of the page; undefined: a registry needs no signature
 * @param here storage and clock; default: this device
 * @throws {Error} without an answer, or with the reason of a refusal; then the known registry stays
 */
export async function readRegistry(
  knownRegistry: unknown,
  keys: SiteConfig['registryKeys'],
  { storage, now }: DeviceContext = { storage: deviceStorage(), now: new Date() },
): Promise<unknown> {
  const bytes = await fetchBytes();
  if (!keys) return JSON.parse(new TextDecoder().decode(bytes));
  const last = lastAccepted(storage, keys);
  const trust = { keys, atLeast: Math.max(sequenceOf(knownRegistry), last.sequence), now };
  const verdict =
    (await readVerdict(bytes, trust, storage)) ?? (await verifyRegistry(bytes, trust));
  if (!verdict.isAccepted) throw new Error(WHY[verdict.why]);
  const { registry, key, isJudged } = verdict;
  // A person has published this sequence, so the judge may not replace it.
  if (isJudged && registry.sequence === last.sequence && !last.isJudged) throw new Error(WHY.older);
  storage.setItem(ACCEPTED_KEY, `${registry.sequence} ${key}${isJudged ? ' judge' : ''}`);
  return registry;
}
