import { ContentError, publishContent } from 'publisher';
import { PROJECT_ID, type Addresses } from '../addresses';
import { hostingFolder } from '../hosting';
import { inRoot } from '../paths';
import { PlainError } from '../processes/plain-error';
import { localDeployment, publishSite } from '../publish';
import { localRegistryKeys } from '../shipping/registry-keys';
import { who } from '../shipping/who';

/** Local only: names and keys of the sample media are derived from it. */
const LOCAL_MEDIA_KEY_SECRET = 'local-media-key-of-the-sample-content';

/** `seeded`: accounts are brought to their seeds; `kept`: they stay as they are. */
export type Accounts = 'seeded' | 'kept';

/**
 * Publishes the content folder to the running emulators and to the run folder.
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

/**
 * Publishes the last builds to the run folder, composes the pages anew, and says what is missing.
 *
 * @param reason what the registry says of it, where it changes what learners get
 */
export async function publishLocalSite(
  addresses: Addresses,
  catalogueFile: string,
  say: (line: string) => void,
  reason: string,
): Promise<void> {
  const { current, fingerprints } = localRegistryKeys(addresses);
  const problems = await publishSite({
    deployment: { ...localDeployment(addresses), registryKeys: fingerprints },
    key: current,
    change: { by: who(), reason },
    outDir: hostingFolder(addresses),
    catalogueFile,
  });
  problems.forEach(say);
}
