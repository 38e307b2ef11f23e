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

/** Ships into the deployed product instead of the one that runs here (decision 60). */
export const DEPLOYED = '--deployed';

/** A product whose learners a command changes something for. */
export interface ShippedProduct {
  readonly store: Store;
  /** Before anything is asked of the network. @throws {PlainError} when nobody can sign a change */
  readonly requireKey: () => void;
  /** @throws {PlainError} when it is not there, and cannot be changed */
  readonly requireThere: () => Promise<void>;
  /** What all of its releases have in common. */
  readonly means: () => Omit<ReleaseOptions, 'choose' | 'action' | 'reason'>;
  /** Where its log is, as messages name it. */
  readonly log: string;
  /** What browsers have reported; undefined: it is not stored where a command can read it. */
  readonly reports: () => readonly StoredLoad[] | undefined;
  /**
   * Takes over what the judge of the product has ended since; undefined: the judge releases it
   * itself. @returns one line for each canary
   */
  readonly takeOver?: () => Promise<readonly string[]>;
  /** Works while no other command of this machine changes the same folders. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Folder for the logs of the processes of a command. */
  readonly logs: string;
  /** What to do where nothing was released yet. */
  readonly first: string;
}

function localProduct(): ShippedProduct {
  const addresses = addressesAt(parsePortOffset(process.env.PORT_OFFSET));
  return {
    store: localStore(addresses),
    // The start of the product has made it.
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
    // Whoever has read its log knows that it is there.
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
