import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { claimNumber } from 'publisher';
import { DAY_MS, PAGE_DATA_IDS, type Catalogue, type RemoteManifest } from 'shared-contracts';
import { verifyRegistry } from 'shared-contracts/signed-registry';
import { REMOTE_NAMES } from '../../addresses';
import { BUILT_PACKAGES } from '../../build/packages';
import { disabled, enabled, promoted, shared } from '../../release/changes';
import { rollBack } from '../../release/roll-back';
import { signAnew } from '../../release/sign-anew';
import { present } from '../../release/testing/present';
import { lastEntry } from '../../release/releases';
import { buildIn, isArchived, storedText } from '../../release/archive';
import { inRoot } from '../../paths';
import { PORT } from '../../ports.mjs';
import type { DeploySites } from './ship-sites';
import { developerCopy } from './testing/command-line';
import { startDeployedWorld } from './testing/deployed-world';

// The Hosting emulator starts, and all pages are composed several times.
jest.setTimeout(600_000);

const REMOTE = 'mf-live';
const FIRST = buildIn(REMOTE, inRoot(REMOTE, 'dist'));
const [SECOND, THIRD, FOURTH, BAD] = ['bbbbbbbb', 'cccccccc', 'dddddddd', 'ffffffff'];

type World = Awaited<ReturnType<typeof startDeployedWorld>>;
let world: World;
let heidi: ReturnType<World['machine']>;
let peter: ReturnType<World['machine']>;
let developer: ReturnType<typeof developerCopy>;
beforeAll(async () => {
  world = await startDeployedWorld();
  heidi = world.machine('Heidi');
  peter = world.machine('Peter');
  developer = developerCopy(REMOTE, {
    origins: world.hosting.origins,
    live: dirname(world.hosting.live(REMOTE)),
    fingerprints: world.fingerprints,
  });
});
afterAll(async () => {
  developer.remove();
  await world.stop();
});

const liveRemote = async () => (await world.registry()).remotes.find(({ name }) => name === REMOTE);
/** Whether learners still get the files of a build. */
const isServed = async (build: string) => {
  const text = await world.read(REMOTE, `remote.${build}.json`);
  const { file } = (JSON.parse(text ?? '{"entry":{"file":"none"}}') as RemoteManifest).entry;
  return (await world.read(REMOTE, file)) !== undefined;
};
const liveBuild = async () => (await liveRemote())?.manifest.build;
/** What learners have, as text: every file that may change under the same name. */
const liveState = () =>
  Promise.all(
    [REGISTRY, LOG, 'index.html', 'sitemap.xml'].map((path) => world.read('shell', path)),
  );
const REGISTRY = 'registry.json';
const LOG = 'releases.json';

test('ships all packages and the content, signed, with the log beside them', async () => {
  heidi.putOnShell('gone.txt', 'Its source was deleted.');
  const unread = heidi.shipAll(() => Promise.reject(new Error('no credentials')));
  await expect(unread).rejects.toThrow(
    /cannot be read \(no credentials\); nothing has been written\. .+REGISTRY_CLAIM=none\.$/,
  );
  expect(await world.read('shell', REGISTRY)).toBeUndefined();
  const { entry } = await heidi.shipAll();
  expect(entry).toMatchObject({ number: 1, sequence: 1, by: 'Heidi', action: 'start' });
  // Files first, the registry last; then the documents, whose address names no build.
  expect(heidi.deployments).toEqual([REMOTE_NAMES.join(' '), 'shell', 'mf-live']);
  const bytes = new TextEncoder().encode(await world.read('shell', REGISTRY));
  const trust = { keys: world.fingerprints, atLeast: 1, now: new Date() };
  expect(await verifyRegistry(bytes, trust)).toMatchObject({ isAccepted: true });
  expect(await liveBuild()).toBe(FIRST);
  expect(await isServed(FIRST)).toBe(true);
  expect(await world.read('shell', '')).toContain(`"build":"${FIRST}"`);
  expect(await world.read(REMOTE, 'chat/')).toContain('<script');
  expect(await world.read('shell', 'robots.txt')).toContain('User-agent');
  expect(await world.read('shell', 'gone.txt')).toBeUndefined();
  expect(await heidi.verify()).toBe(1);
});

