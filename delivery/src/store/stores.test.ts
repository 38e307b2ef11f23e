import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Registry } from 'shared-contracts';
import { addresses, type Site } from '../addresses';
import { BUILT_PACKAGES } from '../build/packages';
import { localDeployment, REGISTRY_FILE } from '../compose';
import { archive } from '../release/archive';
import { published, rolledBack } from '../release/changes';
import type { ReleaseOptions, Store } from '../release/release';
import { LOG_FILE, LostRaceError, releasedFolder, shippingFolder } from '../release/releases';
import { present } from '../release/testing/present';
import { FIRST, SECOND, useShippingWorld } from '../release/testing/shipping-world';
import { readLog } from '../release/verify-log';
import { localRegistryKeys } from '../signing/registry-keys';
import { hostingStore } from './hosting/hosting-store';
import { localStore } from './local/local-store';

const THIRD = 'cccccccc';

const world = useShippingWorld();

/** What ships into a store: its folders. */
interface Machine {
  readonly store: Store;
  readonly sites: string;
}

interface Subject {
  /** One more machine that ships into the store. */
  readonly machine: () => Machine;
  /** The file that learners get as `/registry.json`. */
  readonly registry: () => string;
  /** The file that has entry 1 of the log. */
  readonly log: () => string;
}

/** Publishers of the local product share its folders. */
const localSubject = (): Subject => ({
  machine: () => ({ store: localStore(world.where()), sites: world.sites() }),
  registry: () => join(releasedFolder(world.where(), 'shell') ?? '', REGISTRY_FILE),
  log: () => join(shippingFolder(world.where(), 'releases'), '000001', '.entry.json'),
});

/** Each machine has folders of its own. A folder stands in for the sites of Hosting. */
function hostingSubject(): Subject & { machine(after?: string): Machine } {
  const folder = dirname(world.sites());
  const live = (site: Site, file = '') => join(folder, 'live', site, file);
  const keys = localRegistryKeys(world.where());
  let machines = 0;
  return {
    machine(after?: string) {
      machines += 1;
      const sites = join(folder, `sites-${machines}`);
      const where = { folder: join(folder, `shipping-${machines}`) };
      mkdirSync(where.folder);
      cpSync(join(world.sites(), 'shell'), join(sites, 'shell'), { recursive: true });
      const store = hostingStore({
        where,
        sites,
        signers: { fingerprints: keys.fingerprints, judge: undefined },
        deployment: { ...localDeployment(addresses(0)), registryKeys: keys.fingerprints },
        releaseFile: join(folder, 'firebase.release.json'),
        read: async (site, file) =>
          existsSync(live(site, file)) ? readFileSync(live(site, file)) : undefined,
        async deploy(names) {
          for (const name of names) {
            rmSync(live(name), { recursive: true, force: true });
            cpSync(join(sites, name), live(name), { recursive: true });
          }
        },
        hold: async (claim) => claim,
        after,
        settleMs: 0,
        readBackMs: 1_000,
      });
      return { store, sites };
    },
    registry: () => live('shell', REGISTRY_FILE),
    log: () => live('shell', LOG_FILE),
  };
}

const start = ({ store, sites }: Machine) =>
  world.ship({
    store,
    sites,
    action: 'start',
    choose: () => ({
      builds: Object.fromEntries(
        BUILT_PACKAGES.map((name) => [
          name,
          archive(store.where, name, world.buildOf(name, FIRST)),
        ]),
      ),
      switchedOff: [],
      canaries: {},
      catalogueFile: 'catalogue.1.json',
    }),
  });

const publish = (
  { store, sites }: Machine,
  build: string,
  { by = 'Heidi', onStep }: Partial<Pick<ReleaseOptions, 'by' | 'onStep'>> = {},
) =>
  world.ship({
    store,
    sites,
    remote: 'mf-live',
    by,
    ...(onStep && { onStep }),
    choose: (now) => {
      archive(store.where, 'mf-live', world.buildOf('mf-live', build));
      return published(present(now), 'mf-live', build);
    },
  });

/** Changes a file that learners get, and puts it back after the work. */
async function withChanged(file: string, from: string, to: string, work: () => Promise<void>) {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  try {
    writeFileSync(file, text.replace(from, to));
    await work();
  } finally {
    writeFileSync(file, text);
  }
}

