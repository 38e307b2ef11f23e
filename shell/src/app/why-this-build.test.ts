import type { RegisteredRemote } from 'shared-contracts';
import { aRegisteredRemote } from 'common-testing';
import { createBuildHealth } from '../registry/build-health';
import { resolveRemotes, type ResolvedRemote } from '../registry/resolve-remotes';
import { canariesOf } from '../registry/this-browser';
import { deviceStorage } from '../storage/device-storage';
import { whyThisBuild } from './why-this-build';

const NAME = 'mf-live';
const sound = aRegisteredRemote();
const stable = { ...sound.manifest, name: NAME, build: 'aaaaaaaa' };
const entry = (rest: object = {}): RegisteredRemote => ({
  ...sound,
  name: NAME,
  manifest: stable,
  ...rest,
});
const registryOf = (remote: RegisteredRemote) => ({
  schemaVersion: 1,
  publishedAt: '2026-11-20T12:00:00.000Z',
  remotes: [remote],
});
const canaryOf = (percent: number) => ({
  canary: { percent, manifest: { ...stable, build: 'bbbbbbbb' } },
});

const blocked = deviceStorage(() => {
  throw new Error('blocked');
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // The bucket of mf-live is then 72.1.
  localStorage.setItem('canary-seed', '0.5');
});

/** Resolves the remote like the page. */
function why(
  remote: RegisteredRemote,
  { device = deviceStorage(), badBuilds = [] as readonly string[], lastGood = {} } = {},
): string {
  const registry = registryOf(remote);
  const browser = {
    ...canariesOf(device),
    badBuilds: { [NAME]: badBuilds },
    lastGood: { [NAME]: lastGood },
  };
  const [resolved] = resolveRemotes(registry, [], browser) ?? [];
  return whyThisBuild(resolved as ResolvedRemote, registry, { device, session: sessionStorage });
}

test('a remote without a canary is the registered build', () => {
  expect(why(entry())).toBe('Registered');
});

test('bucket and share decide who gets a canary', () => {
  expect(why(entry(canaryOf(80)))).toBe('Canary: bucket 72.1 is below 80 %');
  expect(why(entry(canaryOf(5)))).toBe('Registered: bucket 72.1 is not below 5 %');
  expect(why(entry(canaryOf(5)), { device: blocked })).toBe(
    'Registered: this browser stores nothing',
  );
});

test('a tester gets the canary with any bucket', () => {
  localStorage.setItem('channel', 'canary');
  expect(why(entry(canaryOf(5)))).toBe('Canary: this browser is a tester');
  expect(why(entry({ canary: { percent: 5 } }))).toBe(
    'Registered; its canary waits for /registry.json: this browser is a tester',
  );
  // The remote has no canary.
  expect(why(entry())).toBe('Registered');
});

test('names a build that failed here, and the build that this browser gets instead', () => {
  expect(why(entry(canaryOf(80)), { badBuilds: ['bbbbbbbb'] })).toBe(
    'Registered; bbbbbbbb failed in this browser',
  );
  const lastGood = entry({ manifest: { ...stable, build: 'cccccccc' } });
  expect(why(entry(), { badBuilds: ['aaaaaaaa'], lastGood })).toBe(
    'Last good build; aaaaaaaa failed in this browser',
  );
});

test('keeps a build that failed here if there is no other', () => {
  const failure = { kind: 'crashed', reason: 'broken' } as const;
  const health = createBuildHealth(localStorage);
  for (const _ of [1, 2]) health.failed(entry(), failure);
  const badBuilds = health.bad()[NAME] ?? [];
  expect(why(entry(), { badBuilds })).toBe(
    'Registered; it failed in this browser, and there is no other',
  );
});

test('names the parameter of an override', () => {
  const override = { name: NAME, document: entry() };
  const [resolved] = resolveRemotes(registryOf(entry()), [override]) ?? [];
  const said = () =>
    whyThisBuild(resolved as ResolvedRemote, undefined, {
      device: localStorage,
      session: sessionStorage,
    });
  sessionStorage.setItem('remote-overrides', '{"composition":"shell-1.live-2"}');
  expect(said()).toBe('Repointed for this session by ?composition');
  sessionStorage.setItem('remote-overrides', `{"${NAME}":"http://localhost:3004"}`);
  expect(said()).toBe(`Repointed for this session by ?remote.${NAME}`);
});

test('explains why a remote cannot run', () => {
  expect(why(entry({ isSwitchedOff: true }))).toContain('switched off');
});