test('a second build is a canary, is promoted by a machine that had nothing, and is rolled back', async () => {
  await heidi.canary(REMOTE, SECOND, 5);
  expect((await liveRemote())?.canary).toMatchObject({ percent: 5, manifest: { build: SECOND } });
  // The same pages as locally: those of the remote carry both builds.
  expect(await world.read('shell', 'live-lessons')).toContain(SECOND);
  expect(await world.read('shell', 'live-lessons')).toContain(FIRST);
  expect(await isServed(SECOND)).toBe(true);

  peter.deployments.length = 0;
  await peter.ship({
    action: 'promote',
    remote: REMOTE,
    choose: (now) => promoted(present(now), REMOTE),
  });
  expect(await liveBuild()).toBe(SECOND);
  expect((await liveRemote())?.canary).toBeUndefined();
  // It fetched what it lacked: open pages still find the files of the build before.
  expect(await isServed(FIRST)).toBe(true);
  // Its manifest under the name that stays is that of the stable build; its documents come last.
  expect(peter.deployments).toEqual([REMOTE, 'shell', REMOTE]);

  const before = (await world.registry()).sequence;
  const seen = lastEntry(peter.where);
  if (!seen) throw new Error('nothing is released');
  peter.deployments.length = 0;
  await rollBack({ ...peter.means(), remote: REMOTE, reason: 'Broken' }, seen.entry);
  expect(await liveBuild()).toBe(FIRST);
  expect((await world.registry()).sequence).toBe(before + 1);
  expect(peter.deployments).toEqual([REMOTE, 'shell', REMOTE]);
  expect(await heidi.verify()).toBe(4);
});

test('two machines never sign two decisions under one number', async () => {
  const project = `demo-deployed-${process.pid}`;
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  expect(host).not.toBe('');
  const next = (await world.registry()).sequence + 1;
  const claim = { number: next, by: 'Ursi', at: '2026-11-26T08:00:00.000Z', decision: 'another' };
  await claimNumber(claim, project, host);
  const before = await liveState();
  const { store } = heidi.means({ hold: (each) => claimNumber(each, project, host) });
  await expect(heidi.publish(REMOTE, FOURTH, { store })).rejects.toThrow(
    new RegExp(
      `^Ursi has claimed number ${next} of the registry for other builds at .+; nothing has been signed\\.`,
    ),
  );
  expect(await liveState()).toEqual(before);
});

test('stopped after the switch, before the command ends, learners have one release whole, and the same command finishes elsewhere', async () => {
  const was = (await liveBuild()) ?? '';
  const stop: DeploySites = async (names, message) => {
    await heidi.deploy(names, message);
    if (names.includes('shell')) throw new Error('stopped');
  };
  const { store } = heidi.means({ deploy: stop });
  await expect(heidi.publish(REMOTE, THIRD, { store })).rejects.toThrow('stopped');
  expect(await liveBuild()).toBe(THIRD);
  for (const each of [was, THIRD]) expect(await isServed(each)).toBe(true);
  expect(await world.read(REMOTE, 'chat/')).not.toContain(THIRD);
  // Its folders are empty, so it has no configuration of an earlier release either.
  const again = world.machine('Ursi').publish(REMOTE, THIRD);
  await expect(again).rejects.toThrow(/^Learners have build cccccccc of mf-live already/);
  expect(await world.read(REMOTE, 'chat/')).toContain(THIRD);
});

test('a file that does not come back with its bytes stops a release before the switch', async () => {
  const before = await liveState();
  const corrupting: DeploySites = async (names, message) => {
    await heidi.deploy(names, message);
    if (names.includes(REMOTE))
      writeFileSync(world.hosting.live(REMOTE, 'remoteEntry.eeeeeeee.js'), '');
  };
  const { store } = heidi.means({ deploy: corrupting, readBackMs: 1_000 });
  await expect(heidi.publish(REMOTE, 'eeeeeeee', { store })).rejects.toThrow(
    /^Waited .+ for .+\/remoteEntry\.eeeeeeee\.js of this release, in vain\.$/,
  );
  expect(await liveState()).toEqual(before);
  await heidi.publish(REMOTE, 'eeeeeeee');
  expect(await liveBuild()).toBe('eeeeeeee');
});

test('nothing is shipped on top of a registry without an entry, and the log says how to mend a changed one', async () => {
  const [registry = '', log = ''] = await liveState();
  const put = (file: string, text: string) =>
    writeFileSync(world.hosting.live('shell', file), text);
  try {
    put(LOG, log.replace('The first', 'The worst'));
    await expect(peter.verify()).rejects.toThrow(
      /It is in the deployed releases\.json\. Deploy the last release again, .+: firebase deploy --config firebase\/firebase\.release\.json --only hosting:shell$/,
    );
    put(LOG, log);
    put(REGISTRY, `${registry} `);
    await expect(peter.publish(REMOTE, FOURTH)).rejects.toThrow(
      /^Learners have another registry than release \d+ of the log/,
    );
  } finally {
    put(LOG, log);
    put(REGISTRY, registry);
  }
});

