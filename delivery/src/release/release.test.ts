import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { REMOTE_NAMES } from '../addresses';
import { PRERENDER_FOLDER } from '../build/prerender-config';
import { ROOT } from '../paths';
import { PlainError } from '../plain-error';
import type { Choice } from './entry';
import { lastEntry, releasedFolder, shippingFolder } from './releases';
import { buildsOf, disabled, enabled, published, rolledBack } from './changes';
import type { ReleaseStep } from './release';
import { present } from './testing/present';
import { FIRST, SECOND, useShippingWorld } from './testing/shipping-world';
import { readLog } from './verify-log';

const {
  killAfter,
  where,
  archived,
  ship,
  start,
  publish,
  live,
  page,
  registry,
  liveBuild,
  verified,
} = useShippingWorld();

test('[CMD-publish-remote] ships one build, and leaves the other remotes as they are', async () => {
  await start();
  const before = live();
  await publish('mf-live', SECOND);
  expect(liveBuild('mf-live')).toBe(SECOND);
  expect(page('mf-live')).toContain(`Grüezi from mf-live ${SECOND}`);
  expect(liveBuild('mf-auth')).toBe(FIRST);
  expect(page('mf-auth')).toContain(`Grüezi from mf-auth ${FIRST}`);
  expect(registry().sequence).toBe(2);
  // An open page still asks for the files of before.
  const file = `mf-live//entry.${FIRST}.js`;
  expect(live()[file]).toBe(before[file]);
  expect(live()[file]).toBeDefined();
  expect(await verified()).toBe(2);
});

test('[CMD-registry] goes back build by build without any build, and each time under a higher number', async () => {
  await start();
  await publish('mf-live', SECOND);
  await publish('mf-live', 'cccccccc');
  // Nothing is built, and nothing is rendered: what is stored is enough.
  for (const build of [FIRST, SECOND]) {
    rmSync(join(shippingFolder(where()), 'archive', 'mf-live', build, PRERENDER_FOLDER), {
      recursive: true,
    });
  }
  const back = () =>
    ship({
      action: 'rollback',
      remote: 'mf-live',
      choose: (now) => rolledBack(present(now), 'mf-live', readLog(where())),
    });
  await back();
  expect([liveBuild('mf-live'), registry().sequence]).toEqual([SECOND, 4]);
  expect(page('mf-live')).toContain(`Grüezi from mf-live ${SECOND}`);
  await back();
  expect([liveBuild('mf-live'), registry().sequence]).toEqual([FIRST, 5]);
  expect(page('mf-live')).toContain(`Grüezi from mf-live ${FIRST}`);
  const before = live();
  await expect(back()).rejects.toThrow(
    new PlainError(
      'mf-live has no earlier build; nothing has changed. Publish a mended one, or switch it off: npm run registry -- disable mf-live --reason "…"',
    ),
  );
  expect(live()).toEqual(before);
  // A later build follows the one that learners have.
  await publish('mf-live', 'dddddddd');
  expect(buildsOf(readLog(where()), 'mf-live')).toEqual([FIRST, 'dddddddd']);
});

test('[CMD-registry] switches one remote off and on again', async () => {
  await start();
  const change = (to: typeof disabled) =>
    ship({ action: 'disable', choose: (now) => to(present(now), 'mf-live') });
  await change(disabled);
  expect(registry().remotes.map(({ isSwitchedOff }) => isSwitchedOff)).toEqual(
    REMOTE_NAMES.map((name) => (name === 'mf-live' ? true : undefined)),
  );
  expect(page('mf-live')).not.toContain('Grüezi from');
  expect(page('mf-live')).not.toContain(`entry.${FIRST}.js" crossorigin`);
  expect(page('mf-auth')).toContain('Grüezi from mf-auth');
  await expect(change(disabled)).rejects.toThrow('mf-live is switched off already');
  await change(enabled);
  expect(page('mf-live')).toContain('Grüezi from mf-live');
  await expect(change(enabled)).rejects.toThrow('mf-live is not switched off');
});

test.each<ReleaseStep>(['files', 'draft', 'pages', 'entry'])(
  'killed after its step "%s", learners have what they had, and the same command finishes',
  async (step) => {
    await start();
    archived('mf-live', SECOND);
    const before = live();
    expect(killAfter(step, 'mf-live', SECOND)).toBe('SIGKILL');
    const second = [`mf-live//entry.${SECOND}.js`, `mf-live//remote.${SECOND}.json`];
    const now = Object.entries(live()).filter(([file]) => !second.includes(file));
    const after = Object.fromEntries(now);
    // The manifest beside the files is that of the last stored build; the release's own wins.
    expect({ ...after, 'mf-live//remote.json': '' }).toEqual({
      ...before,
      'mf-live//remote.json': '',
    });
    expect(await verified()).toBe(1);
    await publish('mf-live', SECOND);
    expect(liveBuild('mf-live')).toBe(SECOND);
    expect(await verified()).toBe(2);
    // The draft of the killed publisher is removed.
    expect(readdirSync(shippingFolder(where(), 'releases'))).toEqual(['000001', '000002']);
  },
);

