import { screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { CardUpdateScreen } from './Screen';

test('says what a saved card means without claiming one', () => {
  renderScreen(CardUpdateScreen);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Back from the card update');
  expect(screen.getByText(/^If you saved a card/)).toBeVisible();
});

test.each([
  { link: 'Subscriptions', path: '/subscriptions' },
  { link: 'My account', path: '/my-account' },
])('leads on by “$link” to $path', async ({ link, path }) => {
  const { user, platform } = renderScreen(CardUpdateScreen);
  await user.click(screen.getByRole('link', { name: link }));
  expect(platform.recorded.paths).toEqual([path]);
});
