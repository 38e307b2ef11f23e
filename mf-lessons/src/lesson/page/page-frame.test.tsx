import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { LessonPage } from 'shared-contracts';
import { createInMemoryPlatform } from 'common-testing';
import { HomeScreen } from '../../home/Screen';
import { MiniLessonScreen } from '../../mini-lessons/Screen';
import { catalogue, lesson } from '../../testing/catalogue';
import { inPage } from '../../testing/in-page';
import { watchHydration } from '../../testing/watch-hydration';
import { lessonCode } from '../../chunks/lesson';

let mockIsNode = false;
jest.mock('./PageFrame', () => {
  const browser = jest.requireActual<typeof import('./PageFrame')>('./PageFrame');
  const node = jest.requireActual<typeof browser>('./PageFrame.node');
  return { PageFrame: (props: never) => (mockIsNode ? node : browser).PageFrame(props) };
});

const { complaints, hydrate: bringToLife } = watchHydration();

const pageOf = (isWhole: boolean): LessonPage => ({
  schemaVersion: 1,
  lesson: lesson('neu', isWhole ? { Type: 'mini_lesson', isFree: true } : {}),
  isWhole,
  lines: [{ SwissGerman: 'Grüezi mitenand!', English: 'Hello everybody!' }],
});

/** Hydrates the page that was composed for the lesson. */
async function hydrate(Screen: ComponentType, parameter: string, isWhole: boolean) {
  const options = {
    session: { status: 'unknown' } as const,
    params: { [parameter]: '' },
    prerenderedLesson: pageOf(isWhole),
    catalogue: catalogue(lesson('neu'), lesson('old')),
  };
  const container = document.body.appendChild(document.createElement('div'));
  mockIsNode = true;
  container.innerHTML = renderToString(inPage(Screen, createInMemoryPlatform(options)));
  mockIsNode = false;
  const own = [...(container.querySelector('article')?.querySelectorAll('*') ?? [])];
  const platform = createInMemoryPlatform(options);
  await bringToLife(container, inPage(Screen, platform));
  return { container, own, platform };
}

const expectLesson = (container: Element) => {
  expect(container.querySelector('h1')).toHaveTextContent('Grüezi neu');
  expect(container).toHaveTextContent('Grüezi mitenand!Hello everybody!');
};

// Must be first: the code of a lesson loads only once.
test.each<[string, ComponentType, string, string, boolean]>([
  ['lesson', HomeScreen, 'VideoID', '/videos/neu', false],
  ['mini lesson', MiniLessonScreen, 'LessonID', '/mini-lessons/neu', true],
])(
  'a %s is there before its code, and every element stays until that is there',
  async (...given) => {
    const [, Screen, parameter, path, isWhole] = given;
    const load = jest.spyOn(lessonCode, 'load').mockImplementation();
    const { container, own, platform } = await hydrate(Screen, parameter, isWhole);
    expect(complaints).toEqual([]);
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((node) => !node.isConnected)).toEqual([]);
    const picture = container.querySelector('article img');
    expect(picture).toHaveAttribute('src', 'https://media.example/neu.webp');
    expect(picture).toHaveAttribute('width');
    expectLesson(container);
    expect(platform.recorded).toMatchObject({ calls: [], alerts: [], paths: [] });

    load.mockRestore();
    await act(async () => {
      platform.navigation.go(path);
      lessonCode.load();
    });
    expectLesson(container);
    expect(complaints).toEqual([]);
  },
);

test('another lesson is opened as usual', async () => {
  const { container, platform } = await hydrate(HomeScreen, 'VideoID', false);
  await act(async () => platform.navigation.go('/videos/old'));
  expect(container.querySelector('h1')).toHaveTextContent('Grüezi old');
  expect(container).not.toHaveTextContent('Grüezi mitenand!');
});
