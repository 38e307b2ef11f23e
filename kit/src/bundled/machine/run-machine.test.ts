import { runMachine } from './run-machine';

test('an event that an effect sends waits for the other effects of its step', () => {
  const log: string[] = [];
  const { state$, send } = runMachine(
    0,
    (count, event: string) => ({
      state: count + 1,
      effects: event === 'first' ? ['sends second', 'ends first'] : [`ends ${event}`],
    }),
    (effect: string) => {
      if (effect === 'sends second') send('second');
      log.push(effect);
    },
  );
  send('first');
  expect(log).toEqual(['sends second', 'ends first', 'ends second']);
  expect(state$.value).toBe(2);
});

test('an effect that throws does not block the next event', () => {
  const { state$, send } = runMachine(
    '',
    (_, event: string) => ({ state: event, effects: [event] }),
    (effect: string) => {
      if (effect === 'bad') throw new Error('bad effect');
    },
  );
  expect(() => send('bad')).toThrow('bad effect');
  send('good');
  expect(state$.value).toBe('good');
});
