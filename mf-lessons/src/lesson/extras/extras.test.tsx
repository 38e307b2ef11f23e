import { act, screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { unlisted } from '../../testing/catalogue';
import { GRANTED } from '../../testing/granted-lesson';
import type { GrantedLesson } from '../lesson-store';
import { LessonExtras } from './LessonExtras';

async function show(options: InMemoryOptions = {}, content: Partial<GrantedLesson> = {}) {
  const platform = createInMemoryPlatform({ session: aMember(), ...options });
  const rendered = renderScreen(
    () => <LessonExtras videoID="fondue" content={{ ...GRANTED, hasGrammar: true, ...content }} />,
    platform,
  );
  await act(async () => {});
  return rendered;
}

describe('the linked Monday lesson', () => {
  const lesson = unlisted('fondue', { MondayLessonID: 'monday' });
  const monday = unlisted('monday', { Type: 'monday_lesson', Title: 'Fondue mit em Peter' });

  test('is offered with its title and the mark of the plan that opens it [ASYNC-monday-lesson]', async () => {
    await show({ documents: { 'Videos/fondue': lesson, 'Videos/monday': monday } });
    expect(await screen.findByRole('heading', { name: 'Recorded live lesson VIP' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fondue mit em Peter' })).toHaveAttribute(
      'href',
      '/videos/monday',
    );
  });

  test.each([
    ['is not published', { 'Videos/monday': { ...monday, isAvailable: false } }],
    ['is not there', {}],
  ])('is not offered when it %s [ACTION-monday-lesson]', async (_, documents) => {
    await show({ documents: { 'Videos/fondue': lesson, ...documents } });
    expect(screen.queryByText('Recorded live lesson')).not.toBeInTheDocument();
  });

  test('is only logged when it alone cannot be read [ASYNC-monday-lesson] [ERROR-other-silent]', async () => {
    const GermanVersionURL = 'https://german.example/fondue';
    const { platform } = await show({
      documents: { 'Videos/fondue': { ...lesson, GermanVersionURL }, 'Videos/monday': monday },
      refuseDocuments: (_operation, path) =>
        path === 'Videos/monday' ? new AppError('unavailable', 'offline') : undefined,
    });
    expect(await screen.findByRole('button', { name: /^Open the German version/ })).toBeVisible();
    expect(screen.queryByText('Recorded live lesson')).not.toBeInTheDocument();
    expect(platform.recorded.alerts).toEqual([]);
    expect(platform.recorded.logs).toContainEqual(
      expect.objectContaining({ message: 'The linked Monday lesson cannot be read' }),
    );
  });

  test('is only logged when the lesson that leads to it cannot be read [ASYNC-monday-lesson] [ERROR-other-silent]', async () => {
    const { platform } = await show({
      refuseDocuments: () => new AppError('unavailable', 'offline'),
    });
    expect(platform.recorded.alerts).toEqual([]);
    expect(platform.recorded.logs).toEqual([expect.objectContaining({ level: 'warn' })]);
    expect(screen.getByRole('button', { name: 'Get the grammar PDF' })).toBeVisible();
  });
});

test('opens the version in standard German outside of the app', async () => {
  const GermanVersionURL = 'https://german.example/fondue';
  const { platform, user } = await show({
    documents: { 'Videos/fondue': unlisted('fondue', { GermanVersionURL }) },
  });
  await user.click(await screen.findByRole('button', { name: /^Open the German version/ }));
  expect(platform.recorded.external).toEqual([GermanVersionURL]);
});

describe('the grammar PDF', () => {
  const url = 'https://media.example/grammar.pdf';
  const functions = { getGrammarPDFurl: () => ({ url }) };
  /** URLs of followed links; jsdom cannot follow them. */
  const followed: string[] = [];
  const follow = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    followed.push(event.target.href);
  };
  beforeEach(() => {
    followed.length = 0;
    window.addEventListener('click', follow);
  });
  afterEach(() => window.removeEventListener('click', follow));

  test('is not offered for a lesson that has none', async () => {
    await show({}, { hasGrammar: undefined });
    expect(screen.queryByRole('button', { name: /grammar PDF/ })).not.toBeInTheDocument();
  });

  test('is asked for on a click, downloaded, and offered once more [CALL-getGrammarPDFurl]', async () => {
    const { platform, user } = await show({ functions });
    expect(platform.recorded.calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Get the grammar PDF' }));
    expect(platform.recorded.calls).toEqual([
      { name: 'getGrammarPDFurl', payload: { videoID: 'fondue' } },
    ]);
    expect(followed).toEqual([url]);
    expect(platform.recorded.external).toEqual([]);
    const again = screen.getByRole('link', { name: 'Download the grammar PDF again' });
    expect(again).toHaveFocus();
    // After a wait browsers refuse to open a window.
    expect(again).not.toHaveAttribute('target');
    await user.click(again);
    expect(followed).toEqual([url, url]);
    expect(platform.recorded.calls).toHaveLength(1);
  });

  test('is opened by the system inside the app, whose web view keeps no files', async () => {
    const { platform, user } = await show({
      functions,
      device: { isEmbeddedInAndroidIosApp: true, parentAppOS: 'ios' },
    });
    const get = screen.getByRole('button', { name: 'Get the grammar PDF' });
    await user.click(get);
    await user.click(get);
    expect(platform.recorded.external).toEqual([url, url]);
    expect(followed).toEqual([]);
  });

  test('is not offered in an app that opens no pages [PARENT-supports]', async () => {
    await show({
      functions,
      device: { isEmbeddedInAndroidIosApp: true, parentAppOS: 'ios' },
      parentAppSupports: ['RESTORE_PURCHASES'],
    });
    expect(screen.queryByRole('button', { name: 'Get the grammar PDF' })).not.toBeInTheDocument();
  });

  test('says that it could not be fetched, and can be asked for again', async () => {
    let isOnline = false;
    const { user } = await show({
      functions: {
        getGrammarPDFurl() {
          if (!isOnline) throw new AppError('unavailable', 'offline');
          return { url };
        },
      },
    });
    const get = screen.getByRole('button', { name: 'Get the grammar PDF' });
    await user.click(get);
    expect(screen.getByRole('alert')).toHaveTextContent('The grammar PDF could not be fetched');
    isOnline = true;
    await user.click(get);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download the grammar PDF again' })).toBeVisible();
  });
});

test('shows no heading over nothing', async () => {
  await show();
  expect(screen.queryByText('Photos')).not.toBeInTheDocument();
  expect(screen.queryByText('Recordings')).not.toBeInTheDocument();
});

test('names each recording', async () => {
  await show({}, { audios: ['https://media.example/a.mp3', 'https://media.example/b.mp3'] });
  expect(screen.getByLabelText('Recording 1 of 2')).toHaveAttribute(
    'src',
    'https://media.example/a.mp3',
  );
  expect(screen.getByLabelText('Recording 2 of 2')).toBeInTheDocument();
});

test('shows one photo after the other', async () => {
  const { user } = await show({}, { photos: ['a.webp', 'b.webp'] });
  await user.click(screen.getByRole('button', { name: 'Enlarge photo 2 of 2' }));
  expect(screen.getByRole('img', { name: 'Photo 2 of 2' })).toHaveAttribute('src', 'b.webp');
  await user.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(screen.getByRole('img', { name: 'Photo 1 of 2' })).toHaveAttribute('src', 'a.webp');
});
