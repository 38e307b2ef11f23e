import { screen } from '@testing-library/react';
import { documentPaths } from 'shared-contracts';
import { aSchedule } from '../../testing/decks';
import { answering, CARDS, know, open, theCard } from '../../testing/flashcards';
import { withKeys } from '../deck/card-key';

jest.mock('../../chunks/cards', () => {
  const { lazyCode } = jest.requireActual<typeof import('kit/lazy-code')>('kit/lazy-code');
  return { cardsCode: lazyCode(() => Promise.reject(new Error('no network'))) };
});

test('cards are turned, and say why, where the code of the field cannot be loaded', async () => {
  const { user } = await open();
  await theCard('Znüni Turn the card');
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'Type the answers' }));
  expect(await screen.findByText(/The field could not be loaded/)).toBeVisible();
  await know(user, 'Znüni');
  expect(await theCard('Gipfeli Turn the card')).toBeVisible();
});

test('a card that would be heard is read there', async () => {
  const [, gipfeli] = CARDS;
  const flashcards = gipfeli ? [gipfeli] : [];
  const cards = Object.fromEntries(withKeys(flashcards).map(({ key }) => [key, aSchedule(1)]));
  await open({
    functions: answering(flashcards),
    documents: {
      [documentPaths.lessonCards('uid-heidi', 'znueni')]: { cards, nextDue: 1, updatedAt: '' },
    },
  });
  expect(await theCard('Gipfeli Turn the card')).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});
