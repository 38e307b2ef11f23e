import { act, waitFor } from '@testing-library/react';
import { showSlots } from './testing/show-slots';

jest.mock('./overlay/Overlay', () => {
  throw new Error('Loading chunk overlay failed.');
});

test('shows an error if the code of the overlay cannot be fetched, and ends the flow', async () => {
  const platform = showSlots();
  act(() => platform.signUpFlow.start());
  await waitFor(() =>
    expect(platform.alerts.current$.value).toMatchObject({
      title: 'The log-in could not be loaded.',
      description: 'Check your connection and try again.',
    }),
  );
  expect(platform.signUpFlow.isActive$.value).toBe(false);
});
