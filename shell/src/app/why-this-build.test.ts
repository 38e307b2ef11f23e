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

/** As the registry and the page decide it. */
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

test('a remote without canary is what the registry names', () => {
  expect(why(entry())).toBe('Registered');
});

test('the bucket of this browser and the share say who gets a canary', () => {
  expect(why(entry(canaryOf(80)))).toBe('Canary: bucket 72.1 is below 80 %');
  expect(why(entry(canaryOf(5)))).toBe('Registered: bucket 72.1 is not below 5 %');
  expect(why(entry(canaryOf(5)), { device: blocked })).toBe(
    'Registered: this browser stores nothing',
  );
});

test('a tester gets it whatever the bucket', () => {
  localStorage.setItem('channel', 'canary');
  expect(why(entry(canaryOf(5)))).toBe('Canary: this browser is a tester');
  expect(why(entry({ canary: { percent: 5 } }))).toBe(
    'Registered; its canary waits for /registry.json: this browser is a tester',
  );
  // There is no canary to have.
  expect(why(entry())).toBe('Registered');
});

test('a build that failed here is named, with what this browser gets instead', () => {
  expect(why(entry(canaryOf(80)), { badBuilds: ['bbbbbbbb'] })).toBe(
    'Registered; bbbbbbbb failed in this browser',
  );
  const lastGood = entry({ manifest: { ...stable, build: 'cccccccc' } });
  expect(why(entry(), { badBuilds: ['aaaaaaaa'], lastGood })).toBe(
    'Last good build; aaaaaaaa failed in this browser',
  );
});

test('a build that failed here stays where there is no other', () => {
  const failure = { kind: 'crashed', reason: 'broken' } as const;
  const health = createBuildHealth(localStorage);
  for (const _ of [1, 2]) health.failed(entry(), failure);
  const badBuilds = health.bad()[NAME] ?? [];
  expect(why(entry(), { badBuilds })).toBe(
    'Registered; it failed in this browser, and there is no other',
  );
});

test('an override names the parameter that repoints', () => {
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

test('what cannot run says why', () => {
  expect(why(entry({ isSwitchedOff: true }))).toContain('switched off');
});
