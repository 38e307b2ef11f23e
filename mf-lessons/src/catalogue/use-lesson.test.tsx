import { screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import type { ComponentType } from 'react';
import { AppError } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { FlashcardsScreen } from '../flashcards/Screen';
import { HomeScreen } from '../home/Screen';
import { MiniLessonScreen } from '../mini-lessons/Screen';
import { catalogue, dividedCatalogue, lesson, unlisted } from '../testing/catalogue';

const INDEX = 'mini_lessons_collection_attributes';

const open = (Screen: ComponentType, path: string) =>
  renderScreen(
    Screen,
    createInMemoryPlatform({
      path,
      session: aMember(),
      catalogue: catalogue(),
      documents: {
        [`Videos/${INDEX}`]: { index: ['merci'] },
        'Videos/no-date': { ...unlisted('no-date'), Date: undefined },
        'Videos/hidden': unlisted('hidden', { Title: 'Verschteckt' }),
      },
      functions: {
        getFlashcardsCloudFunction: () => ({ flashcards: [] }),
        getSecureData_v2_0: () => {
          throw new AppError('not-found', 'No such lesson');
        },
      },
    }),
  );

test.each<[string, ComponentType, string]>([
  ['/videos', HomeScreen, 'Video lesson'],
  ['/flashcards', FlashcardsScreen, 'Flashcards'],
  ['/mini-lessons', MiniLessonScreen, 'Mini lesson'],
])('%s shows an unlisted lesson, and anything else that is there as no lesson', async (...row) => {
  const [path, Screen, untitled] = row;
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  for (const id of [INDEX, 'no-date', 'missing', '__x__', 'a%2Fb']) {
    const { unmount } = open(Screen, `${path}/${id}`);
    expect(await heading(untitled)).toBeVisible();
    unmount();
  }
  open(Screen, `${path}/hidden`);
  expect(await heading('Verschteckt')).toBeVisible();
});

describe('a lesson that is not on the first page', () => {
  const DIVIDED = dividedCatalogue([lesson('neu')], [lesson('alt', { Title: 'Vo früener' })]);
  const openOld = (options: InMemoryOptions, id = 'alt') => {
    const platform = createInMemoryPlatform({ path: `/flashcards/${id}`, ...options });
    const read = jest.spyOn(platform.documents, 'get');
    const rest = jest.spyOn(platform.content, 'restOfCatalogue');
    return { ...renderScreen(FlashcardsScreen, platform), read, rest };
  };
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

  test('comes from the rest of the catalogue, without a read', async () => {
    const { read } = openOld(DIVIDED);
    expect(await heading('Vo früener')).toBeVisible();
    expect(read).not.toHaveBeenCalled();
  });

  test('comes from its document when the rest does not list it either', async () => {
    openOld(
      { ...DIVIDED, documents: { 'Videos/hidden': unlisted('hidden', { Title: 'Verschteckt' }) } },
      'hidden',
    );
    expect(await heading('Verschteckt')).toBeVisible();
  });

  test('comes from its document when the rest fails to load', async () => {
    openOld({
      ...DIVIDED,
      restOfCatalogue: new AppError('unavailable', 'offline'),
      documents: { 'Videos/alt': unlisted('alt', { Title: 'Vo früener' }) },
    });
    expect(await heading('Vo früener')).toBeVisible();
  });

  test('is the only reason to fetch the rest', async () => {
    const { rest, read } = openOld(DIVIDED, 'neu');
    expect(await heading('Grüezi neu')).toBeVisible();
    expect(rest).not.toHaveBeenCalled();
    expect(read).not.toHaveBeenCalled();
  });
});
