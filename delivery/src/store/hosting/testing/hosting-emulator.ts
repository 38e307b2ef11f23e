import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { CLI } from 'tooling/emulators/cli';
import { createProcesses } from 'tooling/processes/processes';
import { PROJECT_ID, type Site } from '../../../addresses';
import { BUILT_PACKAGES } from '../../../build/packages';
import { inRoot } from '../../../paths';
import { waitUntil } from '../../../wait-until';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

/** Sites as the Hosting emulator of the Firebase CLI serves them. */
export interface HostingEmulator {
  readonly origins: Readonly<Record<Site, string>>;
  /** Folder of a site that is served. */
  readonly live: (site: Site, ...path: string[]) => string;
  /** Releases a folder, as Hosting does: the site has only its files from now on. */
  readonly release: (site: Site, from: string) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the Hosting emulator with the sites of firebase.json, each from a folder of its own.
 *
 * @param folder gets the folders and the log
 */
export async function startHostingEmulator(folder: string): Promise<HostingEmulator> {
  const live = (site: Site, ...path: string[]) => join(folder, 'live', site, ...path);
  for (const site of BUILT_PACKAGES) mkdirSync(live(site), { recursive: true });
  const { hosting } = JSON.parse(readFileSync(inRoot('firebase', 'firebase.json'), 'utf8')) as {
    readonly hosting: readonly { readonly target: Site }[];
  };
  const local = async () => ({ host: '127.0.0.1', port: await freePort() });
  const config = {
    hosting: hosting
      .filter(({ target }) => target !== 'media')
      .map((site) => ({ ...site, public: `live/${site.target}` })),
    emulators: {
      hosting: await local(),
      hub: await local(),
      logging: await local(),
      ui: { enabled: false },
      singleProjectMode: false,
    },
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config));
  cpSync(inRoot('firebase', '.firebaserc'), join(folder, '.firebaserc'));
  const origins: Partial<Record<Site, string>> = {};
  let said = '';
  const processes = createProcesses(join(folder, 'logs'));
  processes.keep({
    name: 'hosting',
    command: process.execPath,
    args: [
      ...[CLI, 'emulators:start', '--only', 'hosting', '--project', PROJECT_ID],
      ...['--config', join(folder, 'firebase.json')],
    ],
    cwd: folder,
    env: { CI: '1', NO_UPDATE_NOTIFIER: '1', XDG_CONFIG_HOME: join(folder, 'config') },
    endWith: 'SIGINT',
    onOutput: (chunk) => {
      said += chunk;
      for (const [, site, origin] of said.matchAll(/hosting\[([\w-]+)\]: Local server: (\S+)/g)) {
        origins[site as Site] = origin ?? '';
      }
    },
  });
  const isReady = () => BUILT_PACKAGES.every((site) => origins[site] !== undefined);
  try {
    await Promise.race([
      waitUntil(isReady, { what: 'the Hosting emulator', deadlineMs: 120_000 }),
      processes.failed,
    ]);
  } catch (error) {
    await processes.endAll();
    throw error;
  }
  return {
    origins: { ...origins, media: 'https://media.example' } as Record<Site, string>,
    live,
    release(site, from) {
      rmSync(live(site), { recursive: true, force: true });
      cpSync(from, live(site), {
        recursive: true,
        filter: (file) => !/[\\/]\.[^\\/]+$/.test(file),
      });
    },
    stop: () => processes.endAll(),
  };
}
