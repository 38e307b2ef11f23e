import { existsSync } from 'node:fs';
import { SPECIFIED_ROUTES, type RemoteDefinition } from 'shared-contracts';
import { REMOTE_NAMES } from '../addresses';
import { inRoot } from '../paths';
import { readRemoteDefinition } from './remote-definition';

describe.each(REMOTE_NAMES)('remote.ts of %s', (name) => {
  let remote: RemoteDefinition;
  beforeAll(async () => {
    remote = await readRemoteDefinition(name);
  });

  test('declares exactly the routes that the specification gives it', () => {
    const declared = remote.routes.map(({ path, exact = true }) => ({ path, exact }));
    const specified = SPECIFIED_ROUTES.filter(({ owner }) => owner === name);
    expect(new Set(declared)).toEqual(
      new Set(specified.map(({ path, exact }) => ({ path, exact }))),
    );
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
