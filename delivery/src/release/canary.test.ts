import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from 'shared-contracts';
import { REMOTE_NAMES, type RemoteName } from '../addresses';
import { PRERENDER_FOLDER } from '../build/prerender-config';
import { PlainError } from '../plain-error';

import type { Choice, Entry } from './entry';
import { shippingFolder } from './releases';
import { canaried, promoted, rolledBack, saidOfCanary, shared } from './changes';
import { present } from './testing/present';
import { FIRST, SECOND, useShippingWorld } from './testing/shipping-world';
import { readLog } from './verify-log';

const world = useShippingWorld();
const { where, archived, ship, start, publish, canary, live, page, registry, verified } = world;

const entryOf = (name: RemoteName) => registry().remotes.find((remote) => remote.name === name);
/** The builds of a remote that browsers get: the stable one, and the canary with its share. */
const builds = (name: RemoteName = 'mf-live') => {
  const entry = entryOf(name);
  const of = entry?.canary;
  return [entry?.manifest.build, of && `${of.manifest?.build} ${of.percent} %`];
};
const change = (action: Entry['action'], choose: Parameters<typeof ship>[0]['choose']) =>
  ship({ action, remote: 'mf-live', choose });
const share = (percent: number) =>
  change('canary', (now) => shared(present(now), 'mf-live', percent));
const promote = () => change('promote', (now) => promoted(present(now), 'mf-live'));
const rollBack = () =>
  change('rollback', (now) => rolledBack(present(now), 'mf-live', readLog(where())));
/** The registry as a page carries it. */
const inlined = (name: RemoteName) => {
  const [, text = ''] = /id="registry">(.*?)<\/script>/.exec(page(name)) ?? [];
  return JSON.parse(text) as Registry;
};
const file = (build: string) => live()[`mf-live//entry.${build}.js`];

test('[CMD-publish-remote] a canary is in the registry and in the pages beside the stable build, whose fragment the page shows', async () => {
  await start();
  await canary('mf-live', SECOND, 5);
  expect(builds()).toEqual([FIRST, `${SECOND} 5 %`]);
  expect(file(SECOND)).toContain(SECOND);
  expect(file(FIRST)).toContain(FIRST);
  // A file without a hash in its name is that of the stable build, as shells of registry 1 expect.
  expect(JSON.parse(live()['mf-live//remote.json'] ?? '')).toMatchObject({ build: FIRST });
  const html = page('mf-live');
  expect(html).toContain(`Grüezi from mf-live ${FIRST}`);
  expect(html).not.toContain(`Grüezi from mf-live ${SECOND}`);
  expect(inlined('mf-live')).toMatchObject({ remotes: registry().remotes });
  for (const name of REMOTE_NAMES.filter((each) => each !== 'mf-live')) {
    expect(builds(name)).toEqual([FIRST, undefined]);
  }
  // A page of another remote says only that there is one.
  expect(page('mf-auth')).not.toContain(SECOND);
  expect(inlined('mf-auth').remotes.map(({ canary: of }) => of)).toEqual(
    REMOTE_NAMES.map((name) => (name === 'mf-live' ? { percent: 5 } : undefined)),
  );
  expect(registry().sequence).toBe(2);
  expect(await verified()).toBe(2);
});

test('[CMD-registry] its share grows, and then the same bytes are for all, without any build', async () => {
  await start();
  await canary('mf-live', SECOND, 5);
  const bytes = file(SECOND);
  await share(20);
  expect(builds()).toEqual([FIRST, `${SECOND} 20 %`]);
  await share(50);
  expect(builds()).toEqual([FIRST, `${SECOND} 50 %`]);
  // Nothing is rendered either: that was done when the canary came.
  const stored = join(shippingFolder(where()), 'archive', 'mf-live', SECOND, PRERENDER_FOLDER);
  rmSync(stored, { recursive: true });
  await promote();
  expect(builds()).toEqual([SECOND, undefined]);
  expect(page('mf-live')).toContain(`Grüezi from mf-live ${SECOND}`);
  expect(file(SECOND)).toBe(bytes);
  expect(registry().sequence).toBe(5);
  expect(readLog(where()).map(({ action }) => action)).toEqual([
    'start',
    'canary',
    'canary',
    'canary',
    'promote',
  ]);
  expect(await verified()).toBe(5);
});

test('[CMD-registry] a rollback ends a canary, and only the next one touches the stable build', async () => {
  await start();
  await publish('mf-live', SECOND);
  await canary('mf-live', 'cccccccc', 5);
  await rollBack();
  expect(builds()).toEqual([SECOND, undefined]);
  await rollBack();
  expect(builds()).toEqual([FIRST, undefined]);
  await expect(rollBack()).rejects.toThrow(
    'mf-live has no earlier build; nothing has changed. Publish a mended one, or switch it off: ',
  );
});

