import { screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, type Flashcard } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { FlashcardsScreen } from '../flashcards/Screen';
import { catalogue, lesson } from './catalogue';

export const CARDS: readonly Flashcard[] = [
  { SwissGerman: 'Znüni', English: 'morning snack' },
  { SwissGerman: 'Gipfeli', English: 'croissant', AudioUrl: 'https://media.example/g.mp3' },
  { SwissGerman: 'Kafi', English: 'coffee' },
];

/** The server's answer with these cards. */
export const answering = (
  flashcards: readonly Flashcard[] = CARDS,
): InMemoryOptions['functions'] => ({
  getFlashcardsCloudFunction: () => ({ flashcards: [...flashcards] }),
});
export const failing = (
  code: ConstructorParameters<typeof AppError>[0],
): InMemoryOptions['functions'] => ({
  getFlashcardsCloudFunction: () => {
    throw new AppError(code, 'No.');
  },
});

/** Renders the flashcards of a lesson for a member. */
export async function open(options: InMemoryOptions = {}) {
  const result = renderScreen(
    FlashcardsScreen,
    createInMemoryPlatform({
      path: '/flashcards/znueni',
      session: aMember(),
      functions: answering(),
      catalogue: catalogue(lesson('znueni', { Title: 'Znüni' })),
      lessonPages: [
        {
          schemaVersion: 1,
          lesson: lesson('znueni'),
          isWhole: false,
          lines: [{ SwissGerman: 'Häsch en Znüni?', English: 'Got a snack?' }],
          lineSounds: { voice: 'machine', urls: ['https://media.example/1.m4a'] },
        },
      ],
      ...options,
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Znüni' });
  return result;
}

export const theCard = (name: RegExp | string) => screen.findByRole('button', { name });
export const answer = (name: 'Not yet' | 'Known') =>
  screen.getByRole('button', { name: new RegExp(name) });
export const counts = () =>
  ['Due', 'New', 'Learned'].map(
    (term) => screen.getByText(term).nextElementSibling?.textContent ?? '',
  );

/** Turns the card and answers it. */
export async function know(
  user: Awaited<ReturnType<typeof open>>['user'],
  name: string,
  as: 'Not yet' | 'Known' = 'Known',
) {
  await user.click(await theCard(new RegExp(`^${name} ?Turn the card$`)));
  await user.click(answer(as));
}
