import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  aMember,
  createInMemoryPlatform,
  type InMemoryOptions,
  type InMemoryPlatform,
} from 'common-testing';
import { FlashcardsScreen } from './flashcards/Screen';
import { HomeScreen } from './home/Screen';
import { MiniLessonScreen } from './mini-lessons/Screen';
import { dividedCatalogue, lesson, lessons } from './testing/catalogue';
import { inPage } from './testing/in-page';
import { watchHydration } from './testing/watch-hydration';

const { catalogue: prerendered, restOfCatalogue } = dividedCatalogue(
  [
    lesson('neu', { Date: '2026-11-20' }),
    ...lessons('old', 3, { Date: '2026-01-02' }),
    lesson('mini', { Type: 'mini_lesson' }),
  ],
  lessons('older', 5, { Date: '2020-01-02' }),
);
const UNKNOWN = { status: 'unknown' } as const;

const { complaints, hydrate: bringToLife } = watchHydration();

/** Renders the prerendered page into the document, and hydrates it with another Platform. */
async function hydrate(Screen: ComponentType, options: InMemoryOptions, live = options) {
  const container = document.body.appendChild(document.createElement('div'));
  const page = createInMemoryPlatform({ session: UNKNOWN, ...options });
  container.innerHTML = renderToString(inPage(Screen, page));
  const before = [...container.querySelectorAll('*')];
  const platform = createInMemoryPlatform({ session: UNKNOWN, ...live });
  const catalogue = jest.spyOn(platform.content, 'catalogue');
  await bringToLife(container, inPage(Screen, platform));
  return { container, before, platform, catalogue };
}

const kept = (before: readonly Element[]) => before.filter((node) => node.isConnected);
const startedNothing = ({ recorded }: InMemoryPlatform) =>
  expect(recorded).toMatchObject({ calls: [], alerts: [], paths: [] });

describe('home', () => {
  test('keeps every node, and asks for nothing', async () => {
    const { container, before, platform, catalogue } = await hydrate(HomeScreen, { prerendered });
    expect(complaints).toEqual([]);
    expect(before.length).toBeGreaterThan(50);
    expect([...container.querySelectorAll('*')]).toEqual(before);
    expect(catalogue).not.toHaveBeenCalled();
    startedNothing(platform);
  });

  test.each([
    ['visitor', { status: 'visitor' } as const, /^Understand/, /^Grüezi/],
    ['member', aMember({ Username: 'Vreni' }), /^Grüezi Vreni$/, /^Understand/],
  ])('keeps what a %s sees when it is known who is there', async (_, session, seen, gone) => {
    const { container, before, platform } = await hydrate(HomeScreen, { prerendered });
    const headings = () => [...container.querySelectorAll('h1')];
    await act(async () => platform.setSession(session));
    expect(headings().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(seen)]);
    expect(kept(before)).toContain(headings()[0]);
    expect(container.textContent).not.toMatch(gone);
    expect(complaints).toEqual([]);
  });

  test('shows more lessons at a press, and keeps the cards', async () => {
    const { container, before } = await hydrate(HomeScreen, { prerendered, restOfCatalogue });
    await act(async () => container.querySelector('button')?.click());
    expect(container.querySelector('[href="/videos/older-5"]')).not.toBeNull();
    const cards = before.filter((node) => node.matches('li, img, h3'));
    expect(kept(cards)).toEqual(cards);
  });

  test('announces the live lesson after the one that was next when it was published', async () => {
    const Dates = ['2020-11-23T20:00:00+01:00', '2099-11-23T20:00:00+01:00'];
    const announced = { ...prerendered, liveLessons: { Title: 'Zäme rede', Dates } };
    const { container, before } = await hydrate(HomeScreen, { prerendered: announced });
    const card = container.querySelector('[href="/live-lessons"]');
    expect(card).toHaveTextContent('23 November 2099');
    expect(before).toContain(card);
    expect(complaints).toEqual([]);
  });

  test('is hydrated as skeleton, and then filled, when the page does not carry the lessons', async () => {
    const { container } = await hydrate(HomeScreen, {}, { catalogue: prerendered });
    expect(container.querySelector('[href="/videos/neu"]')).not.toBeNull();
    expect(complaints).toEqual([]);
  });
});

describe.each<[string, ComponentType, string, string]>([
  ['an opened lesson', HomeScreen, 'VideoID', '/videos/neu'],
  ['a mini lesson', MiniLessonScreen, 'LessonID', '/mini-lessons/mini'],
  ['flashcards', FlashcardsScreen, 'VideoID', '/flashcards/neu'],
])('%s', (_, Screen, parameter, path) => {
  const frame: InMemoryOptions = { params: { [parameter]: '' }, prerendered };

  test('is hydrated as a frame that starts nothing', async () => {
    const { container, before, platform, catalogue } = await hydrate(Screen, frame);
    expect(complaints).toEqual([]);
    expect([...container.querySelectorAll('*')]).toEqual(before);
    expect(catalogue).not.toHaveBeenCalled();
    startedNothing(platform);
  });

  test('is the ordinary view once the id is known', async () => {
    const { container, platform } = await hydrate(Screen, frame);
    await act(async () => platform.navigation.go(path));
    expect(container.querySelector('h1')).toHaveTextContent(/Grüezi (neu|mini)/);
    expect(complaints).toEqual([]);
  });
});