test('switching a remote off, and signing anew, deploy only the shell', async () => {
  heidi.deployments.length = 0;
  await heidi.ship({
    action: 'disable',
    remote: REMOTE,
    choose: (now) => disabled(present(now), REMOTE),
  });
  const off = await world.registry();
  expect((await liveRemote())?.isSwitchedOff).toBe(true);
  expect(heidi.deployments).toEqual(['shell']);
  const { entry } = await signAnew({ ...heidi.means(), now: new Date(Date.now() + DAY_MS) });
  expect(heidi.deployments).toEqual(['shell', 'shell']);
  const anew = await world.registry();
  expect(anew).toMatchObject({ sequence: off.sequence, remotes: off.remotes });
  expect(Date.parse(anew.expires) - Date.parse(off.expires)).toBeGreaterThan(DAY_MS / 2);
  expect(await peter.verify()).toBe(entry.number);
  await heidi.ship({
    action: 'enable',
    remote: REMOTE,
    choose: (now) => enabled(present(now), REMOTE),
  });
});

test('a verdict of the judge stops releases until a person has taken it over', async () => {
  await heidi.canary(REMOTE, BAD, 5);
  const before = await world.registry();
  expect(before).toMatchObject({ judge: world.judge, verdicts: '/__judgement' });
  const grow = () =>
    peter.ship({
      action: 'canary',
      remote: REMOTE,
      choose: (now) => shared(present(now), REMOTE, 20),
    });
  await world.endCanary(REMOTE, 'It is worse');
  await expect(grow()).rejects.toThrow(
    /^The judge has ended the canary of mf-live \("It is worse"\); nothing of yours has changed\. Take that over first: npm run judge -- --deployed\.$/,
  );
  expect(await world.registry()).toEqual(before);
  expect(await world.read('shell', 'live-lessons')).toContain(BAD);

  expect(await peter.takeOver()).toEqual(['mf-live: It is worse']);
  expect((await liveRemote())?.canary).toBeUndefined();
  expect(await world.read('shell', 'live-lessons')).not.toContain(BAD);
  // The number that the judge has signed, too. Another canary may be judged by the same key.
  expect(await world.registry()).toMatchObject({
    sequence: before.sequence + 1,
    by: 'The judge',
    judge: world.judge,
  });
  expect(lastEntry(peter.where)?.entry).toMatchObject({ action: 'judge', reason: 'It is worse' });
  await heidi.verify();
  expect(await peter.takeOver()).toEqual([]);
  await expect(grow()).rejects.toThrow(/^mf-live has no canary/);
});

test('[CMD-publish-remote] [CMD-registry] the same by the command line, from a working copy that has nothing', async () => {
  const { keyFile } = world;
  const reason = ['--reason', 'From the command line', '--deployed'];
  const before = (await world.registry()).sequence;
  const publish = () => developer.run(['publish-remote', REMOTE, ...reason], keyFile);
  for (const refused of [await publish(), await developer.run(['compose', '--deploy'], keyFile)]) {
    expect(refused).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^Commit [0-9a-f]{12} is not on origin\/main, and learners get only what is merged; nothing has changed\. Merge it and pull main, or look at it: npm run compose -- --preview NAME\n$/,
      ),
    });
  }
  developer.merge();
  expect(await publish()).toEqual({
    code: 0,
    said: expect.stringContaining(
      `${REMOTE}: build ${FIRST} is live as registry ${before + 1} after`,
    ),
  });
  expect(await liveBuild()).toBe(FIRST);
  const back = await developer.run(['registry', 'rollback', REMOTE, ...reason], keyFile);
  expect(back).toEqual({
    code: 0,
    said: expect.stringContaining(`is back from build ${FIRST} to build eeeeeeee as registry`),
  });
  expect(await liveBuild()).toBe('eeeeeeee');
});

test('[CMD-dev] npm run dev -- mf-auth --deployed takes the builds of the others that learners have, and only with the bytes that the log names', async () => {
  // The product itself is refused where a port is in use, and the builds are stored by then.
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const offset = (other.address() as AddressInfo).port - PORT.payments;
  const dev = () => developer.run(['dev', 'mf-auth', '--deployed'], undefined, offset);
  const where = developer.shipping(offset);
  await heidi.verify();
  const { builds = {} } = lastEntry(heidi.where)?.entry ?? {};
  const isStored = ([name, build]: [string, string]) => isArchived(where, name, build);
  const packed = world.hosting.live(REMOTE, `stored/${builds[REMOTE]}.json`);
  const bytes = readFileSync(packed, 'utf8');
  const wrong = `The deployed product has other bytes of build ${builds[REMOTE]} of ${REMOTE} than its log names; nothing has changed. Publish the remote again.\n`;
  try {
    writeFileSync(packed, bytes.replace(/("remoteEntry[^"]*":")..../, '$1AAAA'));
    expect(await dev()).toEqual({ code: 1, said: wrong });
    expect(isStored([REMOTE, builds[REMOTE] ?? ''])).toBe(false);
    writeFileSync(packed, bytes);
    expect(await dev()).toEqual({ code: 1, said: expect.stringMatching(/^Port \d+ is in use/) });
    expect(
      Object.entries(builds)
        .filter(isStored)
        .map(([name]) => name),
    ).toEqual(BUILT_PACKAGES.filter((name) => name !== 'mf-auth'));
    expect(storedText(where, REMOTE, 'eeeeeeee', 'remoteEntry.eeeeeeee.js')).toMatch(/^\/\* eeee/);
  } finally {
    writeFileSync(packed, bytes);
    other.close();
  }
});

