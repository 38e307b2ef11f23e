import { act, screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'shared-contracts/testing';
import { unlisted } from '../../testing/catalogue';
import type { GrantedLesson } from '../lesson-access';
import { LessonExtras } from './LessonExtras';

const CONTENT: GrantedLesson = {
  kind: 'granted',
  videoUrl: 'a.m3u8',
  lines: [],
  captions: undefined,
  photos: [],
  audios: [],
};

async function show(options: InMemoryOptions = {}, content: Partial<GrantedLesson> = {}) {
  const platform = createInMemoryPlatform({ session: aMember(), ...options });
  const rendered = renderScreen(
    () => <LessonExtras videoID="fondue" content={{ ...CONTENT, ...content }} />,
    platform,
  );
  await act(async () => {});
  return rendered;
}

describe('the linked Monday lesson', () => {
  const lesson = unlisted('fondue', { MondayLessonID: 'monday' });
  const monday = unlisted('monday', { Type: 'monday_lesson', Title: 'Fondue mit em Peter' });

  it('is offered with its title and the mark of the plan that opens it [ASYNC-monday-lesson]', async () => {
    await show({ documents: { 'Videos/fondue': lesson, 'Videos/monday': monday } });
    expect(await screen.findByRole('heading', { name: 'Recorded live lesson VIP' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fondue mit em Peter' })).toHaveAttribute(
      'href',
      '/videos/monday',
    );
  });

  it.each([
    ['is not published', { 'Videos/monday': { ...monday, isAvailable: false } }],
    ['is not there', {}],
  ])('is not offered when it %s', async (_, documents) => {
    await show({ documents: { 'Videos/fondue': lesson, ...documents } });
    expect(screen.queryByText('Recorded live lesson')).not.toBeInTheDocument();
  });

  it('is only logged when it cannot be read [ASYNC-monday-lesson]', async () => {
    const { platform } = await show({
      refuseDocuments: () => new AppError('unavailable', 'offline'),
    });
    expect(platform.recorded.alerts).toEqual([]);
    expect(platform.recorded.logs).toEqual([expect.objectContaining({ level: 'warn' })]);
    expect(screen.getByRole('button', { name: 'Get the grammar PDF' })).toBeVisible();
  });
});

it('opens the version in standard German outside of the app', async () => {
  const GermanVersionURL = 'https://german.example/fondue';
  const { platform, user } = await show({
    documents: { 'Videos/fondue': unlisted('fondue', { GermanVersionURL }) },
  });
  await user.click(await screen.findByRole('button', { name: /^Open the German version/ }));
  expect(platform.recorded.external).toEqual([GermanVersionURL]);
});

describe('the grammar PDF', () => {
  it('is asked for on a click, opens, and leaves a link [CALL-getGrammarPDFurl]', async () => {
    const url = 'https://media.example/grammar.pdf';
    const { platform, user } = await show({ functions: { getGrammarPDFurl: () => ({ url }) } });
    expect(platform.recorded.calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Get the grammar PDF' }));
    expect(platform.recorded.calls).toEqual([
      { name: 'getGrammarPDFurl', payload: { videoID: 'fondue' } },
    ]);
    expect(platform.recorded.external).toEqual([url]);
    expect(screen.getByRole('link', { name: /^Open the grammar PDF/ })).toHaveAttribute(
      'href',
      url,
    );
  });

  it('says that it could not be fetched, and can be asked for again', async () => {
    let isOnline = false;
    const { user } = await show({
      functions: {
        getGrammarPDFurl() {
          if (!isOnline) throw new AppError('unavailable', 'offline');
          return { url: 'https://media.example/grammar.pdf' };
        },
      },
    });
    const get = screen.getByRole('button', { name: 'Get the grammar PDF' });
    await user.click(get);
    expect(screen.getByRole('alert')).toHaveTextContent('The grammar PDF could not be fetched');
    isOnline = true;
    await user.click(get);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Open the grammar PDF/ })).toBeVisible();
  });
});

it('shows no heading over nothing', async () => {
  await show();
  expect(screen.queryByText('Photos')).not.toBeInTheDocument();
  expect(screen.queryByText('Recordings')).not.toBeInTheDocument();
});

it('names each recording', async () => {
  await show({}, { audios: ['https://media.example/a.mp3', 'https://media.example/b.mp3'] });
  expect(screen.getByLabelText('Recording 1 of 2')).toHaveAttribute(
    'src',
    'https://media.example/a.mp3',
  );
  expect(screen.getByLabelText('Recording 2 of 2')).toBeInTheDocument();
});

it('shows one photo after the other', async () => {
  const { user } = await show({}, { photos: ['a.webp', 'b.webp'] });
  await user.click(screen.getByRole('button', { name: 'Enlarge photo 2 of 2' }));
  expect(screen.getByRole('img', { name: 'Photo 2 of 2' })).toHaveAttribute('src', 'b.webp');
  await user.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(screen.getByRole('img', { name: 'Photo 1 of 2' })).toHaveAttribute('src', 'a.webp');
});
