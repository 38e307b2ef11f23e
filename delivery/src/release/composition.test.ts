import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import dev from 'tooling/commands/dev';
import start from 'tooling/commands/start';
import { REMOTE_NAMES } from '../addresses';
import { PlainError } from '../plain-error';
import { archivedBuild } from './archive';
import { FIRST, SECOND, useShippingWorld } from './testing/shipping-world';
import { besideOwn, choiceOf, requireComposition } from './composition';

const {
  where,
  archived,
  ship,
  start: startWorld,
  publish,
  live,
  liveBuild,
  page,
} = useShippingWorld();
const of = (builds: Readonly<Record<string, string>>) =>
  ['shell', ...REMOTE_NAMES.map((name) => name.replace('mf-', ''))]
    .map((name) => `${name}-${builds[name] ?? FIRST}`)
    .join('.');

test('the builds that an event names run again, whatever is published since', async () => {
  await startWorld();
  await publish('mf-live', SECOND);
  expect(liveBuild('mf-live')).toBe(SECOND);
  const composition = requireComposition(where(), of({}));
  await ship({
    action: 'start',
    choose: (now) => ({ catalogueFile: 'catalogue.1.json', ...choiceOf(composition)(now) }),
  });
  for (const name of REMOTE_NAMES) {
    expect(liveBuild(name)).toBe(FIRST);
  }
  expect(page('mf-live')).toContain(`Grüezi from mf-live ${FIRST}`);
});

test('a remote that was off for the page is off, in its own place', async () => {
  await startWorld();
  const composition = requireComposition(where(), of({ live: 'off' }));
  await ship({
    action: 'start',
    choose: (now) => ({ catalogueFile: 'catalogue.1.json', ...choiceOf(composition)(now) }),
  });
  const registry = JSON.parse(live()['shell//registry.json'] ?? '{}') as {
    remotes: { name: string; isSwitchedOff?: boolean }[];
  };
  const off = registry.remotes.filter(({ isSwitchedOff }) => isSwitchedOff);
  expect(off.map(({ name }) => name)).toEqual(['mf-live']);
  expect(liveBuild('mf-live')).toBe(FIRST);
});

test('a remote of the working copy runs beside them, and is on', async () => {
  await startWorld();
  for (const other of ['off', '99999999']) {
    const composition = requireComposition(where(), of({ live: other }), ['mf-live']);
    const own = { 'mf-live': archived('mf-live', SECOND) };
    await ship({
      action: 'start',
      choose: (now) => ({
        catalogueFile: 'catalogue.1.json',
        ...besideOwn(choiceOf(composition), own)(now),
      }),
    });
    expect(REMOTE_NAMES.map(liveBuild)).toEqual(
      REMOTE_NAMES.map((name) => (name === 'mf-live' ? SECOND : FIRST)),
    );
    expect(live()['shell//registry.json']).not.toContain('isSwitchedOff');
  }
});

test('each build stays readable under a name of its own', async () => {
  await startWorld();
  await publish('mf-live', SECOND);
  const builds = [FIRST, SECOND].map((build) => {
    const text = live()[`mf-live//remote.${build}.json`] ?? '{}';
    return (JSON.parse(text) as { build?: string }).build;
  });
  expect(builds).toEqual([FIRST, SECOND]);
});

describe('is refused in one line when', () => {
  const refused = (id: string) => {
    try {
      return requireComposition(where(), id);
    } catch (error) {
      expect(error).toBeInstanceOf(PlainError);
      return (error as Error).message;
    }
  };
  beforeEach(() => {
    for (const name of ['shell', ...REMOTE_NAMES] as const) archived(name, FIRST);
  });

  test('nothing is wrong: then it is accepted', () => {
    expect(refused(of({}))).toEqual(
      Object.fromEntries(['shell', ...REMOTE_NAMES].map((name) => [name, FIRST])),
    );
  });

  test('a build is missing', () => {
    expect(refused(of({ live: SECOND }))).toMatch(
      /^The archive does not hold build bbbbbbbb of mf-live whole\. Run npm start once .+archive\/mf-live\/bbbbbbbb\.$/,
    );
  });

  test('a build is missing of which the log knows the commit', async () => {
    await startWorld();
    await publish('mf-live', SECOND, { commit: 'c0ffee000001' });
    rmSync(archivedBuild(where(), 'mf-live', SECOND), { recursive: true });
    expect(refused(of({ live: SECOND }))).toContain(
      'Run npm start once from c0ffee000001, or copy',
    );
  });

  test('a build is damaged', () => {
    const file = join(archivedBuild(where(), 'mf-live', FIRST), `entry.${FIRST}.js`);
    writeFileSync(file, `${readFileSync(file, 'utf8')} `);
    expect(refused(of({}))).toMatch(/^The archive does not hold build aaaaaaaa of mf-live whole\./);
    rmSync(file);
    expect(refused(of({}))).toMatch(/^The archive does not hold build aaaaaaaa of mf-live whole\./);
  });

  test.each([
    ['it is none', 'latest', /^"latest" is no composition; it looks like shell-1a2b3c4d/],
    ['it leads out of the archive', 'shell-../../x', /^"shell-\.\.\/\.\.\/x" is no composition/],
    ['it is cut off', of({}).slice(0, 40), /^The composition names no build of mf-/],
    ['it names a stranger', `${of({})}.video-${FIRST}`, /^The composition names mf-video, which/],
    ['it names no shell', of({ shell: 'off' }), /^The composition names no build of shell\./],
  ])('%s', (_case, id, why) => expect(refused(id)).toMatch(why));
});

describe('by the command line', () => {
  const offset = process.env.PORT_OFFSET;
  // No product runs there, and nothing is stored there.
  beforeAll(() => (process.env.PORT_OFFSET = '31000'));
  afterAll(() => {
    if (offset === undefined) delete process.env.PORT_OFFSET;
    else process.env.PORT_OFFSET = offset;
  });

  test.each([
    [['--deployed'], /others\. .+: npm run dev -- mf-live --deployed$/],
    [['--composition', 'x'], /others\. .+: npm run dev -- mf-live --composition x$/],
    [['mf-x', '--deployed'], /^There is no "mf-x"\. Known: shell, mf-auth/],
    [
      ['mf-live', '--composition', 'x', '--deployed'],
      /^Say one of --deployed and --composition\.$/,
    ],
    [['mf-live', '--composition', 'latest'], /^"latest" is no composition/],
    [['mf-live', '--composition', of({})], /^The archive does not hold build aaaaaaaa of shell/],
  ])('npm run dev -- %j says in one line what is wrong [CMD-dev]', async (args, why) => {
    const refusing = dev(args);
    await expect(refusing).rejects.toThrow(PlainError);
    await expect(refusing).rejects.toThrow(why);
  });

  test.each([
    [['--composition'], /^Say which builds after --composition: copy the name/],
    [['--composition', '--keep'], /^Say which builds after --composition/],
    [['--composition', 'latest'], /^"latest" is no composition/],
    [['--composition', of({}), '--composition', of({})], /^--composition comes twice\.$/],
    [['--composition', of({})], /^The archive does not hold build aaaaaaaa of shell whole\./],
    [
      ['--lan', '--keep', '--fast'],
      /^There is no option --fast\. Known: --composition …, --keep, --lan$/,
    ],
  ])('npm start -- %j says in one line what is wrong', async (args, why) => {
    const refusing = start(args);
    await expect(refusing).rejects.toThrow(PlainError);
    await expect(refusing).rejects.toThrow(why);
  });
});
