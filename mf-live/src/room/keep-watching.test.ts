import { AppError, collectionPaths } from 'shared-contracts';
import { aMember, createInMemoryPlatform } from 'common-testing';
import { keepWatching, WATCH_AGAIN_MS } from './keep-watching';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test.each([
  ['begins again after a lost connection', 'unavailable', false, 3],
  ['ends with a refusal', 'permission-denied', false, 1],
  ['ends when it is ended', 'unavailable', true, 1],
] as const)('%s', async (_, code, isEnded, attempts) => {
  const platform = createInMemoryPlatform({
    session: aMember(),
    refuseDocuments: () => new AppError(code, 'Refused'),
  });
  const error = jest.fn();
  const end = keepWatching(
    platform,
    collectionPaths.liveRooms(),
    { limit: 1 },
    { next: () => undefined, error },
  );
  await jest.advanceTimersByTimeAsync(0);
  if (isEnded) end();
  await jest.advanceTimersByTimeAsync(2 * WATCH_AGAIN_MS);
  expect(error).toHaveBeenCalledTimes(attempts);
  end();
});
