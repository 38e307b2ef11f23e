import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES, type Site } from '../../addresses';
import { hashOf } from '../../files';
import { writeReleaseConfig } from '../../hosting/release-config';
import { waitUntil } from '../../wait-until';
import type { Deployment } from '../../compose';
import { forEachOf, isPage } from './follow-files';
import type { ReadSite } from './read-site';
import { changedFiles, readSnapshot, snapshotOf, SNAPSHOT_FILE } from './snapshot';

/** Deploys the folders of some sites, each as a whole. */
export type DeploySites = (sites: readonly Site[], message: string) => Promise<void>;

interface ShipOptions {
  readonly deployment: Pick<Deployment, 'origins'>;
  /** Folder with one folder per site. */
  readonly sites: string;
  /** The configuration for the CLI. */
  readonly releaseFile: string;
  readonly read: ReadSite;
  readonly deploy: DeploySites;
  /** Time that Hosting may take until it answers with the new files. */
  readonly readBackMs: number;
}

/** Deploys sites and reads them back. Source: decision 60. */
export function createShipping(options: ShipOptions) {
  const { deployment, sites, releaseFile, read, deploy, readBackMs } = options;

  /** Waits until Hosting answers with these files. @throws {PlainError} naming one that it lacks */
  async function readBack(site: Site, files: readonly string[]): Promise<void> {
    await forEachOf(files, async (file) => {
      const hash = hashOf(readFileSync(join(sites, site, file)));
      await waitUntil(
        async () => {
          const bytes = await read(site, file);
          return bytes !== undefined && hashOf(bytes) === hash;
        },
        { what: `${deployment.origins[site]}/${file} of this release`, deadlineMs: readBackMs },
      );
    });
  }

  /** Files of this release that the deployed site lacks. */
  async function lacking(site: Site): Promise<readonly string[]> {
    const deployed = readSnapshot(site, await read(site, SNAPSHOT_FILE));
    return changedFiles(snapshotOf(join(sites, site)), deployed);
  }

  return {
    /**
     * Deploys sites, and reads changed files back. Writes the configuration first, which names the
     * files that browsers may keep.
     */
    async ship(names: readonly Site[], message: string): Promise<void> {
      const changed = new Map<Site, readonly string[]>();
      for (const name of names) changed.set(name, await lacking(name));
      writeReleaseConfig(releaseFile, sites);
      await deploy(names, message);
      for (const [name, files] of changed) {
        // Pages have another address. They change together with the snapshot, which is read back.
        const stays = files.filter((file) => name !== 'shell' || !isPage(file));
        await readBack(name, [...stays, SNAPSHOT_FILE]);
      }
    },

    /** Remotes whose deployed sites lack a file of this release. */
    async unfinished(counts: (file: string) => boolean = () => true): Promise<Site[]> {
      const names: Site[] = [];
      for (const name of REMOTE_NAMES) {
        if ((await lacking(name)).some(counts)) names.push(name);
      }
      return names;
    },
  };
}
