import { createAnnouncedBuilds } from './announced-builds';

function aStorage(isBlocked = false) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void (isBlocked || kept.set(key, value)),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('keeps announced builds over a reload, until they are forgotten', () => {
  const storage = aStorage();
  const announced = createAnnouncedBuilds(storage);
  expect(announced.has(['shell s2'])).toBe(false);
  announced.add(['shell s2', 'mf-live b2']);
  expect(createAnnouncedBuilds(storage).has(['mf-live b2'])).toBe(true);
  expect(announced.has(['mf-live b2', 'mf-live b3'])).toBe(false);
  announced.forget();
  expect(announced.has(['mf-live b2'])).toBe(false);
});

test('lets a page reload automatically once for the same builds', () => {
  const storage = aStorage();
  expect(createAnnouncedBuilds(storage).mayReload(['shell s2'])).toBe(true);
  expect(createAnnouncedBuilds(storage).mayReload(['shell s2'])).toBe(false);
  expect(createAnnouncedBuilds(storage).mayReload(['shell s3'])).toBe(true);
});

test('stores each build, so two alternating screens do not reload the page forever', () => {
  const { mayReload } = createAnnouncedBuilds(aStorage());
  expect(mayReload(['shell s2', 'mf-live b2'])).toBe(true);
  expect(mayReload(['shell s2', 'mf-lessons b2'])).toBe(true);
  expect(mayReload(['shell s2', 'mf-live b2'])).toBe(false);
  expect(mayReload(['shell s2'])).toBe(false);
});

test('lets no page reload without storage, because it would reload forever', () => {
  expect(createAnnouncedBuilds(aStorage(true)).mayReload(['shell s2'])).toBe(false);
});
