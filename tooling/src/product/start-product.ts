import { existsSync, rmSync } from 'node:fs';
import { simulatorHandler } from 'stand-ins/native-app';
import { SITES, type Addresses } from 'delivery/addresses';
import { BUILT_PACKAGES, type BuiltPackage } from 'delivery/build/packages';
import { storeEvents } from 'delivery/release/judge/event-log';
import { eventReceiver } from 'delivery/release/judge/receiver';
import { hostingFolder, inRoot } from 'delivery/paths';
import type { StoredBuilds } from 'delivery/release/composition';
import { portsOf } from 'delivery/ports.mjs';
import { keepSigned } from 'delivery/release/sign-anew';
import { localRelease, publishLocalContent, publishLocalSite } from 'delivery/store/local/publish';
import {
  exportFirestore,
  prepareFunctions,
  projectSeededPlans,
  startAuthAndFunctions,
  startFirestore,
  startPaymentSandbox,
  startStoreSandbox,
  warmFunctions,
} from '../emulators';
import { startHosting, type HostingOptions } from '../hosting';
import { startSiteServer } from '../hosting/site-server';
import { requireFirestoreJar, requireFreePorts } from '../preflight';
import type { Processes } from '../processes/processes';
import type { Cleanup } from '../processes/with-processes';
import { build } from './build';
import { startingData, type DataSource } from './starting-data';

export interface ProductOptions {
  readonly addresses: Addresses;
  readonly processes: Processes;
  readonly cleanup: Cleanup;
  readonly say: (line: string) => void;
  readonly data: DataSource;
  readonly hosting?: Omit<HostingOptions, 'shellTakes'>;
  /** Whether other machines of the network can reach the simulator; default: no. */
  readonly isOpenToNetwork?: boolean;
  /** Packages to build when they have changed; the others come from their last build. */
  readonly onlyBuild?: readonly BuiltPackage[];
  /** Stored builds to run instead of the last ones; then only packages of `onlyBuild` are built. */
  readonly stored?: StoredBuilds | undefined;
}

export interface RunningProduct {
  /** File name of the catalogue in the shell's site. */
  readonly catalogueFile: string;
}

/** Checks ports and emulator before anything is started. @returns path of the emulator's jar */
async function preflight({ addresses, hosting, processes, say }: ProductOptions): Promise<string> {
  const { offset } = addresses;
  await requireFreePorts(portsOf(offset, hosting?.isControlled ?? false), offset);
  return requireFirestoreJar(processes, say);
}

/** Deletes the sites of earlier runs. Media stay, because they depend on no build. */
function clearSites(addresses: Addresses): void {
  for (const site of SITES.filter((name) => name !== 'media')) {
    rmSync(hostingFolder(addresses, site), { recursive: true, force: true });
  }
}

/** Serves the simulator by plain HTTP, so it leaves it out where the sites have TLS. */
async function serveSimulator(options: ProductOptions): Promise<() => Promise<void>> {
  if (options.hosting?.tls) return async () => undefined;
  const { addresses, isOpenToNetwork } = options;
  const host = isOpenToNetwork ? '0.0.0.0' : undefined;
  const { port } = addresses.simulator;
  return (await startSiteServer(port, simulatorHandler(addresses), undefined, host)).close;
}

const isVerdict = (line: string) => line.startsWith('mf-');

/** Starts the judge in another process, because composing pages would block the sites. */
function startJudge({ processes, addresses, say }: ProductOptions): void {
  processes.keep({
    name: 'judge',
    command: process.execPath,
    args: ['--import', 'tsx', inRoot('tooling/src/processes/main.ts'), 'judge', '--watch'],
    env: { PORT_OFFSET: String(addresses.offset) },
    onOutput: (chunk) => chunk.split('\n').filter(isVerdict).forEach(say),
  });
}

/** Chooses the packages to build: those of `onlyBuild`, and those that have no build yet. */
function packagesToBuild({ stored, onlyBuild }: ProductOptions): readonly BuiltPackage[] {
  if (stored) return onlyBuild ?? [];
  const lacksBuild = (name: BuiltPackage) => !existsSync(inRoot(name, 'dist'));
  return BUILT_PACKAGES.filter(
    (name) => onlyBuild === undefined || onlyBuild.includes(name) || lacksBuild(name),
  );
}

async function buildChanged(options: ProductOptions): Promise<void> {
  const packages = packagesToBuild(options);
  if (packages.length > 0) await build(options.processes, options.say, packages);
}

/**
 * Starts the product: the emulators with their data, the builds, and a server for each site. It
 * resolves when the product is ready.
 *
 * @throws {PlainError} when a port is in use, or a program or build is missing
 */
export async function startProduct(options: ProductOptions): Promise<RunningProduct> {
  const { addresses, processes, cleanup, say, stored, onlyBuild } = options;
  const jar = await preflight(options);
  const kept = startingData(addresses, options.data, say);
  clearSites(addresses);
  cleanup(await startPaymentSandbox(addresses, say));
  cleanup(await startStoreSandbox(addresses, say));

  // Start everything at once; the first failure ends the wait.
  const emulators = prepareFunctions(processes, addresses).then((functionsFolder) =>
    startAuthAndFunctions(processes, addresses, {
      functionsFolder,
      seed: kept?.auth,
      say,
    }),
  );
  const databases = Promise.all([
    startFirestore(processes, addresses, { jar, seed: kept?.firestore, say }),
    emulators.then(({ auth }) => auth),
  ]);
  const [catalogueFile] = await Promise.all([
    databases.then(async () => {
      const file = await publishLocalContent(addresses, kept ? 'kept' : 'seeded', say);
      if (!kept) await projectSeededPlans(processes, addresses);
      return file;
    }),
    buildChanged(options),
    emulators.then(({ functions }) => functions).then(() => warmFunctions(addresses)),
  ]);
  await publishLocalSite(addresses, catalogueFile, say, {
    action: 'start',
    reason: stored ? 'Stored builds were started' : 'The product was started',
    stored,
    own: onlyBuild,
  });
  const hosting = await startHosting(addresses, {
    ...options.hosting,
    shellTakes: eventReceiver({ store: (events) => storeEvents(addresses, events) }),
  });
  cleanup(hosting.close);
  cleanup(keepSigned(() => localRelease(addresses), say));
  cleanup(await serveSimulator(options));
  startJudge(options);
  // Register the export last, because the next start needs complete data.
  cleanup(() => exportFirestore(addresses));
  return { catalogueFile };
}
