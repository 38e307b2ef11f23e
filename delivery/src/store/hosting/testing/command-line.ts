import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteName, Site } from '../../../addresses';
import { copyTo } from '../../../build/another-folder';
import { git } from '../../../git';
import { inRoot } from '../../../paths';

interface Deployed {
  readonly origins: Readonly<Record<Site, string>>;
  /** Folder with one folder per site, which the emulator serves. */
  readonly live: string;
  readonly fingerprints: readonly string[];
}

interface Ended {
  readonly code: number;
  readonly said: string;
}

/**
 * A developer's working copy in a temporary folder, whose deployed product is in the Hosting
 * emulator. Its commands are real; only `firebase deploy` has a stand-in.
 *
 * @param remote the remote that it publishes, from its last build
 */
export function developerCopy(remote: RemoteName, { origins, live, fingerprints }: Deployed) {
  const root = mkdtempSync(join(tmpdir(), 'developer-'));
  copyTo(root, remote);
  cpSync(inRoot(remote, 'dist'), join(root, remote, 'dist'), { recursive: true });
  for (const file of ['firebase.json', '.firebaserc', 'web-config.json']) {
    cpSync(inRoot('firebase', file), join(root, 'firebase', file));
  }
  const change = (file: string, changed: (text: string) => string) => {
    const path = join(root, file);
    writeFileSync(path, changed(readFileSync(path, 'utf8')));
  };
  change('firebase/web-config.json', (text) =>
    JSON.stringify({ ...(JSON.parse(text) as object), registryKeys: fingerprints }),
  );
  change('delivery/src/hosting/local-headers.ts', (text) =>
    text.replace(/PRODUCTION_ORIGINS = [^;]*;/, `PRODUCTION_ORIGINS = ${JSON.stringify(origins)};`),
  );
  change('tooling/src/emulators/cli.ts', (text) =>
    text.replace(
      'node_modules/firebase-tools/lib/bin/firebase.js',
      'delivery/src/store/hosting/testing/firebase-stand-in.mjs',
    ),
  );

  cpSync(inRoot('.gitignore'), join(root, '.gitignore'));
  git(root, 'init', '--quiet');
  git(root, 'add', '--all');
  const author = ['-c', 'user.name=Ursi', '-c', 'user.email=ursi@example.com'] as const;
  git(root, ...author, 'commit', '--quiet', '--message', 'A commit');

  return {
    /** Makes the present commit the one of `main` at `origin`. */
    merge: () => git(root, 'update-ref', 'refs/remotes/origin/main', 'HEAD'),
    /**
     * Runs a command of the working copy.
     *
     * @param keyFile `REGISTRY_KEY_FILE`
     * @param offset `PORT_OFFSET`; default: that of the test
     */
    run: (args: readonly string[], keyFile?: string, offset?: number): Promise<Ended> =>
      new Promise((resolve) => {
        const { REGISTRY_KEY_FILE: _none, ...inherited } = process.env;
        const env = {
          ...inherited,
          REGISTRY_BY: 'Ursi',
          REGISTRY_CLAIM: 'none',
          LIVE_SITES: live,
          ...(keyFile !== undefined && { REGISTRY_KEY_FILE: keyFile }),
          ...(offset !== undefined && { PORT_OFFSET: String(offset) }),
        };
        const file = join(root, 'tooling', 'run.mjs');
        execFile(process.execPath, [file, ...args], { cwd: root, env }, (error, out, problem) =>
          resolve({ code: error ? Number(error.code) : 0, said: `${out}${problem}` }),
        );
      }),
    /** Its folder of shipping, for a product at an offset. */
    shipping: (offset: number) => ({ folder: join(root, '.run', String(offset), 'shipping') }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