describe.each([
  ['the local folder', localSubject],
  ['Firebase Hosting', hostingSubject],
])('%s', (_, createSubject) => {
  let subject: Subject;
  let heidi: Machine;
  let peter: Machine;
  beforeEach(async () => {
    subject = createSubject();
    heidi = subject.machine();
    await start(heidi);
    peter = subject.machine();
  });

  const registry = () =>
    JSON.parse(readFileSync(subject.registry(), 'utf8')) as Registry & {
      readonly sequence: number;
    };
  const liveBuild = () => registry().remotes.find(({ name }) => name === 'mf-live')?.manifest.build;

  test('learners have the last release, whoever ships, under numbers that only rise', async () => {
    expect([liveBuild(), registry().sequence]).toEqual([FIRST, 1]);
    await publish(heidi, SECOND);
    expect([liveBuild(), registry().sequence]).toEqual([SECOND, 2]);
    await world.ship({
      store: peter.store,
      sites: peter.sites,
      action: 'rollback',
      remote: 'mf-live',
      choose: (now) => rolledBack(present(now), 'mf-live', readLog(peter.store.where)),
    });
    expect([liveBuild(), registry().sequence]).toEqual([FIRST, 3]);
  });

  test('after a look the folder has the whole log', async () => {
    await publish(heidi, SECOND);
    await peter.store.look();
    expect(readLog(peter.store.where)).toEqual(readLog(heidi.store.where));
    expect(readLog(peter.store.where).map(({ action }) => action)).toEqual(['start', 'publish']);
    expect(await peter.store.verify()).toBe(2);
  });

  test('of two that follow the same release, one reads who has released meanwhile, and then ships', async () => {
    const late = publish(heidi, SECOND, {
      onStep: async (step) => {
        if (step === 'entry') await publish(peter, THIRD, { by: 'Peter' });
      },
    });
    await expect(late).rejects.toThrow(LostRaceError);
    await expect(late).rejects.toThrow(
      'Peter was faster with release 2 ("Because"); nothing of yours has changed. Run the command again.',
    );
    expect(liveBuild()).toBe(THIRD);
    await publish(heidi, SECOND);
    expect(liveBuild()).toBe(SECOND);
    expect(await heidi.store.verify()).toBe(3);
  });

  test('stopped before the switch, learners have what they had, and the same command finishes', async () => {
    const text = readFileSync(subject.registry(), 'utf8');
    const stopped = publish(heidi, SECOND, {
      onStep: (step) => {
        if (step === 'entry') throw new Error('stopped');
      },
    });
    await expect(stopped).rejects.toThrow('stopped');
    expect(readFileSync(subject.registry(), 'utf8')).toBe(text);
    await publish(heidi, SECOND);
    expect(liveBuild()).toBe(SECOND);
    expect(await heidi.store.verify()).toBe(2);
  });

  test('names an entry of the log that was changed', async () => {
    await publish(heidi, SECOND);
    await withChanged(subject.log(), 'Because', 'Becaus3', () =>
      expect(peter.store.verify()).rejects.toThrow(
        /^Entry 1 of the release log was changed: wrong-signature\./,
      ),
    );
    expect(await peter.store.verify()).toBe(2);
  });

  test('finds a registry that is not the one of the last entry', async () => {
    await publish(heidi, SECOND);
    await withChanged(subject.registry(), '1.0.0', '1.0.1', () =>
      expect(peter.store.verify()).rejects.toThrow(/is not the one of the last entry/),
    );
    expect(await peter.store.verify()).toBe(2);
  });
});

test('a product on Hosting without a log is shipped as a whole first, after the number that is said', async () => {
  const subject = hostingSubject();
  const heidi = subject.machine();
  await expect(publish(heidi, FIRST)).rejects.toThrow(/^Nothing is deployed with a log yet\./);
  mkdirSync(dirname(subject.registry()), { recursive: true });
  writeFileSync(subject.registry(), '{"sequence":41}');
  await expect(start(heidi)).rejects.toThrow(
    /without a log; nothing has changed\. .+REGISTRY_AFTER=12/,
  );
  await expect(start(subject.machine('twelve'))).rejects.toThrow('REGISTRY_AFTER is "twelve"');
  expect(readFileSync(subject.registry(), 'utf8')).toBe('{"sequence":41}');
  await start(subject.machine('41'));
  expect(JSON.parse(readFileSync(subject.registry(), 'utf8'))).toMatchObject({ sequence: 42 });
});
