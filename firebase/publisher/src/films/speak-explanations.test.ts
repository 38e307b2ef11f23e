import { stretchesOf } from './speak-explanations';

test('dialect between guillemets is spoken as dialect, the rest as English', () => {
  expect(stretchesOf('«Rüere» is to stir. Say: «imer guet rüere».')).toEqual([
    { isDialect: true, text: 'Rüere' },
    { isDialect: false, text: 'is to stir. Say:' },
    { isDialect: true, text: 'imer guet rüere.' },
  ]);
});

test('an explanation without dialect is one part', () => {
  expect(stretchesOf('It is cold.')).toEqual([{ isDialect: false, text: 'It is cold.' }]);
});