test('killed after its last step, learners have the new build', async () => {
  await start();
  archived('mf-live', SECOND);
  expect(killAfter('commit', 'mf-live', SECOND)).toBe('SIGKILL');
  expect(liveBuild('mf-live')).toBe(SECOND);
  await expect(publish('mf-live', SECOND)).rejects.toThrow(
    'have build bbbbbbbb of mf-live already',
  );
  expect(await verified()).toBe(2);
});

test('20 publishers at once lose nothing: one wins, the others are told to try again', async () => {
  await start();
  let waiting = 0;
  let open: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (open = resolve));
  const onStep = async (step: ReleaseStep) => {
    if (step !== 'entry') return;
    waiting += 1;
    if (waiting === 20) open();
    await all;
  };
  const rivals = Array.from({ length: 20 }, (_, index) => ({
    remote: REMOTE_NAMES[index % 4] ?? 'mf-live',
    build: `${String(index).padStart(2, '0')}000000`,
  }));
  const first = await Promise.allSettled(
    rivals.map(({ remote, build }) => publish(remote, build, { onStep })),
  );
  const lost = first.flatMap((result, index) => (result.status === 'rejected' ? [index] : []));
  expect(lost).toHaveLength(19);
  for (const result of first) {
    if (result.status === 'rejected') {
      expect(String(result.reason)).toContain('Heidi was faster with release 2 ("Because")');
    }
  }
  expect(await verified()).toBe(2);
  for (const index of lost) {
    const { remote = 'mf-live', build = '' } = rivals[index] ?? {};
    await publish(remote, build);
  }
  expect(await verified()).toBe(21);
  const had = REMOTE_NAMES.flatMap((name) => buildsOf(readLog(where()), name));
  expect(had).toEqual(expect.arrayContaining(rivals.map(({ build }) => build)));
  expect(registry().sequence).toBe(21);
});

test.each([
  ['of another major of the contract', { contract: '^99.0.0' }, /built for contract \^99\.0\.0/],
  [
    'with a route of another remote',
    {
      routes: [{ path: '/mf-auth', screen: 'home', exact: true, title: '', needsSession: false }],
    },
    /declares \/mf-auth, which mf-auth has already/,
  ],
])('refuses a build %s, and nothing changes', async (_, change, why) => {
  await start();
  const before = registry();
  const choose = (now: Choice | undefined) => {
    archived('mf-live', SECOND, change);
    return published(present(now), 'mf-live', SECOND);
  };
  await expect(ship({ choose, remote: 'mf-live' })).rejects.toThrow(why);
  expect(live()[`mf-live//entry.${SECOND}.js`]).toBeUndefined();
  expect(registry()).toEqual(before);
  expect(lastEntry(where())?.entry.number).toBe(1);
});

test.each([
  ['the contract', { contract: '2.0.0' }, 'and the shell offers 2.0.0; nothing has changed'],
  ['a library', { provides: { react: '18.3.1' } }, 'react ^19.2.0, and the shell provides 18.3.1'],
  ['a library that is missing', { provides: {} }, 'react ^19.2.0, and the shell provides none'],
])('asks the shell that learners have, not the working copy, for %s', async (_, ofShell, why) => {
  await start();
  await publish('mf-live', SECOND);
  await start(ofShell);
  const before = registry();
  await expect(publish('mf-live', 'cccccccc')).rejects.toThrow(why);
  expect(registry()).toEqual(before);
});

test('composes pages from the template and the first script of the shell that learners have', async () => {
  const template = '<p>As it is live</p>{{before-paint}}{{content}}{{data}}';
  await start({ template, beforePaint: 'live()' });
  await publish('mf-live', SECOND);
  expect(page('mf-live')).toMatch(/^<p>As it is live<\/p><script>live\(\)<\/script>/);
  expect(page('mf-live')).toContain(`Grüezi from mf-live ${SECOND}`);
});

