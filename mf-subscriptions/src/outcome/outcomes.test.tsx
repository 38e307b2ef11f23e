import { screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { createInMemoryPlatform } from 'shared-contracts/testing';
import { CancelScreen } from '../cancel/Screen';
import { CardUpdateScreen } from '../card-update/Screen';

const heading = () => screen.getByRole('heading', { level: 1 });

test('/cancel says that nothing was charged', () => {
  renderScreen(CancelScreen);
  expect(heading()).toHaveTextContent('You left the checkout');
  expect(screen.getByText(/^Nothing was charged/)).toBeVisible();
});

test.each([
  ['/cancel?plan=VIP_annually', '/subscriptions?plan=VIP_annually'],
  ['/cancel?plan=../x', '/subscriptions'],
])('%s leads back to %s', (path, back) => {
  renderScreen(CancelScreen, createInMemoryPlatform({ path }));
  expect(screen.getByRole('link', { name: 'Back to the plans' })).toHaveAttribute('href', back);
});

test('/success-card-update says what a saved card means without claiming one', () => {
  renderScreen(CardUpdateScreen);
  expect(heading()).toHaveTextContent('Back from the card update');
  expect(screen.getByText(/^If you saved a card/)).toBeVisible();
});

test.each([
  { name: 'cancel', Screen: CancelScreen, link: 'Back to the plans', path: '/subscriptions' },
  { name: 'cancel', Screen: CancelScreen, link: 'Home', path: '/' },
  { name: 'card update', Screen: CardUpdateScreen, link: 'Subscriptions', path: '/subscriptions' },
  { name: 'card update', Screen: CardUpdateScreen, link: 'My account', path: '/my-account' },
])('$name leads on by “$link” to $path', async ({ Screen, link, path }) => {
  const { user, platform } = renderScreen(Screen);
  await user.click(screen.getByRole('link', { name: link }));
  expect(platform.recorded.paths).toEqual([path]);
});
