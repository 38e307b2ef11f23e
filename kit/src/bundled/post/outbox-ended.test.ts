import type { ChatLimit } from 'shared-contracts';
import { draftsOf, MESSAGES, offline, pass, refusal, setUp, settle } from '../../testing/outbox';
import type { OutboxOptions } from './outbox';

describe('stopped', () => {
  test.each([
    ['sent', () => Promise.resolve()],
    ['lost', () => Promise.reject(offline)],
    ['refused', () => Promise.reject(refusal)],
  ])('ignores the answer of the running attempt (message was %s)', async (_, end) => {
    const { outbox, events, attempts, network, statuses } = setUp();
    let answer = () => {};
    network.answer = () => new Promise<void>((resolve) => (answer = resolve)).then(end);
    outbox.send('a');
    outbox.send('b');
    await settle();
    outbox.stop();
    answer();
    await pass(60_000);
    expect(statuses()).toEqual(['a sending', 'b sending']);
    expect(events.onSent).not.toHaveBeenCalled();
    expect(events.onReturned).not.toHaveBeenCalled();
    expect(attempts).toHaveLength(1);
  });

  test('and started again, stores an unanswered message once, even if it had arrived', async () => {
    const { platform, outbox, attempts, network, sent, statuses } = setUp();
    let answer = () => {};
    network.answer = () => new Promise<void>((resolve) => (answer = resolve));
    outbox.send('a');
    await settle();
    outbox.stop();
    answer();
    await settle();
    network.answer = () => Promise.resolve();
    outbox.start();
    await settle();
    expect(sent()).toEqual(['a']);
    expect(statuses()).toEqual([]);
    expect(attempts).toHaveLength(1);
    await expect(platform.documents.query(MESSAGES)).resolves.toHaveLength(1);
  });

  test('during a wait, sends nothing more, even if hurried', async () => {
    const { platform, outbox, attempts, network } = setUp();
    network.answer = () => Promise.reject(offline);
    outbox.send('a');
    await settle();
    outbox.stop();
    expect(jest.getTimerCount()).toBe(0);
    network.answer = () => Promise.resolve();
    outbox.hurry();
    await pass(60_000);
    expect(attempts).toHaveLength(1);
    await expect(platform.documents.query(MESSAGES)).resolves.toEqual([]);
  });
});

describe('after a reload', () => {
  /** Opens an outbox with the drafts of an earlier page. */
  async function reload(passedMs: number, options: Partial<OutboxOptions<ChatLimit>> = {}) {
    const first = setUp(options);
    first.network.answer = () => new Promise(() => {});
    first.outbox.send('a');
    first.outbox.send('b');
    first.outbox.type('c');
    await settle();
    first.outbox.stop();
    jest.setSystemTime(Date.now() + passedMs);
    return { first, second: setUp({ drafts: draftsOf(first.platform).value, ...options }) };
  }

  test.each([
    [15 * 60_000, ['a sending', 'b sending'], 'c'],
    [15 * 60_000 + 1, [], 'a\nb\nc'],
  ])('after %d ms, the list is %j, and the field holds %j', async (passed, pending, text) => {
    const { second } = await reload(passed);
    expect(second.statuses()).toEqual(pending);
    expect(second.typed()).toBe(text);
    await pass(2000);
    expect(second.sent()).toEqual(pending.length > 0 ? ['a', 'b'] : []);
  });

  test('all posts come back to the field without automatic retries', async () => {
    const { second } = await reload(0, { isPatient: false });
    expect(second.statuses()).toEqual([]);
    expect(second.typed()).toBe('a\nb\nc');
  });
});
