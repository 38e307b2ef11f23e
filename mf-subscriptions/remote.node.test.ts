import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SPECIFIED_ROUTES } from 'shared-contracts';
import remote from './remote';

test('declares exactly the routes that the specification gives it', () => {
  const declared = remote.routes.map(({ path, exact = true }) => ({ path, exact }));
  const specified = SPECIFIED_ROUTES.filter(({ owner }) => owner === remote.name);
  expect(new Set(declared)).toEqual(new Set(specified.map(({ path, exact }) => ({ path, exact }))));
});

test('every route names a screen, and every screen is shown by a route', () => {
  expect(new Set(remote.routes.map(({ screen }) => screen))).toEqual(
    new Set(Object.keys(remote.screens)),
  );
});

test.each(Object.entries(remote.screens))('the module of %s exists', (_screen, module) => {
  expect(existsSync(join(__dirname, module))).toBe(true);
});
