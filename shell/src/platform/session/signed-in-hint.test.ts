import { createSignedInHint } from './signed-in-hint';

/** A device with working storage. */
function aDevice() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const root = document.createElement('html');
  return { kept, root, hint: createSignedInHint(storage, root) };
}

test('is stored for the next visit, under the key that the page reads before the first paint', () => {
  const { kept, root, hint } = aDevice();
  expect(hint.isSet).toBe(false);
  hint.set(true);
  expect(hint.isSet).toBe(true);
  expect(root).toHaveAttribute('data-signed-in');
  expect([...kept]).toEqual([['signed-in', '1']]);
});

test('is removed by the log-out', () => {
  const { kept, hint } = aDevice();
  hint.set(true);
  hint.set(false);
  expect(hint.isSet).toBe(false);
  expect([...kept]).toEqual([]);
});