test('a stable build ends the canary of its remote, and of no other', async () => {
  await start();
  await canary('mf-live', SECOND, 5);
  await canary('mf-auth', SECOND, 10);
  await publish('mf-live', 'cccccccc');
  expect(builds()).toEqual(['cccccccc', undefined]);
  expect(builds('mf-auth')).toEqual([FIRST, `${SECOND} 10 %`]);
});

test('a new canary takes the place of the one before', async () => {
  await start();
  await canary('mf-live', SECOND, 5);
  await canary('mf-live', 'cccccccc', 5);
  expect(builds()).toEqual([FIRST, 'cccccccc 5 %']);
});

test.each([
  [
    'a share of what has no canary',
    () => share(5),
    /^mf-live has no canary; nothing has changed\. Publish one: npm run/,
  ],
  ['to promote what has no canary', promote, /^mf-live has no canary; nothing/],
  [
    'a canary of the stable build',
    () => canary('mf-live', FIRST, 5),
    /^Learners have build aaaaaaaa of mf-live already; nothing has changed\.$/,
  ],
])('refuses %s, and nothing changes', async (_, change_, why) => {
  await start();
  const before = live();
  const refused = change_();
  await expect(refused).rejects.toThrow(PlainError);
  await expect(refused).rejects.toThrow(why);
  expect(live()).toEqual(before);
});

test('refuses a canary of a remote that has no stable build, which no registry could name', async () => {
  await start();
  const choose = (now: Parameters<typeof present>[0]) => {
    const { 'mf-live': _, ...builds } = present(now).builds;
    archived('mf-live', SECOND);
    return canaried({ ...present(now), builds }, 'mf-live', SECOND, 5);
  };
  const before = live();
  await expect(change('canary', choose)).rejects.toThrow(
    /^mf-live has no build that others could keep, so none can go to 5 %\. Give the first one to all: npm run publish-remote -- mf-live; nothing has changed\.$/,
  );
  expect(live()).toEqual(before);
});

test('[CMD-registry] refuses a lower share of the same build, because nobody moves back', async () => {
  await start();
  await canary('mf-live', SECOND, 50);
  const why =
    '50 % have build bbbbbbbb of mf-live already, and a canary only grows; nothing has changed. End it: npm run registry -- rollback mf-live --reason "…"';
  await expect(share(5)).rejects.toThrow(new PlainError(why));
  await expect(canary('mf-live', SECOND, 49)).rejects.toThrow(new PlainError(why));
  expect(builds()).toEqual([FIRST, `${SECOND} 50 %`]);
  await share(51);
  expect(builds()).toEqual([FIRST, `${SECOND} 51 %`]);
  // Another build begins small again.
  await canary('mf-live', 'cccccccc', 5);
  expect(builds()).toEqual([FIRST, 'cccccccc 5 %']);
});

test.each([
  ['the same canary', { build: SECOND, percent: 20 }, ''],
  [
    'another canary',
    { build: 'cccccccc', percent: 5 },
    ` It replaces the canary of 10 %, build ${SECOND}.`,
  ],
  ['a stable build', undefined, ` It ends the canary, build ${SECOND}.`],
])('says what becomes of the canary before: %s', (_, canaryOfLive, said) => {
  const choice = (canaries: Choice['canaries']): Choice => ({
    builds: {},
    switchedOff: [],
    catalogueFile: '',
    canaries,
  });
  const before = choice({ 'mf-live': { build: SECOND, percent: 10 } });
  const after = choice(canaryOfLive ? { 'mf-live': canaryOfLive } : {});
  expect(saidOfCanary(before, after, 'mf-live')).toBe(said);
  expect(saidOfCanary(choice({}), after, 'mf-live')).toBe('');
});

test('refuses the present share again', async () => {
  await start();
  await canary('mf-live', SECOND, 5);
  await expect(share(5)).rejects.toThrow('5 % have build bbbbbbbb of mf-live already');
});

test('refuses a canary that the shell cannot load', async () => {
  await start();
  const choose = (now: Parameters<typeof present>[0]) => {
    archived('mf-live', SECOND, { contract: '^99.0.0' });
    return canaried(present(now), 'mf-live', SECOND, 5);
  };
  await expect(change('canary', choose)).rejects.toThrow('built for contract ^99.0.0');
  expect(builds()).toEqual([FIRST, undefined]);
});
