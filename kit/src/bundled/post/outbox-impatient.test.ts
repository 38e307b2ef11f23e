import { offline, pass, setUp, settle, writeLimit } from '../../testing/outbox';
import { TooSoon } from './send-post';

describe('without automatic retries', () => {
  const IMPATIENT = { isPatient: false, between: '\n\n' };

  test('a failed post comes back at once, before newer typed text', async () => {
    const { outbox, events, attempts, network, statuses, typed } = setUp(IMPATIENT);
    network.answer = () => Promise.reject(offline);
    outbox.send('a');
    outbox.type('b');
    await pass(60_000);
    expect(events.onReturned.mock.calls).toEqual([[offline, 'a']]);
    expect(statuses()).toEqual([]);
    expect(typed()).toBe('a\n\nb');
    expect(attempts).toHaveLength(1);
  });

  test('a post that is too soon comes back with its wait', async () => {
    const { platform, outbox, events, attempts } = setUp(IMPATIENT);
    await writeLimit(platform, 'of-the-other-tab');
    jest.setSystemTime(Date.now() + 500);
    outbox.send('a');
    await settle();
    const [[reason]] = events.onReturned.mock.calls as [[TooSoon]];
    expect(reason).toBeInstanceOf(TooSoon);
    expect(reason.waitMs).toBe(1500);
    expect(attempts).toEqual([]);
  });

  test.each([
    ['the same text keeps its id', 'a', 'id-1'],
    ['another text has another id', 'a b', 'id-2'],
  ])('%s', async (_, text, id) => {
    const { outbox, events, network } = setUp(IMPATIENT);
    network.answer = () => Promise.reject(offline);
    outbox.send('a');
    await settle();
    network.answer = () => Promise.resolve();
    outbox.send(text);
    await settle();
    expect(events.onSent.mock.calls).toEqual([[expect.objectContaining({ ID: id })]]);
  });

  test('the same text sent again after a success is another post', async () => {
    const { outbox, events, network } = setUp(IMPATIENT);
    network.answer = () => Promise.reject(offline);
    outbox.send('a');
    await settle();
    network.answer = () => Promise.resolve();
    outbox.send('a');
    await pass(10_000);
    outbox.send('a');
    await settle();
    expect(events.onSent.mock.calls).toEqual([
      [expect.objectContaining({ ID: 'id-1' })],
      [expect.objectContaining({ ID: 'id-2' })],
    ]);
  });

  test('a post without an answer comes back, though it may arrive later', async () => {
    const { outbox, events, network } = setUp(IMPATIENT);
    network.answer = () => new Promise(() => {});
    outbox.send('a');
    await pass(14_999);
    expect(events.onReturned).not.toHaveBeenCalled();
    await pass(1);
    expect(events.onReturned).toHaveBeenCalledTimes(1);
  });
});
