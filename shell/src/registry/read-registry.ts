import { REMOTE_TIMEOUT_MS, type PAGE_DATA_IDS, type SiteConfig } from 'shared-contracts';
import { verifyRegistry, type RegistryRefusal } from 'shared-contracts/signed-registry';
import { deviceStorage, type DeviceStorage } from '../storage/device-storage';
import { fetchJson } from './fetch-json';
import { sequenceOf } from './sequence-of';

const REGISTRY_URL = '/registry.json';

/** Where this device remembers the last sequence that it accepted, and from whom. */
const ACCEPTED_KEY = 'registry-accepted';

/** For those who operate the product; a learner never reads them. */
const WHY: { readonly [Why in RegistryRefusal]: string } = {
  unsigned: 'it carries no signature',
  'unknown-key': 'it is signed with a key that this page does not know',
  'wrong-signature': 'its signature does not belong to its bytes',
  malformed: 'it is signed, and malformed',
  older: 'it is older than a registry that this device has accepted',
  expired: 'it has expired, or the clock of this device is wrong',
  clock: 'the clock of this device is wrong: it shows a time before the registry was made',
  'cannot-check': 'this browser checks signatures on secure origins only',
};

/**
 * The last accepted sequence counts while the page names the key that signed it. When that key is
 * withdrawn, its numbers no longer count, because a thief may have signed a very high one.
 */
function lastAccepted(storage: DeviceStorage, keys: readonly string[]): number {
  const [sequence, key] = (storage.getItem(ACCEPTED_KEY) ?? '').split(' ');
  return key !== undefined && keys.includes(key) ? Number(sequence) || 0 : 0;
}

/** What decides beside the file itself. */
interface Here {
  readonly keys: readonly string[] | undefined;
  readonly storage: DeviceStorage;
  readonly now: Date;
}

const CONFIG_ID: (typeof PAGE_DATA_IDS)['siteConfig'] = 'site-config';

/** `SiteConfig.registryKeys`. Read here, because the first script would carry what is shared. */
const keysOfPage = () =>
  (JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '{}') as Partial<SiteConfig>)
    .registryKeys;

async function readSigned(
  keys: readonly string[],
  known: number,
  { storage, now }: Here,
): Promise<unknown> {
  const response = await fetch(REGISTRY_URL, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const atLeast = Math.max(known, lastAccepted(storage, keys));
  const verdict = await verifyRegistry(bytes, { keys, atLeast, now });
  if (!verdict.isAccepted) throw new Error(WHY[verdict.why]);
  const { registry, key } = verdict;
  storage.setItem(ACCEPTED_KEY, `${registry.sequence} ${key}`);
  return registry;
}

/**
 * Reads `/registry.json` and checks that it may decide what runs. A module of its own, fetched when
 * there is a registry to read. Source: decision 49.
 *
 * @param known the registry that this page runs on, unchecked
 * @param here `keys` of the page; undefined: a registry needs no signature
 * @throws {Error} without an answer, and saying why when it is refused; then what is known stays
 */
export const readRegistry = (
  known: unknown,
  here: Here = { keys: keysOfPage(), storage: deviceStorage(), now: new Date() },
): Promise<unknown> =>
  here.keys ? readSigned(here.keys, sequenceOf(known) ?? 0, here) : fetchJson(REGISTRY_URL);
