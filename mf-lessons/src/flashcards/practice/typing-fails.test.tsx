import { screen } from '@testing-library/react';
import { know, open, theCard } from '../../testing/flashcards';

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
