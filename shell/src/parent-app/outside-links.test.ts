import type { MessageToParentAppType } from 'shared-contracts';
import { createInMemoryPlatform } from 'common-testing';
import { connectParentApp } from './connect';

// The code that serves the app has not arrived.
jest.mock('./serve', () => {
  throw new Error('not there yet');
});

function openPage(supports?: readonly MessageToParentAppType[]) {
  const platform = createInMemoryPlatform({
    device: { isEmbeddedInAndroidIosApp: true, parentAppOS: 'android' },
    ...(supports && { parentAppSupports: supports }),
  });
  connectParentApp(platform);
  /** @returns whether the web view itself would have followed the link */
  const click = (html: string): boolean => {
    document.body.innerHTML = html;
    return document.body
      .querySelector('a span, a')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  const opened = () =>
    platform.recorded.sent.map(({ type, payload }) => {
      expect(type).toBe('OPEN_EXTERNAL_URL');
      return (payload as { url: string }).url;
    });
  return { platform, click, opened };
}

/** Listeners of an earlier page. */
let added: Parameters<typeof document.addEventListener>[] = [];
beforeEach(() => {
  added = [];
  const add = document.addEventListener.bind(document);
  jest.spyOn(document, 'addEventListener').mockImplementation((...all: (typeof added)[number]) => {
    added.push(all);
    add(...all);
  });
});
afterEach(() => {
  for (const [type, listener] of added) document.removeEventListener(type, listener);
  jest.restoreAllMocks();
});

test.each([
  ['another site', '<a href="https://example.org/x?y=1#z">x</a>', 'https://example.org/x?y=1#z'],
  ['a part of a link', '<a href="https://example.org/"><span>x</span></a>', 'https://example.org/'],
  [
    'one for a window of its own',
    '<a href="https://example.org/" target="_blank">x</a>',
    'https://example.org/',
  ],
  ['an address of e-mail', '<a href="mailto:a@example.org">x</a>', 'mailto:a@example.org'],
  [
    'a page of ours for a window of its own',
    '<a href="/privacy-policy" target="_blank">x</a>',
    'http://localhost/privacy-policy',
  ],
])('%s is opened by the app [PARENT-open-outside]', (_, html, url) => {
  const { click, opened } = openPage();
  expect(click(html)).toBe(false);
  expect(opened()).toEqual([url]);
});

test.each([
  ['a page of ours', '<a href="/home">x</a>'],
  ['a place of this page', '<a href="#prices">x</a>'],
  ['a file that the page has made', '<a href="blob:http://localhost/1" download>x</a>'],
])('%s is none of the app’s', (_, html) => {
  const { click, opened } = openPage();
  expect(click(html)).toBe(true);
  expect(opened()).toEqual([]);
});

test('a click that a screen has handled opens nothing more', () => {
  const { click, opened } = openPage();
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('<a href="https://example.org/">x</a>');
  expect(opened()).toEqual([]);
});

test('in an app that opens no pages, our pages open in place, others not at all', () => {
  const { platform, click, opened } = openPage(['RESTORE_PURCHASES']);
  expect(click('<a href="/privacy-policy?a=1#b" target="_blank">x</a>')).toBe(false);
  expect(platform.recorded.paths).toEqual(['/privacy-policy?a=1#b']);
  expect(click('<a href="https://example.org/">x</a>')).toBe(false);
  expect(opened()).toEqual([]);
  expect(platform.recorded.paths).toHaveLength(1);
});
