import { renderToString } from 'react-dom/server';
import type { ComponentType } from 'react';
import { createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { FlashcardsScreen } from './flashcards/Screen';
import { HomeScreen } from './home/Screen';
import { MiniLessonScreen } from './mini-lessons/Screen';
import { catalogue, dividedCatalogue, lesson, lessons } from './testing/catalogue';
import { inPage } from './testing/in-page';

const PRERENDERED = catalogue(
  lesson('neu', { Date: '2026-11-20' }),
  ...lessons('old', 3, { Date: '2026-01-02' }),
  lesson('mini', { Type: 'mini_lesson' }),
);
const UNKNOWN = { status: 'unknown' } as const;

const prerender = (Screen: ComponentType, options: InMemoryOptions) =>
  renderToString(inPage(Screen, createInMemoryPlatform({ session: UNKNOWN, ...options })));

test('there is no window', () => {
  expect(typeof window).toBe('undefined');
});

describe('home', () => {
  const home = (options: InMemoryOptions) => prerender(HomeScreen, { path: '/home', ...options });

  test('shows the lessons of the first page when the page carries it', () => {
    const html = home({ prerendered: PRERENDERED });
    for (const id of ['videos/neu', 'videos/old-1', 'videos/old-3', 'mini-lessons/mini']) {
      expect(html).toContain(`href="/${id}"`);
    }
    expect(html).toContain('20 November 2026');
    expect(html).not.toContain('Loading the lessons');
  });

  test('offers more lessons when there are more', () => {
    const { catalogue: prerendered } = dividedCatalogue(PRERENDERED.lessons, lessons('more', 5));
    expect(home({ prerendered })).toContain('More lessons</button>');
    expect(home({ prerendered: PRERENDERED })).not.toContain('<button');
  });

  test('shows the place of the lessons when the page does not carry them', () => {
    const html = home({});
    expect(html).toContain('Loading the lessons');
    expect(html).not.toContain('href="/videos/');
  });

  test('is the same every time, for a visitor and for a member', () => {
    const html = home({ prerendered: PRERENDERED });
    expect(home({ prerendered: PRERENDERED })).toBe(html);
    expect(html).toContain('Create an account');
    expect(html).toContain('Good to see you');
  });
});

describe.each<[string, ComponentType, string, string]>([
  ['an opened lesson', HomeScreen, 'VideoID', 'Opening the lesson'],
  ['a mini lesson', MiniLessonScreen, 'LessonID', 'Opening the lesson'],
  ['flashcards', FlashcardsScreen, 'VideoID', 'What flashcards are'],
])('%s of which the page knows no id', (_, Screen, parameter, shown) => {
  const frame = (options: InMemoryOptions = {}) =>
    prerender(Screen, { path: '/', params: { [parameter]: '' }, ...options });

  test('is a frame that names no lesson', () => {
    const html = frame();
    expect(html).toContain(shown);
    expect(html).toContain('href="/home"');
    expect(html).not.toMatch(/(videos|flashcards|mini-lessons)(\/|%2F)/);
  });

  test('does not depend on the catalogue', () => {
    expect(frame({ prerendered: PRERENDERED })).toBe(frame());
  });
});
