import { NO_RECOVERIES, type FatalErrorKind } from 'kit/stream';
import { FIRST_WORK, stepPlayback, type PlaybackEvent, type PlaybackWork } from './step-playback';

const work = (change: Partial<PlaybackWork>): PlaybackWork => ({ ...FIRST_WORK, ...change });
const WAITING = work({ status: 'reconnecting', isWaiting: true });
const stop = (kind: FatalErrorKind): PlaybackEvent => ({
  type: 'stopped',
  error: { kind, reason: 'test' },
  position: 7,
});

test.each<[string, PlaybackWork, PlaybackEvent, string, string[]]>([
  ['a picture', FIRST_WORK, { type: 'playable' }, 'playable', []],
  [
    'a picture of a film that is ready',
    work({ status: 'ready' }),
    { type: 'playable' },
    'ready',
    [],
  ],
  ['data for all', work({ status: 'playable' }), { type: 'ready' }, 'ready', []],
  ['old data while it waits', WAITING, { type: 'ready' }, 'reconnecting', []],
  ['old data after a failure', work({ status: 'failed' }), { type: 'ready' }, 'failed', []],
  ['no more data', work({ status: 'ready' }), { type: 'stalled' }, 'playable', []],
  ['no data yet', FIRST_WORK, { type: 'stalled' }, 'loading', []],
  ['an attempt that waited', WAITING, { type: 'waited' }, 'reconnecting', ['load-again']],
  ['the end of a wait that an error has ended', FIRST_WORK, { type: 'waited' }, 'loading', []],
  ['the network for what waits', WAITING, { type: 'online' }, 'reconnecting', ['load-again']],
  ['the network for nothing', work({ status: 'ready' }), { type: 'online' }, 'ready', []],
  [
    'the network after a failure',
    work({ status: 'failed' }),
    { type: 'online' },
    'loading',
    ['renew-url'],
  ],
  ['a lost connection', FIRST_WORK, stop('network'), 'reconnecting', ['warn', 'retry-loading']],
  [
    'another error while it waits',
    WAITING,
    stop('media'),
    'reconnecting',
    ['warn', 'recover-media'],
  ],
  ['a refused token', FIRST_WORK, stop('refused'), 'reconnecting', ['warn', 'renew-url']],
  [
    'a token that is refused again',
    work({ history: { ...NO_RECOVERIES, renewals: 1 } }),
    stop('refused'),
    'failed',
    ['warn', 'give-up'],
  ],
])('%s', (_, earlierWork, event, status, effects) => {
  const { state, effects: done } = stepPlayback(earlierWork, event);
  expect(state.status).toBe(status);
  expect(done.map((effect) => effect.do)).toEqual(effects);
});

test.each([
  [11.9, false],
  [12, true],
  [2, true],
])('an error at 7 seconds is forgiven at %d: %s', (position, isForgiven) => {
  const { state } = stepPlayback(FIRST_WORK, stop('network'));
  const { history } = stepPlayback(state, { type: 'moved', position }).state;
  expect(history.retries).toBe(isForgiven ? 0 : 1);
});
