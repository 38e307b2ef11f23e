import { aRegisteredRemote } from 'common-testing';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import { newerBuilds } from './newer-builds';

const loadable = (build: string, isOverridden = false): ResolvedRemote => {
  const remote = aRegisteredRemote({ name: 'mf-live', manifest: { build } });
  return { status: 'loadable', name: 'mf-live', remote, routes: [], slots: [], isOverridden };
};
const off: ResolvedRemote = {
  status: 'failed',
  name: 'mf-live',
  failure: { kind: 'switched-off' },
  routes: [],
  slots: [],
  isOverridden: false,
};

/** A page that shows build `old` of mf-live, composed with shell `s1`. */
function seen(
  remote: ResolvedRemote,
  shell: unknown = 's1',
  ownRegistry: unknown = { shell: 's1' },
) {
  const page = document.createElement('div');
  page.innerHTML = '<div data-remote="mf-live" data-screen="live_lessons" data-shown="old"></div>';
  return newerBuilds({ page, remotes: [remote], registry: { shell }, ownRegistry });
}

test("a page that runs the registry's builds is up to date", () => {
  expect(seen(loadable('old'))).toBeUndefined();
});

test('another build of a shown screen is new', () => {
  expect(seen(loadable('new'))).toEqual({ names: ['mf-live new'], isShell: false });
});

test('another build of a remote that is not shown does not count', () => {
  const page = document.createElement('div');
  page.innerHTML = '<div data-remote="mf-live" data-screen="live_lessons"></div>';
  expect(
    newerBuilds({ page, remotes: [loadable('new')], registry: {}, ownRegistry: {} }),
  ).toBeUndefined();
});

test.each([
  ['repointed', loadable('new', true)],
  ['switched off', off],
])('a remote that is %s has no new build', (_, remote) => {
  expect(seen(remote)).toBeUndefined();
});

test('another shell is new', () => {
  expect(seen(loadable('old'), 's2')).toEqual({ names: ['shell s2'], isShell: true });
  expect(seen(loadable('new'), 's2')?.names).toEqual(['shell s2', 'mf-live new']);
});

test.each([
  ['the registry does not name it', undefined, { shell: 's1' }],
  ['the page does not name it', 's2', {}],
  ['the page has no registry', 's2', undefined],
])('the shell is not new where %s', (_, shell, ownRegistry) => {
  const page = document.createElement('div');
  expect(newerBuilds({ page, remotes: [], registry: { shell }, ownRegistry })).toBeUndefined();
});
