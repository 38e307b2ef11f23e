import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Claim } from 'publisher';
import { parse } from 'valibot';
import { SignedRegistrySchema } from 'shared-contracts/signed-registry';
import { REMOTE_NAMES } from '../../addresses';
import { PlainError } from '../../plain-error';
import { REGISTRY_FILE, type Deployment } from '../../compose';
import { publishDocuments } from '../../compose/publish-documents';
import { commitDraft, lastEntry, LostRaceError, textHash } from '../../release/releases';
import type { Entry } from '../../release/entry';
import { archivedBuild, isArchived } from '../../release/archive';
import type { Store } from '../../release/release';
import { requireNumber } from './claim';
import { followFiles, isPage } from './follow-files';
import { followLog, verifyDeployed, type DeployedLog, type Followed } from './follow-log';
import { putRelease, putSnapshot } from './put-release';
import { createShipping, type DeploySites } from './ship-sites';
import { requireNoVerdict } from './verdict';

/** Time that Hosting may take until it answers with a new release. */
const READ_BACK_MS = 60_000;

export interface HostingOptions extends DeployedLog {
  readonly deployment: Deployment;
  /** Folder with one folder per site, which is deployed. */
  readonly sites: string;
  /** The configuration for the CLI. */
  readonly releaseFile: string;
  readonly deploy: DeploySites;
  /** Claims a number of the registry for good. */
  readonly hold: (claim: Claim) => Promise<Claim>;
  /** `REGISTRY_AFTER`: a number that learners may have had, higher than that of the log. */
  readonly after?: string | undefined;
  /** Default: one minute. */
  readonly readBackMs?: number;
}

/**
 * Reads `REGISTRY_AFTER`; undefined means 0.
 *
 * @throws {PlainError} when it is no number
 */
export function lastNumber(after = '0'): number {
  if (/^\d{1,9}$/.test(after)) return Number(after);
  throw new PlainError(
    `REGISTRY_AFTER is "${after}", but must be the number of the last registry, for example 12.`,
  );
}

const numberAfter = (last: Entry | undefined, after?: string): number =>
  Math.max(last?.sequence ?? 0, lastNumber(after));

/**
 * Checks a release that follows a registry without an entry in the log: it must ship all packages.
 *
 * @param last the last entry of the log
 * @param registry text of the deployed registry; empty: none
 * @param after `REGISTRY_AFTER`, which a registry without any log needs
 * @throws {PlainError} when another command has to come first
 */
function requireAll(
  action: Entry['action'],
  last: Entry | undefined,
  registry: string,
  after: string | undefined,
): void {
  if (action !== 'start') {
    throw new PlainError(
      last
        ? `Learners have another registry than release ${last.number} of the log: it was deployed without the log; nothing has changed. Ship all anew: npm run compose -- --deploy.`
        : 'Nothing is deployed with a log yet. Ship all first: npm run compose -- --deploy.',
    );
  }
  if (!last && registry !== '' && after === undefined) {
    throw new PlainError(
      `Learners have a ${REGISTRY_FILE} without a log; nothing has changed. Begin a log after its number: REGISTRY_AFTER=12.`,
    );
  }
}

/**
 * Puts the standalone documents of the stable builds into their sites. They are deployed after the
 * pages that show them, because their address does not name a build.
 */
function putDocuments({ where, sites, deployment }: HostingOptions, { builds }: Entry): void {
  for (const name of REMOTE_NAMES) {
    const build = builds[name] ?? '';
    if (isArchived(where, name, build)) {
      publishDocuments(archivedBuild(where, name, build), join(sites, name), deployment);
    }
    putSnapshot(join(sites, name));
  }
}

/** The store of a deployed product on Firebase Hosting. Source: decision 60. */
export function hostingStore(options: HostingOptions): Store {
  const { where, sites, read, hold, after, readBackMs = READ_BACK_MS } = options;
  const { ship, unfinished } = createShipping({ ...options, readBackMs });
  /** The deployed registry when the present release began. */
  let followed: Followed = { registry: '', isLogged: false };

  /** Compares the deployed registry. @throws {LostRaceError} when another release has come */
  async function requireSame(number: number): Promise<void> {
    const text = (await read('shell', REGISTRY_FILE))?.toString('utf8') ?? '';
    if (textHash(text) === textHash(followed.registry)) return;
    await followLog(options);
    const last = lastEntry(where)?.entry;
    const faster =
      last && last.number >= number
        ? `${last.by} was faster with release ${last.number} ("${last.reason}")`
        : `Somebody has deployed another ${REGISTRY_FILE}`;
    throw new LostRaceError(`${faster}; nothing of yours has changed. Run the command again.`);
  }

  return {
    where,
    isDeployed: true,
    look: async () => void (await followLog(options)),
    verify: () => verifyDeployed(options),

    async follow(action) {
      followed = await followLog(options);
      await requireNoVerdict(followed.registry, action, options);
      const last = lastEntry(where)?.entry;
      if (!followed.isLogged) {
        requireAll(action, last, followed.registry, after);
        return numberAfter(last, after);
      }
      await followFiles({ where, sites, read });
      if (last) {
        // Deploys documents that a stopped command has left out.
        putDocuments(options, last);
        const names = await unfinished(isPage);
        if (names.length > 0) await ship(names, `Documents of release ${last.number}`);
      }
      return numberAfter(last, after);
    },

    async commit(draft, entry) {
      const { number, reason } = entry;
      const text = readFileSync(join(draft, 'shell', REGISTRY_FILE), 'utf8');
      await requireNumber(parse(SignedRegistrySchema, JSON.parse(text)), new Date(entry.at), hold);
      putRelease({ where, sites, draft, entry });
      const message = `Release ${number}: ${reason}`;
      await requireSame(number);
      const names = await unfinished();
      if (names.length > 0) await ship(names, message);
      await requireSame(number);
      // Without claims another publisher may have deployed its own folder meanwhile.
      if ((await unfinished()).length > 0) {
        throw new LostRaceError(
          'Somebody else deploys at the moment; nothing of yours has changed. Run the command again.',
        );
      }
      await ship(['shell'], message);
      commitDraft(where, draft, number);
      putDocuments(options, entry);
      const late = await unfinished();
      if (late.length > 0) await ship(late, `Documents of release ${number}`);
    },
  };
}
