import { loadFonts } from './load-fonts';

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

beforeEach(() => {
  document.head.innerHTML = '';
  localStorage.clear();
  document.documentElement.dataset['fonts'] = '/assets/fonts.1.css';
});

test('the fonts come, and with the first paint the next time', () => {
  loadFonts();
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/assets/fonts.1.css']);
  expect(localStorage.getItem('fonts')).toBe('1');
});

test('they are not linked twice', () => {
  document.head.innerHTML = '<link id="fonts" rel="stylesheet" href="/assets/fonts.1.css">';
  loadFonts();
  expect(links()).toHaveLength(1);
});

test('a link of the page that has not arrived from the cache is replaced', () => {
  document.head.innerHTML =
    '<link id="fonts" rel="stylesheet" href="/assets/fonts.1.css" media="print">';
  loadFonts();
  expect(links()).toHaveLength(1);
  expect(links()[0]?.media).toBe('');
});

test('a page that was composed without them shows the stand-ins', () => {
  delete document.documentElement.dataset['fonts'];
  loadFonts();
  expect(links()).toEqual([]);
});
