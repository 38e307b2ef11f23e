import { aRegisteredRemote } from 'common-testing';
import { requireLoadable } from './require-loadable';

const shell = { contract: '1.0.0', provides: {} };
const manifestOf = (name: string, more: object = {}) =>
  aRegisteredRemote({ name, manifest: more }).manifest;

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
