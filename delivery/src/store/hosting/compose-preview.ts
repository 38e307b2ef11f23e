import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REMOTE_NAMES } from '../../addresses';
import { BUILT_PACKAGES, type BuiltPackage } from '../../build/packages';
import { composeSite, REGISTRY_FILE, type Deployment } from '../../compose';
import { hashOf } from '../../files';
import { inRoot } from '../../paths';
import { PlainError } from '../../plain-error';
import { archive, archivedBuild, buildIn, publishFiles } from '../../release/archive';
import { lastEntry, LOG_FILE } from '../../release/releases';
import { requireFitting, requireKept } from '../../release/release';
import { affectedPackages } from '../../release/status-lines';
import { readLog } from '../../release/verify-log';
import { storeDeployedBuild } from './deployed-builds';
import { forEachOf, isPage } from './follow-files';
import { followLog, type DeployedLog } from './follow-log';
import { PACKED_FOLDER } from './packed-build';
import { pathIn, readSnapshot, SNAPSHOT_FILE } from './snapshot';

interface PreviewOptions {
  /** The preview itself. */
  readonly deployment: Deployment;
  /** The deployed product, whose other builds and content the preview has. */
  readonly live: DeployedLog;
  /** Folder that gets one folder per site. It is emptied first. */
  readonly sites: string;
  /** Folder of the branch's build of a package; default: its `dist`. */
  readonly buildOf?: (name: BuiltPackage) => string;
}

/** Fetches the deployed files of no build: content, and files at fixed addresses. */
async function fetchContent({ live: { read }, sites }: PreviewOptions): Promise<void> {
  const snapshot = readSnapshot('shell', await read('shell', SNAPSHOT_FILE)) ?? {};
  const isContent = (file: string) =>
    ![REGISTRY_FILE, LOG_FILE].includes(file) &&
    !isPage(file) &&
    !file.startsWith('assets/') &&
    !file.startsWith(`${PACKED_FOLDER}/`);
  await forEachOf(Object.keys(snapshot).filter(isContent), async (file) => {
    const bytes = await read('shell', file);
    if (!bytes || hashOf(bytes) !== snapshot[file]) {
      throw new PlainError(
        `The deployed ${file} is not the one of ${SNAPSHOT_FILE}: a release was faster; nothing is deployed. Run the command again.`,
      );
    }
    const path = pathIn(join(sites, 'shell'), file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  });
}

/**
 * Writes the sites of a preview: the branch's builds of changed packages, the stable builds of
 * learners of all others, and the content of learners. Source: decision 60.
 *
 * @returns the changed packages, and one line for each remote that cannot be prerendered
 * @throws {PlainError} when nothing is deployed, the builds do not fit together, the shell breaks
 *   builds of learners, or another release comes meanwhile
 */
export async function composePreview(options: PreviewOptions): Promise<{
  readonly changed: readonly BuiltPackage[];
  readonly problems: readonly string[];
}> {
  const { deployment, live, sites, buildOf = (name) => inRoot(name, 'dist') } = options;
  const { where } = live;
  await followLog(live);
  const last = lastEntry(where)?.entry;
  if (!last) {
    throw new PlainError('Nothing is deployed yet that a preview could be compared with.');
  }
  rmSync(sites, { recursive: true, force: true });
  const affected = affectedPackages(readLog(where), (name) => buildIn(name, buildOf(name)));
  const changed = BUILT_PACKAGES.filter((name) => affected.includes(name));
  const builds: Record<string, string> = {};
  for (const name of BUILT_PACKAGES) {
    const liveBuild = last.builds[name];
    if (liveBuild === undefined || changed.includes(name)) {
      builds[name] = archive(where, name, buildOf(name));
    } else {
      await storeDeployedBuild(live, where, name, last);
      builds[name] = liveBuild;
    }
  }
  if (changed.includes('shell')) {
    // The branch's shell must also keep what the deployed builds of its remotes use.
    for (const name of BUILT_PACKAGES) {
      if (last.builds[name] !== undefined) await storeDeployedBuild(live, where, name, last);
    }
    requireKept(where, { builds }, last, new Date());
  }
  await fetchContent(options);
  const buildFolder = (name: BuiltPackage) => archivedBuild(where, name, builds[name] ?? '');
  const advice = changed.includes('shell')
    ? 'Keep in the shell what the build uses, or build the remote with the contract of this shell.'
    : undefined;
  for (const name of REMOTE_NAMES) requireFitting(where, name, { builds, canaries: {} }, advice);
  for (const name of BUILT_PACKAGES) {
    publishFiles(where, name, builds[name] ?? '', join(sites, name));
  }
  cpSync(inRoot('shell', 'public'), join(sites, 'shell'), { recursive: true });
  const problems = composeSite({
    deployment,
    outDir: sites,
    catalogueFile: last.catalogueFile,
    switchedOff: last.switchedOff,
    buildOf: buildFolder,
    change: { by: '', reason: 'A preview' },
  });
  return { changed, problems };
}
