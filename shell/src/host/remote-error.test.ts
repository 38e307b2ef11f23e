import { RemoteError, toRemoteFailure } from './remote-error';

describe('toRemoteFailure', () => {
  it.each([
    [
      'a script that does not arrive',
      new Error('[ Federation Runtime ]: … #RUNTIME-008'),
      'unreachable',
    ],
    [
      'a missing chunk',
      Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' }),
      'unreachable',
    ],
    ['an entry without container', new Error('… #RUNTIME-001'), 'failed-to-evaluate'],
    ['a module that throws', new TypeError('x is not a function'), 'failed-to-evaluate'],
    ['something that is no error', 'broken', 'failed-to-evaluate'],
  ])('%s', (_, error, kind) => {
    expect(toRemoteFailure(error, 'http://r/entry.js').kind).toBe(kind);
  });

  it('keeps a failure that is known already', () => {
    const failure = { kind: 'timed-out', url: 'u', afterMs: 1 } as const;
    expect(toRemoteFailure(new RemoteError(failure), 'other')).toBe(failure);
  });
});
