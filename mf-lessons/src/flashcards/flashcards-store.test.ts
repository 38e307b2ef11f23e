import { createInMemoryPlatform, aMember } from 'common-testing';
import { createFlashcardsStore } from './flashcards-store';

const settle = () => new Promise(process.nextTick);

test('starts, fails or succeeds, and can be reset; a pending answer is then ignored [ASYNC-flashcards]', async () => {
  const platform = createInMemoryPlatform({ session: aMember() });
  let refuse = () => {};
  const call = jest
    .spyOn(platform.functions, 'call')
    .mockImplementation(() => new Promise((_, reject) => (refuse = () => reject(new Error('No')))));
  const store = createFlashcardsStore(platform, 'znueni');
  expect(store.state$.value.status).toBe('idle');
  const stop = store.start();
  expect(store.state$.value.status).toBe('loading');

  store.reset();
  refuse();
  await settle();
  expect(store.state$.value.status).toBe('idle');
  expect(platform.recorded.alerts).toEqual([]);

  stop();
  store.start();
  expect(call).toHaveBeenCalledTimes(2);
  refuse();
  await settle();
  expect(store.state$.value.status).toBe('failure');
  expect(platform.recorded.alerts).toHaveLength(1);
});
