import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Claim } from 'publisher';
import { parse } from 'valibot';
import { SignedRegistrySchema, type SignedRegistry } from 'shared-contracts/signed-registry';
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

/** So long Hosting may take until it answers with a new release everywhere. */
const READ_BACK_MS = 60_000;

export interface HostingOptions extends DeployedLog {
  readonly deployment: Deployment;
  /** Folder with one folder per site: what was deployed last. */
  readonly sites: string;
  /** The configuration that the CLI reads. */
  readonly releaseFile: string;
  readonly deploy: DeploySites;
  /** Claims a number of the registry for good. */
  readonly hold: (claim: Claim) => Promise<Claim>;
  /** `REGISTRY_AFTER`: the last number, where learners may have had a higher one. */
  readonly after?: string | undefined;
  /** Default: one minute. */
  readonly readBackMs?: number;
}

/**
 * @param after `REGISTRY_AFTER`; undefined: 0
 * @throws {PlainError} when it is no number
 */
export function lastNumber(after = '0'): number {
  if (/^\d{1,9}$/.test(after)) return Number(after);
  throw new PlainError(`REGISTRY_AFTER is "${after}". Say the last one as a number, as 12.`);
}

const numberAfter = (last: Entry | undefined, after?: string): number =>
  Math.max(last?.sequence ?? 0, lastNumber(after));

/**
 * Only a release of all may follow a registry that no entry of the log names.
 *
 * @param last the last entry of the log
 * @param registry what learners have; empty: nothing
 * @param after `REGISTRY_AFTER`, which a registry without a log needs
 * @throws {PlainError} otherwise
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
 * Puts the standalone documents of the builds that learners have into their sites. They come after
 * the pages that show them, because their address does not name their build.
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

/** A deployed product on Firebase Hosting, to which releases are shipped. Source: decision 60. */
export function hostingStore(options: HostingOptions): Store {
  const { where, sites, read, hold, after, readBackMs = READ_BACK_MS } = options;
  const { ship, unfinished } = createShipping({ ...options, readBackMs });
  /** The registry that learners have, as the release that is under way has read it. */
  let followed: Followed = { registry: '', isLogged: false };

  /** @throws {LostRaceError} when learners have another registry than this release follows */
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
        // Left over by a command that was stopped after the switch.
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
      putRelease({
        where,
        sites,
        draft,
        entry,
        deployed: JSON.parse(followed.registry || '{}') as Partial<SignedRegistry>,
      });
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
