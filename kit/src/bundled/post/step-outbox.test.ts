import { AppError } from 'shared-contracts';
import { NotAccepted, TooSoon } from './send-post';
import { firstWork, stepOutbox, type OutboxEvent, type OutboxWork } from './step-outbox';

const A = { id: '1', text: 'a' };
const B = { id: '2', text: 'b' };
const LAST = { id: '0', at: '2026-11-23T19:05:00.000Z', Day: '2026-11-23', CountOfDay: 1 };
const PATIENT = { isPatient: true, between: '\n' };
const IMPATIENT = { isPatient: false, between: '\n' };
const offline = new AppError('unavailable', 'No connection');
const post = { ID: '1', Message: 'a', UID: 'u', Username: 'U', TimeStamp: LAST.at };

/** Two posts are under way, and the attempt of the first has no answer. */
const trying: OutboxWork = {
  text: 'c',
  pending: [
    { ...A, status: 'sending' },
    { ...B, status: 'sending' },
  ],
  returnedPost: undefined,
  last: LAST,
  failures: 0,
  isTrying: true,
  isStopped: false,
};
const waiting: OutboxWork = { ...trying, isTrying: false, failures: 4 };
const ARRIVED: OutboxEvent = { type: 'arrived', post, last: LAST };
const failed = (error: unknown): OutboxEvent => ({ type: 'failed', error });

test.each([
  ['an arrival sends the next', trying, ARRIVED, ['tell-sent', 'end-wait', 'attempt']],
  ['a lost answer waits', trying, failed(offline), ['wait']],
  ['too soon waits', trying, failed(new TooSoon(LAST, 1500)), ['wait']],
  ['a refusal gives back', trying, failed(new NotAccepted('refused')), ['tell-returned']],
  ['a name of another gives back', trying, { type: 'name-refused' }, ['tell-returned']],
  ['an attempt under way is the only one', trying, { type: 'try' }, []],
  ['a wait that is over tries', waiting, { type: 'try' }, ['end-wait', 'attempt']],
  ['an empty list tries nothing', { ...waiting, pending: [] }, { type: 'try' }, []],
  ['what is stopped tries nothing', { ...waiting, isStopped: true }, { type: 'try' }, []],
  ['what is stopped hears no arrival', { ...trying, isStopped: true }, ARRIVED, []],
  ['what is stopped hears no failure', { ...trying, isStopped: true }, failed(offline), []],
] as const)('%s', (_, work, event, effects) => {
  expect(stepOutbox(PATIENT, work, event).effects.map((effect) => effect.do)).toEqual(effects);
});

test.each([
  [0, 1000],
  [1, 2000],
  [4, 15_000],
  [9, 15_000],
])('after %d failures one more waits %d ms', (failures, ms) => {
  const { state, effects } = stepOutbox(PATIENT, { ...trying, failures }, failed(offline));
  expect(effects).toEqual([{ do: 'wait', ms, error: offline }]);
  expect(state).toMatchObject({ failures: failures + 1, last: 'unknown', isTrying: false });
  expect(state.pending.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
});

test('who may not wait gets everything back, before what was typed since', () => {
  const { state, effects } = stepOutbox(IMPATIENT, trying, failed(offline));
  expect(state).toMatchObject({ text: 'a\nb\nc', pending: [], failures: 0 });
  expect(effects).toEqual([{ do: 'tell-returned', reason: offline, text: 'a\nb' }]);
});

test.each([
  [15 * 60_000, 2, 'c'],
  [15 * 60_000 + 1, 0, 'a\nb\nc'],
])('a draft of %d ms ago goes on with %d posts, and the field holds %j', (age, count, text) => {
  const draft = { text: 'c', pending: [A, B], returned: undefined, at: 1000 };
  const work = firstWork(PATIENT, draft, 1000 + age);
  expect(work.pending).toHaveLength(count);
  expect(work.text).toBe(text);
});
