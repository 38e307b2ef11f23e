import type { SessionState } from 'shared-contracts';
import { aMember, createInMemoryPlatform } from 'common-testing';
import { createAccessStore } from './access-store';

/** A started platform, and a request that the test answers. */
function setUp(session: SessionState = aMember()) {
  const platform = createInMemoryPlatform({ session });
  platform.loading.stop();
  let answer: (value: string) => void = () => undefined;
  const announce = jest.fn();
  const ask = () => new Promise<string>((resolve) => (answer = resolve));
  const store = createAccessStore(platform, ask, announce);
  return { platform, store, announce, answer: (value: string) => answer(value) };
}

test('counts as loading until the answer arrives', async () => {
  const { platform, store, announce, answer } = setUp();
  store.start();
  expect(platform.loading.isActive$.value).toBe(true);
  answer('open');
  await new Promise(process.nextTick);
  expect(platform.loading.isActive$.value).toBe(false);
  expect(announce).toHaveBeenCalledWith({ status: 'success', value: 'open' });
});

test('counts as loading from the session lookup until the answer, without a gap', async () => {
  const { platform, store, answer } = setUp({ status: 'unknown' });
  const heard: boolean[] = [];
  store.start();
  platform.loading.isActive$.subscribe((isActive) => heard.push(isActive));
  platform.setSession(aMember());
  answer('open');
  await new Promise(process.nextTick);
  expect(heard).toEqual([true, false]);
});

test('stops waiting when the screen is left, and waits again when it is shown again', async () => {
  const { platform, store, announce, answer } = setUp();
  const leave = store.start();
  leave();
  expect(platform.loading.isActive$.value).toBe(false);
  store.start();
  expect(platform.loading.isActive$.value).toBe(true);
  answer('open');
  await new Promise(process.nextTick);
  expect(platform.loading.isActive$.value).toBe(false);
  expect(announce).toHaveBeenCalledTimes(1);
});

test.each([
  ['is shown sends its request', false, 'loading'],
  ['was left sends none', true, 'idle'],
])('if the session cannot be read, a screen that %s', async (_, isLeft, status) => {
  const { platform, store } = setUp({ status: 'unknown' });
  jest.spyOn(platform.session, 'ready').mockRejectedValue(new Error('no connection'));
  const leave = store.start();
  if (isLeft) leave();
  await new Promise(process.nextTick);
  expect(store.state$.value.status).toBe(status);
});
