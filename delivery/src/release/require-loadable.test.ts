import { aRegisteredRemote } from 'common-testing';
import { requireLoadable } from './require-loadable';

const shell = { contract: '1.0.0', provides: {} };
const manifestOf = (name: string, more: object = {}) =>
  aRegisteredRemote({ name, manifest: more }).manifest;

test('a build that the shell cannot load is refused, and its owner is named', () => {
  const owner = { team: '@swissgerman/new', onCall: 'new@swissgerman.example' };
  const candidate = { libraries: {}, shell, others: [] };
  const of = (more: object) => ({ ...candidate, manifest: manifestOf('mf-new', more) });
  expect(() => requireLoadable(of({ contract: '^99.0.0', owner }))).toThrow(
    /^mf-new \(@swissgerman\/new\) was built for contract \^99\.0\.0, /,
  );
  expect(() => requireLoadable(of({ contract: '^99.0.0' }))).toThrow(/^mf-new was built for/);
  expect(() => requireLoadable(of({ contract: '^1.0.0', owner }))).not.toThrow();
  expect(() => requireLoadable({ ...of({ owner }), libraries: { react: '^99.0.0' } })).toThrow(
    /^mf-new \(@swissgerman\/new\) was built with react \^99\.0\.0, /,
  );
});

test('a route that another remote has is refused, with whom to ask where its build says so', () => {
  const candidate = { manifest: manifestOf('mf-new'), libraries: {}, shell };
  const owner = { team: '@swissgerman/lessons', onCall: 'lessons@swissgerman.example' };
  expect(() => requireLoadable({ ...candidate, others: [manifestOf('mf-old')] })).toThrow(
    'mf-new declares /home, which mf-old has already; nothing has changed. Give it another path.',
  );
  const others = [manifestOf('mf-old', { owner })];
  expect(() => requireLoadable({ ...candidate, others })).toThrow(
    'Give it another path, or ask @swissgerman/lessons.',
  );
  expect(() => requireLoadable({ ...candidate, others: [] })).not.toThrow();
});
