import { wrap } from './draw-slides';

test.each<[string, number, string[]]>([
  ['Rüere.', 10, ['Rüere.']],
  ['Dänn mues mer es Lied singe.', 14, ['Dänn mues mer', 'es Lied singe.']],
  ['Was für Wörter', 3, ['Was', 'für', 'Wörter']],
])('%s in lines of %d letters', (text, letters, wrapped) => {
  expect(wrap(text, letters)).toEqual(wrapped);
});
