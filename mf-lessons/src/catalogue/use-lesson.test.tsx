import { screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import type { ComponentType } from 'react';
import { AppError } from 'shared-contracts';
import { aMember, createInMemoryPlatform } from 'shared-contracts/testing';
import { FlashcardsScreen } from '../flashcards/Screen';
import { HomeScreen } from '../home/Screen';
import { MiniLessonScreen } from '../mini-lessons/Screen';
import { catalogue, unlisted } from '../testing/catalogue';

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
        getSecureData_v2_0: () => {
          throw new AppError('not-found', 'No such lesson');
        },
      },
    }),
  );

it.each<[string, ComponentType, string]>([
  ['/videos', HomeScreen, 'Video lesson'],
  ['/flashcards', FlashcardsScreen, 'Flashcards'],
  ['/mini-lessons', MiniLessonScreen, 'Mini lesson'],
])(
  '%s shows an unlisted lesson, and anything else that stands there as no lesson',
  async (...row) => {
    const [path, Screen, untitled] = row;
    const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
    for (const id of [INDEX, 'no-date', 'missing', '__x__', 'a%2Fb']) {
      const { unmount } = open(Screen, `${path}/${id}`);
      expect(await heading(untitled)).toBeVisible();
      unmount();
    }
    open(Screen, `${path}/hidden`);
    expect(await heading('Verschteckt')).toBeVisible();
  },
);
