import type { StoredLoad } from 'shared-contracts/telemetry';
import { addresses as addressesAt } from 'delivery/addresses';
import { readReports } from 'delivery/release/judge/read-reports';
import { PRODUCTION_ORIGINS } from 'delivery/hosting/local-headers';
import { inRoot, runFolder } from 'delivery/paths';
import { PlainError } from 'delivery/plain-error';
import { localStore } from 'delivery/store/local/local-store';
import { localRelease } from 'delivery/store/local/publish';
import type { Entry } from 'delivery/release/entry';
import { lastEntry, LOG_FILE, namedFolder } from 'delivery/release/releases';
import { oneAtATime } from 'delivery/release/one-at-a-time';
import type { ReleaseOptions, Store } from 'delivery/release/release';
import { takeOverVerdict } from 'delivery/store/hosting/verdict';
import { parsePortOffset } from '../preflight';
import { requireRunning } from './is-running';
import { deployedLog, deployedRelease, deployedStore, signingKey } from './deployed-release';

/** Chooses the deployed product instead of the running one (decision 60). */
export const DEPLOYED = '--deployed';

/** The product that a command reads or changes: the running or the deployed one. */
export interface ShippedProduct {
  readonly store: Store;
  /** Called before any request. @throws {PlainError} when the key that signs is missing */
  readonly requireKey: () => void;
  /** @throws {PlainError} when the product does not answer */
  readonly requireThere: () => Promise<void>;
  /** Options of every release of this product. */
  readonly means: () => Omit<ReleaseOptions, 'choose' | 'action' | 'reason'>;
  /** Place of its log, for messages. */
  readonly log: string;
  /** Reads the reports of browsers; undefined where no command can read them. */
  readonly reports: () => readonly StoredLoad[] | undefined;
  /**
   * Releases the latest verdicts of the judge; undefined where the judge releases them itself.
   * @returns one line for each ended canary
   */
  readonly takeOver?: () => Promise<readonly string[]>;
  /** Runs work under a lock, so no other command of this machine changes the same folders. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Folder for the logs of a command's processes. */
  readonly logs: string;
  /** Advice when nothing was released yet. */
  readonly first: string;
}

function localProduct(): ShippedProduct {
  const addresses = addressesAt(parsePortOffset(process.env.PORT_OFFSET));
  return {
    store: localStore(addresses),
    // `npm start` has made the key.
    requireKey: () => undefined,
    requireThere: () => requireRunning(addresses),
    means: () => localRelease(addresses),
    log: namedFolder(addresses),
    reports: () => readReports(addresses),
    alone: (work) => work(),
    logs: runFolder(addresses.offset, 'logs'),
    first: 'Start the product with "npm start" first.',
  };
}

function deployedProduct(): ShippedProduct {
  return {
    store: deployedStore(),
    requireKey: () => void signingKey(),
    // A command has read its log before, so the product answers.
    requireThere: async () => undefined,
    means: deployedRelease,
    log: `${PRODUCTION_ORIGINS.shell}/${LOG_FILE}`,
    reports: () => undefined,
    takeOver: () => takeOverVerdict(deployedRelease(), deployedLog()),
    alone: (work) =>
      oneAtATime(work, {
        place: inRoot('.run', 'shipping-deployed'),
        does: 'ships into the deployed product',
      }),
    logs: inRoot('.run', 'deployed', 'logs'),
    first: 'Ship all first: npm run compose -- --deploy.',
  };
}

/** @param flags of the command */
export const productOf = (flags: ReadonlySet<string>): ShippedProduct =>
  flags.has(DEPLOYED) ? deployedProduct() : localProduct();

/** @throws {PlainError} when nothing is released */
export function requireEntry({ store, first }: ShippedProduct): Entry {
  const last = lastEntry(store.where);
  if (last) return last.entry;
  throw new PlainError(`Nothing is released yet. ${first}`);
}
