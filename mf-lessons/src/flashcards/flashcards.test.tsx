import { screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import type { SessionState } from 'shared-contracts';
import { aMember, createInMemoryPlatform } from 'shared-contracts/testing';
import { catalogue, lesson } from '../testing/catalogue';
import { FlashcardsScreen } from './Screen';

async function open(session: SessionState) {
  const result = renderScreen(
    FlashcardsScreen,
    createInMemoryPlatform({
      path: '/flashcards/znueni',
      session,
      catalogue: catalogue(lesson('znueni', { Title: 'Znüni' })),
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Znüni' });
  return result;
}

it('says whose flashcards they are, what they are for, and leads back to the lesson', async () => {
  await open(aMember());
  expect(screen.getByText('Flashcards')).toBeVisible();
  expect(screen.getByText(/BASIC and VIP plans/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the lesson' })).toHaveAttribute(
    'href',
    '/videos/znueni',
  );
  expect(screen.queryByRole('link', { name: 'Log In' })).not.toBeInTheDocument();
});

it('offers a visitor to log in, and to come back here, or to subscribe', async () => {
  await open({ status: 'visitor' });
  expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute(
    'href',
    '/sign-in-up?startWithLogIn=true&next=%2Fflashcards%2Fznueni',
  );
  expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/subscriptions');
});
