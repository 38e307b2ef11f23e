import { existsSync, readdirSync } from 'node:fs';
import { SPECIFIED_ROUTES, type RemoteDefinition } from 'shared-contracts';
import { REMOTE_NAMES, type RemoteName } from '../addresses';
import { inRoot } from '../paths';
import { readRemoteDefinition } from './remote-definition';

test('the list of remotes has each folder with a remote.ts, and no other', () => {
  const folders = readdirSync(inRoot()).filter((name) => existsSync(inRoot(name, 'remote.ts')));
  expect([...REMOTE_NAMES].sort()).toEqual(folders.sort());
});

test.each<[RemoteName, readonly string[]]>([
  ['mf-auth', ['/sign-in-up', '/settings', '/my-account', '/collect-consents']],
  [
    'mf-lessons',
    ['/', '/home', '/videos/:VideoID', '/flashcards/:VideoID', '/mini-lessons/:LessonID'],
  ],
  [
    'mf-subscriptions',
    ['/subscriptions', '/success/:session_id?', '/cancel', '/success-card-update'],
  ],
  ['mf-live', ['/live-lessons', '/live-meeting']],
])('%s declares exactly the routes that the specification gives it', async (name, paths) => {
  const { routes } = await readRemoteDefinition(name);
  expect(routes.map(({ path }) => path).sort()).toEqual([...paths].sort());
});

test('remotes and shell together have each route of the specification once, as exact as it is', async () => {
  const definitions = await Promise.all(REMOTE_NAMES.map(readRemoteDefinition));
  const declared = definitions.flatMap(({ routes }) => routes);
  for (const { path, exact, isOfShell = false } of SPECIFIED_ROUTES) {
    const owners = declared.filter((route) => route.path === path);
    expect([path, owners.map((route) => route.exact ?? true)]).toEqual([
      path,
      isOfShell ? [] : [exact],
    ]);
  }
});

describe.each(REMOTE_NAMES)('remote.ts of %s', (name) => {
  let remote: RemoteDefinition;
  beforeAll(async () => {
    remote = await readRemoteDefinition(name);
  });

  test('shows every screen somewhere, and names a module that is there', () => {
    const places = [...remote.routes, ...(remote.slots ?? [])];
    expect(new Set(places.map(({ screen }) => screen))).toEqual(
      new Set(Object.keys(remote.screens)),
    );
    const documents = Object.values(remote.documents ?? {}).map(({ module }) => module);
    const modules = [...Object.values(remote.screens), ...documents];
    expect(modules.filter((module) => !existsSync(inRoot(name, module)))).toEqual([]);
  });
});
