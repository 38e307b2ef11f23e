import { act, screen } from '@testing-library/react';
import { aMember } from 'common-testing';
import { showSlots } from './testing/show-slots';

let mockChunk: Promise<object>;

/** The overlay's code, which arrives when the test says so: a module with `then` is awaited. */
jest.mock('./overlay/Overlay', () => ({
  __esModule: true,
  then: (arrived: () => void, failed: () => void) => mockChunk.then(arrived, failed),
}));

/** Starts the flow on the page of the plans while the overlay's code is loading. */
async function start() {
  let resolve: (loaded: object) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  mockChunk = new Promise((...settle) => ([resolve, reject] = settle));
  const platform = showSlots({ path: '/subscriptions' });
  const completed = jest.fn();
  await act(async () => platform.signUpFlow.start(completed));
  return {
    platform,
    completed,
    isLoading: () => platform.loading.isActive$.value,
    go: (path: string) => act(async () => platform.navigation.go(path)),
    arrive: () => act(async () => resolve({ Overlay: () => <dialog open /> })),
    fail: () => act(async () => reject(new Error('Loading chunk overlay failed.'))),
    logIn: () => platform.setSession(aMember()),
  };
}

test('sets the global loading flag while the overlay loads', async () => {
  const { isLoading, arrive } = await start();
  expect(isLoading()).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await arrive();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(isLoading()).toBe(false);
});

test('does not open on another page than it was started on', async () => {
  const { platform, go, isLoading, arrive, logIn, completed } = await start();
  await go('/home');
  expect(platform.signUpFlow.isActive$.value).toBe(false);
  expect(isLoading()).toBe(false);
  await arrive();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  logIn();
  expect(completed).not.toHaveBeenCalled();
});

test('stays with its page when only the query changes', async () => {
  const { go, arrive } = await start();
  await go('/subscriptions?from=here');
  await arrive();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('opens on the page where it is started again', async () => {
  const { platform, go, arrive } = await start();
  await go('/home');
  await act(async () => platform.signUpFlow.start());
  await arrive();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('shows no error after the learner has left the page', async () => {
  const { platform, go, fail } = await start();
  await go('/home');
  await fail();
  expect(platform.alerts.current$.value).toBeNull();
});

test('shows the error to a learner who still waits, and ends the flow', async () => {
  const { platform, fail, isLoading } = await start();
  await fail();
  expect(platform.alerts.current$.value).toMatchObject({
    title: 'The log-in could not be loaded.',
  });
  expect(isLoading()).toBe(false);
});
