import { AppError } from 'shared-contracts';
import { NotAccepted, TooSoon } from './send-post';
import { stepOutbox, type OutboxEvent, type OutboxWork } from './step-outbox';

const A = { id: '1', text: 'a' };
const B = { id: '2', text: 'b' };
const LAST = { id: '0', at: '2026-11-23T19:05:00.000Z', Day: '2026-11-23', CountOfDay: 1 };
const PATIENT = { isPatient: true, between: '\n' };
const offline = new AppError('unavailable', 'No connection');
const post = { ID: '1', Message: 'a', UID: 'u', Username: 'U', TimeStamp: LAST.at };

/** Two unsent posts; the attempt of the first is running. */
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
  ['a running attempt stays the only one', trying, { type: 'try' }, []],
  ['a wait that is over tries', waiting, { type: 'try' }, ['end-wait', 'attempt']],
  ['an empty list tries nothing', { ...waiting, pending: [] }, { type: 'try' }, []],
  ['a stopped outbox tries nothing', { ...waiting, isStopped: true }, { type: 'try' }, []],
  ['a stopped outbox ignores an arrival', { ...trying, isStopped: true }, ARRIVED, []],
  ['a stopped outbox ignores a failure', { ...trying, isStopped: true }, failed(offline), []],
] as const)('%s', (_, work, event, effects) => {
  expect(stepOutbox(PATIENT, work, event).effects.map((effect) => effect.do)).toEqual(effects);
});
