import { screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { createInMemoryPlatform } from 'shared-contracts/testing';
import { CancelScreen } from '../cancel/CancelScreen';
import { CardUpdateScreen } from '../card-update/CardUpdateScreen';
import { SuccessScreen } from '../success/SuccessScreen';

const heading = () => screen.getByRole('heading', { level: 1 });

describe.each(['/success', '/success/cs_test_123'])('%s', (path) => {
  beforeEach(() => {
    renderScreen(SuccessScreen, createInMemoryPlatform({ path }));
  });

  test('thanks without claiming that a payment was checked', () => {
    expect(heading()).toHaveTextContent('Thank you');
    expect(screen.getByText(/^If your payment went through/)).toBeVisible();
  });

  test('says what happens next, also when it went wrong', () => {
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText(/do not pay a second time/)).toBeVisible();
  });
});

test('/cancel says that nothing was charged', () => {
  renderScreen(CancelScreen);
  expect(heading()).toHaveTextContent('You left the checkout');
  expect(screen.getByText(/^Nothing was charged/)).toBeVisible();
});

test('/success-card-update says what a saved card means without claiming one', () => {
  renderScreen(CardUpdateScreen);
  expect(heading()).toHaveTextContent('Back from the card update');
  expect(screen.getByText(/^If you saved a card/)).toBeVisible();
});

test.each([
  { name: 'success', Screen: SuccessScreen, link: 'Home', path: '/' },
  { name: 'success', Screen: SuccessScreen, link: 'My account', path: '/my-account' },
  { name: 'success', Screen: SuccessScreen, link: 'Contact', path: '/contact' },
  { name: 'cancel', Screen: CancelScreen, link: 'Back to the plans', path: '/subscriptions' },
  { name: 'cancel', Screen: CancelScreen, link: 'Home', path: '/' },
  { name: 'card update', Screen: CardUpdateScreen, link: 'Subscriptions', path: '/subscriptions' },
  { name: 'card update', Screen: CardUpdateScreen, link: 'My account', path: '/my-account' },
])('$name leads on by “$link” to $path', async ({ Screen, link, path }) => {
  const { user, platform } = renderScreen(Screen);
  await user.click(screen.getByRole('link', { name: link }));
  expect(platform.recorded.paths).toEqual([path]);
});