test('repairs a stored build that was damaged, when it is published again', async () => {
  await start();
  archived('mf-live', SECOND);
  const stored = join(shippingFolder(where()), 'archive', 'mf-live', SECOND);
  writeFileSync(join(stored, `entry.${SECOND}.js`), 'damaged');
  await publish('mf-live', SECOND);
  expect(live()[`mf-live//entry.${SECOND}.js`]).toBe(`/* mf-live ${SECOND} */`);
  expect(readdirSync(dirname(stored)).sort()).toEqual([FIRST, SECOND]);
});

test('keeps the first bytes of a stored build that is whole', async () => {
  await start();
  archived('mf-live', SECOND);
  archived('mf-live', SECOND, { version: '9.9.9' });
  const manifest = join(shippingFolder(where()), 'archive', 'mf-live', SECOND, 'remote.json');
  expect(readFileSync(manifest, 'utf8')).toContain('"version":"1.0.0"');
});

test.each([
  ['damaged', 'not JSON'],
  ['gone', undefined],
  ['edited by hand', '{"sequence":900}'],
])('goes on from the number of the log when registry.json is %s', async (_, text) => {
  await start();
  await publish('mf-live', SECOND);
  const file = join(releasedFolder(where(), 'shell') ?? '', 'registry.json');
  if (text === undefined) rmSync(file);
  else writeFileSync(file, text);
  await publish('mf-live', 'cccccccc');
  expect(registry().sequence).toBe(3);
  expect(await verified()).toBe(3);
});

test('[CMD-registry] follows no entry that was edited by hand, because what follows it is signed', async () => {
  await start();
  const file = join(shippingFolder(where()), 'releases', '000001', '.entry.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"sequence":1', '"sequence":9'));
  const before = live();
  const refused = publish('mf-live', SECOND);
  await expect(refused).rejects.toThrow(PlainError);
  await expect(refused).rejects.toThrow(
    /^Entry 1 of the release log was changed \(wrong-signature\)/,
  );
  expect(live()).toEqual(before);
  writeFileSync(file, text);
  await publish('mf-live', SECOND);
  expect(registry().sequence).toBe(2);
});

test('reads files back: other bytes in the archive are not served', async () => {
  await start();
  const choose = (now: Choice | undefined) => {
    archived('mf-live', SECOND);
    const file = join(shippingFolder(where()), 'archive', 'mf-live', SECOND, `entry.${SECOND}.js`);
    writeFileSync(file, 'damaged');
    return published(present(now), 'mf-live', SECOND);
  };
  await expect(ship({ choose })).rejects.toThrow(`entry.${SECOND}.js of build ${SECOND} has other`);
  expect(liveBuild('mf-live')).toBe(FIRST);
  expect(live()[`mf-live//entry.${SECOND}.js`]).toBeUndefined();
});

describe('the log', () => {
  const entry = (number: number) =>
    join(shippingFolder(where(), 'releases'), String(number).padStart(6, '0'), '.entry.json');
  beforeEach(async () => {
    await start();
    await publish('mf-live', SECOND);
    await publish('mf-live', 'cccccccc');
    expect(await verified()).toBe(3);
  });

  test.each([1, 2, 3])('names entry %d when it was changed', async (number) => {
    const text = readFileSync(entry(number), 'utf8');
    writeFileSync(entry(number), text.replace('Because', 'Becaus3'));
    const changed = verified();
    await expect(changed).rejects.toThrow(`Entry ${number} of the release log was changed`);
    // The message names its folder, and what to do.
    const folder = relative(ROOT, dirname(entry(number)));
    const shipping = relative(ROOT, shippingFolder(where()));
    await expect(changed).rejects.toThrow(
      `See ${folder}. Put it back, or remove ${shipping} and start the product again.`,
    );
    writeFileSync(entry(number), text);
    expect(await verified()).toBe(3);
  });

  test.each([1, 2])('names entry %d when it is missing', async (number) => {
    rmSync(dirname(entry(number)), { recursive: true });
    await expect(verified()).rejects.toThrow(`Entry ${number} of the release log is missing`);
  });

  test('names an entry that was put in the place of another, although it is signed', async () => {
    writeFileSync(entry(2), readFileSync(entry(1), 'utf8'));
    await expect(verified()).rejects.toThrow('it does not follow the entry before');
  });

  test('finds a registry that was edited by hand, and signing anew replaces it', async () => {
    const file = join(releasedFolder(where(), 'shell') ?? '', 'registry.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('1.0.0', '1.0.1'));
    await expect(verified()).rejects.toThrow(
      `it was edited by hand (${relative(ROOT, file)}). Replace it: npm run registry -- sign`,
    );
    await ship({ action: 'sign', choose: present });
    expect(await verified()).toBe(4);
    expect(registry().remotes).toHaveLength(REMOTE_NAMES.length);
  });
});
