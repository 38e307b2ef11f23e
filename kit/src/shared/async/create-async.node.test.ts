import type { AsyncState } from 'shared-contracts';
import { createAsync } from './create-async';

/** Work that the test settles. */
function controlled() {
  const ends: { resolve(value: string): void; reject(error: unknown): void }[] = [];
  const work = () =>
    new Promise<string>((resolve, reject) => {
      ends.push({ resolve, reject });
    });
  return { work, ends };
}

function record<T>(async: {
  state$: { subscribe(next: (state: AsyncState<T>) => void): unknown };
}) {
  const states: AsyncState<T>[] = [];
  async.state$.subscribe((state) => states.push(state));
  return states;
}

test('goes from idle over loading to success [ASYNC-shape]', async () => {
  const async = createAsync(async (name: string) => `Grüezi ${name}`);
  const states = record(async);
  await async.run('Anna');
  expect(states).toEqual([
    { status: 'idle' },
    { status: 'loading' },
    { status: 'success', value: 'Grüezi Anna' },
  ]);
});

test('a rejection becomes the failure, and run does not reject [ASYNC-shape]', async () => {
  const error = new Error('no network');
  const async = createAsync(() => Promise.reject(error));
  const states = record(async);
  await expect(async.run()).resolves.toBeUndefined();
  expect(states).toEqual([{ status: 'idle' }, { status: 'loading' }, { status: 'failure', error }]);
});

test('a throw before the first await, or of a non-error, becomes a failure too', async () => {
  const async = createAsync((): Promise<string> => {
    throw 'plain text';
  });
  await async.run();
  expect(async.state$.value).toEqual({ status: 'failure', error: new Error('plain text') });
});

test('the latest run wins, in whatever order they end', async () => {
  const { work, ends } = controlled();
  const async = createAsync(work);
  const first = async.run();
  const second = async.run();
  ends[1]?.resolve('second');
  await second;
  ends[0]?.reject(new Error('too late'));
  await first;
  expect(async.state$.value).toEqual({ status: 'success', value: 'second' });
});

test('a reset ignores what is still running', async () => {
  const { work, ends } = controlled();
  const async = createAsync(work);
  const running = async.run();
  async.reset();
  ends[0]?.resolve('too late');
  await running;
  expect(async.state$.value).toEqual({ status: 'idle' });
});
