import { withKeys } from './card-key';

const card = (SwissGerman: string, English = 'x') => ({ SwissGerman, English });
const keysOf = (...texts: string[]) =>
  withKeys(texts.map((text) => card(text))).map(({ key }) => key);

test('a key is short, and the name of a field in every database', () => {
  for (const key of keysOf('Grüezi mitenand!', '', '__proto__', 'a.b/c`d', '漢字'.repeat(200))) {
    expect(key).toMatch(/^[0-9a-z]{11}$/);
  }
});

test('stays when the translation is corrected, or the order changes', () => {
  const [first, second] = keysOf('Hoi', 'Tschau');
  expect(keysOf('Tschau', 'Hoi')).toEqual([second, first]);
  expect(withKeys([card('Hoi', 'Hello')])[0]?.key).toBe(first);
  expect(withKeys([card('Hoi', 'Hi')])[0]?.key).toBe(first);
  expect(keysOf('Züri')[0]).toBe(keysOf('Zu\u0308ri')[0]);
});

test('tells cards apart, also those that say the same', () => {
  const keys = keysOf(...Array.from({ length: 500 }, (_, i) => `Satz ${i}`), 'Hoi', 'Hoi');
  expect(new Set(keys).size).toBe(502);
});
