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

test('names the owner of the build of each remote, and nobody for a remote without one', async () => {
  const canary = { percent: 5, manifest: remoteOf('mf-auth', STUDIO).manifest };
  const { ownerOf } = reading(() =>
    registryOf(
      remoteOf('mf-live', LIVE),
      { ...remoteOf('mf-auth', LIVE), canary },
      remoteOf('mf-old'),
      'x',
    ),
  );
  expect(await ownerOf('mf-live')).toEqual(LIVE);
  expect(await ownerOf('mf-auth')).toEqual(STUDIO);
  expect(await ownerOf('mf-old')).toBeUndefined();
  expect(await ownerOf('mf-new')).toBeUndefined();
});

test('reads the registry once in five minutes, then the new one', async () => {
  let owner = LIVE;
  const { read, ownerOf } = reading(() => registryOf(remoteOf('mf-live', owner)));
  await ownerOf('mf-live');
  owner = STUDIO;
  now = 300_000;
  expect(await ownerOf('mf-live')).toEqual(LIVE);
  expect(read.mock.calls).toEqual([['/registry.json']]);
  now = 300_001;
  expect(await ownerOf('mf-live')).toEqual(STUDIO);
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
])('names nobody while the registry %s', async (_, answer) => {
  expect(await reading(answer).ownerOf('mf-live')).toBeUndefined();
});
