import { cpSync } from 'node:fs';
import { ContentError, publishContent } from 'publisher';
import { PROJECT_ID, type Addresses } from '../../addresses';
import { BUILT_PACKAGES, type BuiltPackage } from '../../build/packages';
import { hostingFolder, inRoot } from '../../paths';
import { PlainError } from '../../plain-error';
import { localDeployment } from '../../compose';
import type { Choice } from '../../release/entry';
import { archive } from '../../release/archive';
import { presentCommit } from '../../release/commit';
import { release } from '../../release/release';
import { localRegistryKeys } from '../../signing/registry-keys';
import { who } from '../../release/who';
import { besideOwn, withBuilds, type StoredBuilds } from '../../release/composition';
import { localStore } from './local-store';

/** Names and keys of the sample media derive from it. Only the local product uses it. */
const LOCAL_MEDIA_KEY_SECRET = 'local-media-key-of-the-sample-content';

/** The common options of all releases of the local product. */
export function localRelease(addresses: Addresses) {
  const keys = localRegistryKeys(addresses);
  return {
    store: localStore(addresses),
    deployment: { ...localDeployment(addresses), registryKeys: keys.fingerprints },
    keys,
    sites: hostingFolder(addresses),
    by: who(),
  };
}

/** `seeded` resets the accounts to their seeds, `kept` leaves them. */
export type Accounts = 'seeded' | 'kept';

/**
 * Publishes `firebase/content` to the running emulators and to the served folder.
 *
 * @returns name of the catalogue in the shell's site
 * @throws {PlainError} with one line per mistake in the content
 */
export async function publishLocalContent(
  addresses: Addresses,
  accounts: Accounts,
  say: (line: string) => void,
): Promise<string> {
  try {
    const { catalogueFile } = await publishContent({
      contentDir: inRoot('firebase/content'),
      mediaDir: hostingFolder(addresses, 'media'),
      mediaOrigin: addresses.sites.media.origin,
      catalogueDir: hostingFolder(addresses, 'shell'),
      projectId: PROJECT_ID,
      firestoreHost: addresses.firestore,
      mediaKeySecret: LOCAL_MEDIA_KEY_SECRET,
      log: say,
      ...(accounts === 'seeded' && { authHost: addresses.auth }),
    });
    return catalogueFile;
  } catch (error) {
    if (error instanceof ContentError) throw new PlainError(error.message);
    throw error;
  }
}

interface LocalChange {
  readonly action: 'start' | 'publish' | 'content';
  readonly reason: string;
  /** Stored builds in place of the last builds. */
  readonly stored?: StoredBuilds | undefined;
  /** Packages that run in their last build beside `stored`, and that a save publishes. */
  readonly own?: readonly BuiltPackage[];
  /** Folder of the last build of a package; default: its `dist`. */
  readonly buildOf?: (name: BuiltPackage) => string;
}

/**
 * Releases the last builds, stored builds or new content into the local product, and says the
 * problems of the release.
 *
 * @param change `content` changes no build; `publish` changes only those of `own`
 */
export async function publishLocalSite(
  addresses: Addresses,
  catalogueFile: string,
  say: (line: string) => void,
  { stored, own = [], buildOf = (name) => inRoot(name, 'dist'), ...change }: LocalChange,
): Promise<void> {
  const lastBuilds = (names: readonly BuiltPackage[]) =>
    Object.fromEntries(names.map((name) => [name, archive(addresses, name, buildOf(name))]));
  const chosen = (now: Choice | undefined) => {
    if (now && change.action === 'content') return now;
    if (now && change.action === 'publish') return withBuilds(now, lastBuilds(own));
    if (stored) return besideOwn(stored, lastBuilds(own))(now);
    return { builds: lastBuilds(BUILT_PACKAGES), switchedOff: [], canaries: {} };
  };
  cpSync(inRoot('shell', 'public'), hostingFolder(addresses, 'shell'), { recursive: true });
  const { problems } = await release({
    ...localRelease(addresses),
    ...change,
    commit: stored || change.action === 'content' ? undefined : presentCommit(),
    choose: (now) => ({ ...chosen(now), catalogueFile }),
  });
  problems.forEach(say);
}
