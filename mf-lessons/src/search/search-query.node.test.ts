import { readSearch, writeSearch } from './search-query';

const read = (text: string) => readSearch(new URLSearchParams(text));

test.each([
  ['?q=tram&level=2&sort=oldest', { q: 'tram', level: '2', sort: 'oldest' }],
  ['', { q: '', level: '', sort: '' }],
  ['?q=%20%20', { q: '', level: '', sort: '' }],
  ['?q=%20wo%20isch%20', { q: 'wo isch', level: '', sort: '' }],
  ['?level=6&sort=best', { q: '', level: '', sort: '' }],
  ['?level=12&sort=newest&utm=x', { q: '', level: '', sort: '' }],
])('reads %p', (text, query) => {
  expect(read(text)).toEqual(query);
});

test('reads at most 100 characters', () => {
  expect(read(`?q=${'a'.repeat(500)}`).q).toHaveLength(100);
});

test('reads what it has written', () => {
  const query = { q: 'Üetlibärg & Zäng?', level: '3', sort: 'oldest' };
  expect(read(writeSearch(query))).toEqual(query);
  expect(writeSearch(read(''))).toBe('');
});
