import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from 'kit/testing';
import { createInMemoryPlatform } from 'common-testing';
import { HomeScreen } from '../home/Screen';
import { catalogue, lesson } from '../testing/catalogue';

let mockFetches = 0;
jest.mock('./LessonView', () => {
  mockFetches += 1;
  if (mockFetches === 1) throw new Error('offline');
  return { LessonView: () => 'The lesson' };
});

afterEach(() => jest.useRealTimers());

test('code of a lesson that failed waits for Retry, however long the page is idle', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const platform = createInMemoryPlatform({
    params: { VideoID: 'neu' },
    catalogue: catalogue(lesson('neu')),
  });
  renderScreen(HomeScreen, platform);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  // The shell does this once the screen is shown.
  act(() => platform.loading.stop());
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(retry).toBeVisible();
  expect(mockFetches).toBe(1);

  await user.click(retry);
  expect(await screen.findByText('The lesson')).toBeVisible();
  expect(mockFetches).toBe(2);
});
