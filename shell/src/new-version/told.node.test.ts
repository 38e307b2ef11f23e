import { createTold } from './told';

function aStorage(isBlocked = false) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void (isBlocked || kept.set(key, value)),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('remembers over a reload what was told, until it is to be told again', () => {
  const storage = aStorage();
  const told = createTold(storage);
  expect(told.has(['shell s2'])).toBe(false);
  told.add(['shell s2', 'mf-live b2']);
  expect(createTold(storage).has(['mf-live b2'])).toBe(true);
  expect(told.has(['mf-live b2', 'mf-live b3'])).toBe(false);
  told.forget();
  expect(told.has(['mf-live b2'])).toBe(false);
});

test('lets a page reload by itself once for the same builds', () => {
  const storage = aStorage();
  expect(createTold(storage).mayReload(['shell s2'])).toBe(true);
  expect(createTold(storage).mayReload(['shell s2'])).toBe(false);
  expect(createTold(storage).mayReload(['shell s3'])).toBe(true);
});

test('remembers each build: two screens in turn do not reload the page for ever', () => {
  const { mayReload } = createTold(aStorage());
  expect(mayReload(['shell s2', 'mf-live b2'])).toBe(true);
  expect(mayReload(['shell s2', 'mf-lessons b2'])).toBe(true);
  expect(mayReload(['shell s2', 'mf-live b2'])).toBe(false);
  expect(mayReload(['shell s2'])).toBe(false);
});

test('never where nothing is remembered: it would reload for ever', () => {
  expect(createTold(aStorage(true)).mayReload(['shell s2'])).toBe(false);
});
