import { existsSync, readdirSync } from 'node:fs';
import { SPECIFIED_ROUTES, type RemoteDefinition } from 'shared-contracts';
import { REMOTE_NAMES } from '../addresses';
import { inRoot } from '../paths';
import { readRemoteDefinition } from './remote-definition';

test('the list of remotes has each folder with a remote.ts, and no other', () => {
  const folders = readdirSync(inRoot()).filter((name) => existsSync(inRoot(name, 'remote.ts')));
  expect([...REMOTE_NAMES].sort()).toEqual(folders.sort());
});

const bySpecification = REMOTE_NAMES.filter((name) =>
  SPECIFIED_ROUTES.some(({ owner }) => owner === name),
);

test.each(bySpecification)('%s declares exactly the routes of the specification', async (name) => {
  const { routes } = await readRemoteDefinition(name);
  const declared = routes.map(({ path, exact = true }) => ({ path, exact }));
  const specified = SPECIFIED_ROUTES.filter(({ owner }) => owner === name);
  expect(new Set(declared)).toEqual(new Set(specified.map(({ path, exact }) => ({ path, exact }))));
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
