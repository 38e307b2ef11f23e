import * as v from 'valibot';
import { aRegisteredRemote } from '../testing/fixtures';
import { RegisteredRemoteSchema, RegistrySchema } from './registry';

describe('registry.json', () => {
  it('is accepted although one of its remotes is malformed', () => {
    const registry = {
      schemaVersion: 1,
      publishedAt: '2026-11-20T08:00:00.000Z',
      remotes: [aRegisteredRemote(), { name: 'mf-live' }, null],
    };
    expect(v.parse(RegistrySchema, registry)).toEqual(registry);
  });

  it.each([
    [{ schemaVersion: 2, publishedAt: '', remotes: [] }],
    [{ schemaVersion: 1, remotes: [] }],
    [{ schemaVersion: 1, publishedAt: '', remotes: {} }],
    ['<!doctype html>'],
    [null],
  ])('is refused when it is %j', (registry) => {
    expect(v.is(RegistrySchema, registry)).toBe(false);
  });
});

describe('a registered remote', () => {
  it('is accepted as the publisher writes it', () => {
    const remote = aRegisteredRemote({ name: 'mf-live' });
    expect(v.parse(RegisteredRemoteSchema, remote)).toEqual(remote);
  });

  it.each([
    ['a relative address', { manifestUrl: '/remote.json' }],
    ['a name that is no remote', { name: 'live' }],
    ['a malformed manifest', { manifest: { schemaVersion: 1 } }],
  ])('is refused with %s', (_case, change) => {
    expect(v.is(RegisteredRemoteSchema, { ...aRegisteredRemote(), ...change })).toBe(false);
  });
});