test('a preview has the builds of its branch beside those of learners, and says what it is', async () => {
  const live = await world.registry();
  const { sites, changed, problems } = await world.preview('mf-auth', '99999999');
  // The last build of mf-live was rolled back, so a merge would not ship it.
  expect(await liveBuild()).not.toBe(FIRST);
  expect(changed).toEqual(['mf-auth']);
  expect(problems).toEqual([]);
  const read = (file: string) => readFileSync(join(sites, 'shell', file), 'utf8');
  const { remotes } = JSON.parse(read(REGISTRY)) as typeof live;
  expect(remotes.map(({ name, manifest }) => [name, manifest.build])).toEqual(
    live.remotes.map(({ name, manifest }) => [
      name,
      name === 'mf-auth' ? '99999999' : manifest.build,
    ]),
  );
  expect(remotes.map(({ manifestUrl }) => manifestUrl)).toContain(
    'https://mf-live--pr-12.web.app/remote.json',
  );
  const page = read('index.html');
  expect(page).toContain(
    'Preview of a &lt;branch&gt;, commit c0ffee000001, until 13 December 2026. Accounts, progress and payments are the real ones.',
  );
  expect(page).toContain('"allowOverrides":true');
  const own = (await world.read('shell', '')) ?? '';
  expect(own).not.toContain('Preview of');
  expect(own).toContain('"allowOverrides":false');
  const catalogue = lastEntry(heidi.where)?.entry.catalogueFile ?? '';
  expect(read(catalogue)).toBe(await world.read('shell', catalogue));
});

test('a build that was rolled back stays back when all is shipped, until its remote is named', async () => {
  const { problems } = await heidi.shipAll();
  expect(await liveBuild()).toBe('eeeeeeee');
  const named = `ship build ${FIRST} all the same: npm run compose -- --deploy ${REMOTE}`;
  expect(problems).toEqual([
    `Learners keep build eeeeeeee of ${REMOTE}: build ${FIRST} was taken back ("From the command line"). Mend it, or ${named}`,
  ]);
  const dist = join(dirname(world.keyFile), 'shell');
  cpSync(inRoot('shell', 'dist'), dist, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8')) as object;
  const other = { ...manifest, build: 'abababab', contract: '99.0.0' };
  writeFileSync(join(dist, 'shell.json'), JSON.stringify(other));
  const buildOf = (name: string) => (name === 'shell' ? dist : inRoot(name, 'dist'));
  await expect(heidi.shipAll(undefined, { buildOf })).rejects.toThrow(
    new RegExp(`and the shell offers 99\\.0\\.0; nothing has changed\\. Mend it, or ${named}$`),
  );
  expect((await heidi.shipAll(undefined, { named: [REMOTE] })).problems).toEqual([]);
  expect(await liveBuild()).toBe(FIRST);
});

test('each site keeps what learners may still ask for', async () => {
  for (const site of BUILT_PACKAGES) {
    expect(await world.read(site, 'snapshot.json')).toContain('stored/');
  }
  for (const build of [FIRST, SECOND, THIRD]) expect(await isServed(build)).toBe(true);
  expect(await isServed('12345678')).toBe(false);
});

test('a live lesson that a teacher has moved is announced on its new date', async () => {
  const dates = async () => {
    const page = (await world.read('shell', '')) ?? '';
    const block = new RegExp(`id="${PAGE_DATA_IDS.siteConfig}">(.*?)</script>`).exec(page);
    const { catalogueUrl } = JSON.parse(block?.[1] ?? '{}') as { readonly catalogueUrl?: string };
    const text = await world.read('shell', (catalogueUrl ?? '').replace(/^\//, ''));
    return (JSON.parse(text ?? '{}') as Catalogue).liveLessons?.Dates ?? [];
  };
  const [, From = ''] = await dates();
  const To = new Date(Date.parse(From) + 1.25 * DAY_MS).toISOString().replace('Z', '+00:00');
  await heidi.shipAll(async () => ({ Revision: 1, Moved: [{ From, To }] }));
  expect(await dates()).toContain(To);
  expect(await dates()).not.toContain(From);
});
