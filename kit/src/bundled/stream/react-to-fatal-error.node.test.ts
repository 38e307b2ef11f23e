import {
  NO_RECOVERIES,
  RETRY_DELAYS_MS,
  reactToFatalError,
  remember,
  type FatalErrorKind,
  type Reaction,
  type RecoveryHistory,
} from './react-to-fatal-error';

const react = (kind: FatalErrorKind, history: Partial<RecoveryHistory> = {}): Reaction =>
  reactToFatalError({ kind, reason: 'test' }, { ...NO_RECOVERIES, ...history });

describe('reactToFatalError', () => {
  test.each<[FatalErrorKind, Partial<RecoveryHistory>, Reaction]>([
    ['network', {}, { do: 'retry-loading', afterMs: 500 }],
    ['network', { retries: 1 }, { do: 'retry-loading', afterMs: 1000 }],
    ['network', { retries: 5 }, { do: 'retry-loading', afterMs: 15_000 }],
    ['network', { retries: 6 }, { do: 'give-up' }],
    ['network', { recoveries: 9, restarts: 9, renewals: 9 }, { do: 'retry-loading', afterMs: 500 }],
    ['media', {}, { do: 'recover-media' }],
    ['media', { recoveries: 1 }, { do: 'recover-media' }],
    ['media', { recoveries: 2 }, { do: 'restart' }],
    ['media', { recoveries: 2, restarts: 2 }, { do: 'give-up' }],
    ['refused', {}, { do: 'renew-url' }],
    ['refused', { renewals: 1 }, { do: 'give-up' }],
    ['other', {}, { do: 'restart' }],
    ['other', { restarts: 1 }, { do: 'restart' }],
    ['other', { restarts: 2 }, { do: 'give-up' }],
  ])('%s after %j: %j', (kind, history, reaction) => {
    expect(react(kind, history)).toEqual(reaction);
  });

  test('waits longer each time', () => {
    expect([...RETRY_DELAYS_MS].sort((a, b) => a - b)).toEqual([...RETRY_DELAYS_MS]);
  });

  test.each<FatalErrorKind>(['network', 'media', 'refused', 'other'])(
    'never tries for ever when nothing but %s errors follow',
    (kind) => {
      let history = NO_RECOVERIES;
      let steps = 0;
      for (; steps < 100; steps += 1) {
        const reaction = reactToFatalError({ kind, reason: 'test' }, history);
        if (reaction.do === 'give-up') break;
        history = remember(history, reaction);
      }
      expect(steps).toBeLessThan(10);
    },
  );
});
