import { aRegisteredRemote } from 'common-testing';
import { createOwners } from './owners';

const LIVE = { team: '@swissgerman/live', onCall: 'live@swissgerman.example' };
const STUDIO = { team: '@swissgerman/studio', onCall: 'studio@swissgerman.example' };
const remoteOf = (name: string, owner?: typeof LIVE) =>
  aRegisteredRemote({ name, ...(owner && { manifest: { owner } }) });
const registryOf = (...remotes: readonly unknown[]) => JSON.stringify({ remotes });

let now = 0;
const reading = (answer: () => string) => {
  const read = jest.fn(async () => answer());
  return { read, ownerOf: createOwners(read, () => now) };
};
beforeEach(() => (now = 0));

/** A load, by default of the stable build. */
const of = (remote: string, build = '0a1b2c3d') => ({ remote, build });

test('names the owner of each remote’s build; undefined without an owner', async () => {
  const canary = {
    percent: 5,
    manifest: { ...remoteOf('mf-auth', STUDIO).manifest, build: 'f58cc113' },
  };
  const { ownerOf } = reading(() =>
    registryOf(
      remoteOf('mf-live', LIVE),
      { ...remoteOf('mf-auth', LIVE), canary },
      remoteOf('mf-old'),
      'x',
    ),
  );
  expect(await ownerOf(of('mf-live'))).toEqual(LIVE);
  expect(await ownerOf(of('mf-auth'))).toEqual(LIVE);
  expect(await ownerOf(of('mf-auth', 'f58cc113'))).toEqual(STUDIO);
  // An older build, or none.
  expect(await ownerOf(of('mf-auth', '99999999'))).toEqual(LIVE);
  expect(await ownerOf({ remote: 'mf-auth', build: null })).toEqual(LIVE);
  expect(await ownerOf(of('mf-old'))).toBeUndefined();
  expect(await ownerOf(of('mf-new'))).toBeUndefined();
});

test('reads the registry once in five minutes', async () => {
  let owner = LIVE;
  const { read, ownerOf } = reading(() => registryOf(remoteOf('mf-live', owner)));
  await ownerOf(of('mf-live'));
  owner = STUDIO;
  now = 300_000;
  expect(await ownerOf(of('mf-live'))).toEqual(LIVE);
  expect(read.mock.calls).toEqual([['/registry.json']]);
  now = 300_001;
  expect(await ownerOf(of('mf-live'))).toEqual(STUDIO);
  expect(read).toHaveBeenCalledTimes(2);
});

test.each([
  [
    'is not there',
    () => {
      throw new Error('no network');
    },
  ],
  ['is damaged', () => '{'],
])(
  'names nobody while the registry %s, and somebody as soon as it can be read',
  async (_, answer) => {
    let isBroken = true;
    const { read, ownerOf } = reading(() =>
      isBroken ? answer() : registryOf(remoteOf('mf-live', LIVE)),
    );
    const failures = [ownerOf(of('mf-live')), ownerOf(of('mf-live'))];
    expect(await Promise.all(failures)).toEqual([undefined, undefined]);
    expect(read).toHaveBeenCalledTimes(1);
    isBroken = false;
    expect(await ownerOf(of('mf-live'))).toEqual(LIVE);
  },
);
