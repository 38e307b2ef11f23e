import { RemoteError } from './remote-error';
import { withTimeout } from './with-timeout';

describe('withTimeout', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('passes a result on', async () => {
    await expect(withTimeout(Promise.resolve(1), 'u')).resolves.toBe(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('fails after 8 seconds, naming what it waited for', async () => {
    const result = withTimeout(new Promise(() => undefined), 'http://r/entry.js');
    const expectation = expect(result).rejects.toMatchObject(
      new RemoteError({ kind: 'timed-out', url: 'http://r/entry.js', afterMs: 8000 }),
    );
    await jest.advanceTimersByTimeAsync(8000);
    await expectation;
  });
});
