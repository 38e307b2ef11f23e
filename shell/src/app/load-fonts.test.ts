import { createLoading } from '../platform/loading';
import { loadFonts } from './load-fonts';

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

beforeEach(() => {
  document.head.innerHTML = '';
  localStorage.clear();
  document.documentElement.dataset['fonts'] = '/assets/fonts.1.css';
});

test('the fonts come once the first screen is there, and with the first paint the next time', () => {
  const loading = createLoading();
  loadFonts(loading);
  expect(links()).toEqual([]);
  expect(localStorage.getItem('fonts')).toBeNull();

  loading.stop();
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/assets/fonts.1.css']);
  expect(localStorage.getItem('fonts')).toBe('1');
});

test('they are not linked twice', () => {
  document.head.innerHTML = '<link id="fonts" rel="stylesheet" href="/assets/fonts.1.css">';
  const loading = createLoading();
  loadFonts(loading);
  loading.stop();
  expect(links()).toHaveLength(1);
});

test('a page that was composed without them shows the stand-ins', () => {
  delete document.documentElement.dataset['fonts'];
  const loading = createLoading();
  loadFonts(loading);
  loading.stop();
  expect(links()).toEqual([]);
});
