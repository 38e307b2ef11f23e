import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, type LessonPage } from 'shared-contracts';
import { createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { phrases } from '../messages/phrases';
import { catalogue, lesson } from '../testing/catalogue';
import Phrases from './Phrases';

const SOUND = 'https://media.example/';
/** The page of a lesson whose first two lines have a sound. */
const pageOf = (id: string): LessonPage => ({
  schemaVersion: 1,
  lesson: lesson(id),
  isWhole: false,
  lines: [],
  lineSounds: { voice: 'machine', urls: [`${SOUND}${id}/1.m4a`, `${SOUND}${id}/2.m4a`] },
});
const PAGES = phrases.list.map((phrase) => pageOf(phrase.lesson));

let played: string[];
let play: jest.SpyInstance;
beforeEach(() => {
  played = [];
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation();
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    played.push(this.src);
  });
});

const open = (options: InMemoryOptions = {}) =>
  renderScreen(Phrases, createInMemoryPlatform({ lessonPages: PAGES, ...options }));
const hear = (sentence: number) =>
  screen.findByRole('button', { name: `Hear sentence ${sentence}`, busy: false });
const loaded = () => screen.findByText('Sample: machine voice');

test('each of three sentences has its own sound', async () => {
  const { user } = open();
  await loaded();
  for (const sentence of [1, 2, 3]) await user.click(await hear(sentence));
  expect(played).toEqual([
    `${SOUND}wo-isch-de-baanhof/1.m4a`,
    `${SOUND}es-gipfeli-und-en-kafi/2.m4a`,
    `${SOUND}was-gits-zmorge/1.m4a`,
  ]);
});

test('a person’s voice is not called a machine’s', async () => {
  const pages = PAGES.map((page) => ({
    ...page,
    lineSounds: { ...page.lineSounds!, voice: 'person' as const },
  }));
  const { user } = open({ lessonPages: pages });
  await user.click(await hear(1));
  expect(played).toHaveLength(1);
  expect(screen.queryByText('Sample: machine voice')).not.toBeInTheDocument();
});

test('says that a sound could not be played, and plays it at the next press', async () => {
  const { user } = open();
  await loaded();
  play.mockRejectedValueOnce(new Error('404'));
  await user.click(await hear(1));
  expect(await screen.findByText(/The sound could not be played/)).toBeVisible();
  await user.click(await hear(1));
  await waitFor(() => expect(screen.queryByText(/could not be played/)).not.toBeInTheDocument());
  expect(played).toHaveLength(1);
});

test('says so, too, if the URLs cannot be loaded', async () => {
  const { user } = open({ lessonPages: new AppError('unavailable', 'offline') });
  await user.click(await hear(2));
  expect(await screen.findByText(/The sound could not be played/)).toBeVisible();
  expect(played).toEqual([]);
});

test('a press while the addresses load says nothing untrue; the next one plays', async () => {
  const platform = createInMemoryPlatform({ lessonPages: PAGES });
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const lessonPage = platform.content.lessonPage.bind(platform.content);
  jest
    .spyOn(platform.content, 'lessonPage')
    .mockImplementation((id) => arrival.then(() => lessonPage(id)));
  const { user } = renderScreen(Phrases, platform);
  await user.click(screen.getByRole('button', { name: 'Hear sentence 1', busy: true }));
  expect(screen.queryByText(/could not be played/)).not.toBeInTheDocument();
  arrive();
  await user.click(await hear(1));
  expect(played).toHaveLength(1);
});

test('a page that cannot be loaded affects only its own sentence', async () => {
  const platform = createInMemoryPlatform({ lessonPages: PAGES });
  const lessonPage = platform.content.lessonPage.bind(platform.content);
  let isDown = true;
  jest
    .spyOn(platform.content, 'lessonPage')
    .mockImplementation((id) =>
      isDown && id === 'es-gipfeli-und-en-kafi'
        ? Promise.reject(new AppError('unavailable', 'offline'))
        : lessonPage(id),
    );
  const { user } = renderScreen(Phrases, platform);
  await user.click(await hear(1));
  expect(played).toHaveLength(1);
  isDown = false;
  await user.click(await hear(2));
  expect(screen.getByText(/The sound could not be played/)).toBeVisible();
  expect(played).toHaveLength(1);
  await user.click(await hear(2));
  expect(played).toHaveLength(2);
});

test('asks what the last one means, and answers kindly', async () => {
  const { user } = open({
    catalogue: catalogue(lesson('znueni'), lesson('zele', { Type: 'mini_lesson', isFree: true })),
  });
  const asked = within(screen.getByRole('group', { name: 'What did she ask?' }));
  const [wrong, right] = ['Is the coffee good?', 'Did you sleep well?'].map((name) =>
    asked.getByRole('button', { name }),
  );
  expect(asked.getByRole('status')).toHaveTextContent(/^Press the speaker, listen, then choose/);
  await user.click(wrong!);
  expect(asked.getByRole('status')).toHaveTextContent(/^Not quite\./);
  expect(asked.queryByRole('link')).not.toBeInTheDocument();
  expect(wrong).toHaveFocus();
  await user.click(right!);
  expect(asked.getByRole('status')).toHaveTextContent(/^Yes!.* Next: /);
  expect(asked.getByRole('link')).toHaveAttribute('href', '/mini-lessons/zele');
  expect(right).toHaveAttribute('aria-pressed', 'true');
  expect(wrong).toHaveAttribute('aria-pressed', 'false');
});
