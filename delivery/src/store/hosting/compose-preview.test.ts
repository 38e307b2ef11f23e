import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION } from 'shared-contracts';
import { addresses } from '../../addresses';
import type { BuiltPackage } from '../../build/packages';
import { PRERENDER_FOLDER } from '../../build/prerender-config';
import { localDeployment } from '../../compose';
import { hashOf } from '../../files';
import { archive } from '../../release/archive';
import { entryText, LOG_FILE, releaseNumbers } from '../../release/releases';
import { present } from '../../release/testing/present';
import { FIRST, SECOND, useShippingWorld } from '../../release/testing/shipping-world';
import { localRegistryKeys } from '../../signing/registry-keys';
import { localStore } from '../local/local-store';
import { composePreview } from './compose-preview';
import { pack } from './packed-build';
import { SNAPSHOT_FILE } from './snapshot';

const CATALOGUE = 'catalogue.1.json';

const world = useShippingWorld();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build that has a contract, where `Alerts` has these members. */
function built(name: BuiltPackage, build: string, members: string, uses: readonly string[] = []) {
  const dist = world.buildOf(name, build, name === 'shell' ? { contract: CONTRACT_VERSION } : {});
  const platform = `\`\`\`ts\nexport interface Alerts { ${members} }
export interface Platform { readonly alerts: Alerts; }\n\`\`\``;
  const file = join(dist, PRERENDER_FOLDER, 'contract');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ platform, kit: '', uses }));
  return dist;
}

/** Composes a preview of a branch, which has this build of the shell, on another machine. */
async function preview(shell: string) {
  const where = world.where();
  const stored = join(folder, 'stored');
  return composePreview({
    deployment: localDeployment(addresses(0)),
    live: {
      where: { folder: join(folder, 'shipping') },
      signers: localRegistryKeys(where),
      settleMs: 0,
      read: async (site, path) => {
        if (path === LOG_FILE) {
          const texts = releaseNumbers(where).map((number) => entryText(where, number));
          return Buffer.from(JSON.stringify(texts));
        }
        if (path === SNAPSHOT_FILE) {
          const bytes = Buffer.from(world.live()[`shell//${CATALOGUE}`] ?? '');
          return Buffer.from(JSON.stringify({ [CATALOGUE]: hashOf(bytes) }));
        }
        const [, build] = /^stored\/(\w+)\.json$/.exec(path) ?? [];
        const file = world.live()[`${site}//${path}`];
        if (build === undefined) return file === undefined ? file : Buffer.from(file);
        pack(where, site, build, join(stored, site));
        return readFileSync(join(stored, site, path));
      },
    },
    sites: join(folder, 'hosting'),
    buildOf: (name) => (name === 'shell' ? shell : world.buildOf(name, FIRST)),
  });
}

test('a branch whose shell breaks what learners have is refused, as a merge would be', async () => {
  await world.start();
  const remote = archive(
    world.where(),
    'mf-live',
    built('mf-live', SECOND, 'hide(): void; show(): void;', ['Alerts.show']),
  );
  await world.ship({
    store: { ...localStore(world.where()), isDeployed: true },
    remote: 'mf-live',
    choose: (now) => {
      const choice = present(now);
      return { ...choice, builds: { ...choice.builds, 'mf-live': remote } };
    },
  });
  await expect(preview(built('shell', 'dddddddd', 'hide(): void;'))).rejects.toThrow(
    `Alerts.show would break what learners have had in the last 30 days (it is gone): mf-live uses it in ${SECOND}.`,
  );
  const kept = preview(built('shell', 'cccccccc', 'hide(): void; show(): void;'));
  // The branch has another build of mf-live too, which does not take away that of learners.
  await expect(kept).resolves.toMatchObject({ changed: ['shell', 'mf-live'] });
});
