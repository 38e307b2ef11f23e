import { aRegisteredRemote } from 'common-testing';
import { nextRegistry } from './next-registry';

const found = {
  schemaVersion: 1 as const,
  publishedAt: '2026-11-25T12:00:00.000Z',
  remotes: [aRegisteredRemote()],
};
const CHANGE = { by: 'Heidi', reason: 'A new lesson' };

test('counts from 1 and lives for 30 days', () => {
  expect(nextRegistry(found, undefined, CHANGE)).toEqual({
    ...found,
    ...CHANGE,
    sequence: 1,
    expires: '2026-12-25T12:00:00.000Z',
  });
});

test('follows registry 1, which has no number', () => {
  expect(nextRegistry(found, found, CHANGE)).toMatchObject({ sequence: 1, by: 'Heidi' });
});

test('has a higher number when a remote has changed, also back to an older build', () => {
  const first = nextRegistry(found, undefined, CHANGE);
  const other = { ...found, remotes: [aRegisteredRemote({ manifest: { build: '1b2c3d4e' } })] };
  const second = nextRegistry(other, first, CHANGE);
  expect(second.sequence).toBe(2);
  expect(nextRegistry(found, second, CHANGE).sequence).toBe(3);
});

test('keeps all but its end when nothing has changed', () => {
  const first = nextRegistry(found, undefined, CHANGE);
  const later = { ...found, publishedAt: '2026-11-26T12:00:00.000Z' };
  expect(nextRegistry(later, first, { by: 'Peter', reason: 'Again' })).toEqual({
    ...first,
    expires: '2026-12-26T12:00:00.000Z',
  });
});

test('has a higher number when the shell has changed, and names it', () => {
  const first = nextRegistry({ ...found, shell: 's1' }, undefined, CHANGE);
  expect(nextRegistry({ ...found, shell: 's1' }, first, CHANGE)).toMatchObject({ sequence: 1 });
  expect(nextRegistry({ ...found, shell: 's2' }, first, CHANGE)).toMatchObject({
    sequence: 2,
    shell: 's2',
  });
});
