import { ownerOf, ownerText } from './owner';
import { FIRST, SECOND, useShippingWorld } from './testing/shipping-world';

const { where, archived } = useShippingWorld();
const ownerAt = (team: string) => ({ owner: { team, onCall: 'live@swissgerman.example' } });

test('the owner is the one that the newest build names, and none where a build names none', () => {
  archived('mf-live', FIRST, ownerAt('@swissgerman/live'));
  archived('mf-live', SECOND, ownerAt('@swissgerman/studio'));
  archived('mf-auth', FIRST);
  const builds = { 'mf-live': FIRST, 'mf-auth': FIRST };
  const canaries = { 'mf-live': { build: SECOND, percent: 5 } };
  expect(ownerOf(where(), 'mf-live', { builds, canaries: {} })?.team).toBe('@swissgerman/live');
  expect(ownerOf(where(), 'mf-live', { builds, canaries })?.team).toBe('@swissgerman/studio');
  expect(ownerOf(where(), 'mf-auth', { builds, canaries })).toBeUndefined();
  expect(ownerOf(where(), 'mf-lessons', { builds, canaries })).toBeUndefined();
  const lost = { builds: { 'mf-live': 'cccccccc' }, canaries: {} };
  expect(ownerOf(where(), 'mf-live', lost)).toBeUndefined();
});

test('says whom to ask', () => {
  expect(ownerText(ownerAt('@swissgerman/live').owner)).toBe(
    '@swissgerman/live; on call: live@swissgerman.example',
  );
});
