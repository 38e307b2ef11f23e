import { FIRST_WORK, stepLive, type LiveEvent, type LiveStatus, type LiveWork } from './step-live';

const work = (status: LiveStatus, change: Partial<LiveWork> = {}): LiveWork => ({
  ...FIRST_WORK,
  status,
  ...change,
});
const PAUSED = { shouldPlay: false };
const EARLIER = { isEarlier: true };
const progress = (isPlaying: boolean, isRetrying: boolean): LiveEvent => ({
  type: 'progress',
  isPlaying,
  isRetrying,
});

const back = (isBehind: boolean): LiveEvent => ({ type: 'page-shown', isBehind });

test.each<[string, LiveWork, LiveEvent, LiveStatus, string[]]>([
  ['a picture plays', work('loading'), { type: 'canplay' }, 'loading', ['play']],
  ['or stays', work('loading', PAUSED), { type: 'canplay' }, 'paused', []],
  ['the browser pauses', work('playing'), { type: 'pause', isHidden: true }, 'playing', []],
  ['the learner does', work('playing'), { type: 'pause', isHidden: false }, 'paused', []],
  ['paused and failed', work('failed'), { type: 'pause', isHidden: false }, 'failed', []],
  ['the stock is empty', work('playing'), { type: 'waiting' }, 'loading', []],
  ['and was before', work('paused'), { type: 'waiting' }, 'paused', []],
  ['data in time', work('reconnecting'), progress(true, false), 'playing', []],
  ['data of a paused film', work('reconnecting'), progress(false, false), 'reconnecting', []],
  ['data before a retry', work('reconnecting'), progress(true, true), 'reconnecting', []],
  [
    'sound is refused',
    work('loading'),
    { type: 'play-refused', isMuted: false },
    'loading',
    ['mute', 'play'],
  ],
  ['all is refused', work('loading'), { type: 'play-refused', isMuted: true }, 'paused', []],
  ['back, behind', work('playing'), back(true), 'playing', ['seek-edge', 'play']],
  ['back, not behind', work('playing'), back(false), 'playing', ['play']],
  ['back, earlier', work('playing', EARLIER), back(true), 'playing', ['play']],
  ['back, paused', work('paused', PAUSED), back(true), 'paused', []],
  ['online and failed', work('failed'), { type: 'online' }, 'loading', ['begin-again']],
  ['online, not failed', work('reconnecting'), { type: 'online' }, 'reconnecting', ['hurry']],
  ['the key pauses', work('playing'), { type: 'key-pause' }, 'paused', ['pause']],
  [
    'no beginning',
    work('playing'),
    { type: 'go-to-beginning', position: undefined },
    'playing',
    [],
  ],
  [
    'a beginning',
    work('playing'),
    { type: 'go-to-beginning', position: 3 },
    'playing',
    ['seek', 'play'],
  ],
])('%s', (_, before, event, status, effects) => {
  const { state, effects: all } = stepLive(before, event);
  expect(state.status).toBe(status);
  expect(all.map((effect) => effect.do)).toEqual(effects);
});

test.each<[LiveEvent, boolean, boolean]>([
  [{ type: 'go-to-beginning', position: 3 }, true, true],
  [{ type: 'go-live' }, true, false],
  [{ type: 'loaded' }, false, false],
  [{ type: 'retry' }, true, true],
  [{ type: 'key-play' }, true, true],
])('after %j: should play %j, earlier %j', (event, shouldPlay, isEarlier) => {
  const { state } = stepLive(work('paused', { ...PAUSED, ...EARLIER }), event);
  expect({ shouldPlay: state.shouldPlay, isEarlier: state.isEarlier }).toEqual({
    shouldPlay,
    isEarlier,
  });
});
