import {
  screenFiles,
  type RegisteredRemote,
  type RemoteFailure,
  type ScreenFiles,
  type ScreenModule,
} from 'shared-contracts';
import { aRegisteredRemote } from 'common-testing';
import {
  arriveInTime,
  createScreenCode,
  isFixable,
  RemoteError,
  toRemoteFailure,
} from './screen-code';
import { aFederation, everyFileArrives, type LoadModule } from './testing/federation';

const noop = async () => undefined;
const lifecycles = { bootstrap: noop, mount: noop, unmount: noop };
const remote: RegisteredRemote = aRegisteredRemote();
const [screen = ''] = Object.keys(remote.manifest.screens);
const files = screenFiles(remote, screen) as ScreenFiles;

const codeWith = (load: LoadModule) =>
  createScreenCode({
    remote,
    files: () => files,
    learnDigests: noop,
    loadFederation: aFederation(load),
  });

afterEach(() => jest.useRealTimers());

describe('the code of a screen', () => {
  test('has the lifecycles of the exposed module', async () => {
    const asked: string[] = [];
    const code = codeWith(async ({ expose }) => {
      asked.push(expose);
      return { default: lifecycles };
    });
    expect((await code.load()).lifecycles).toBe(lifecycles);
    expect(asked).toEqual([remote.manifest.screens[screen]?.expose]);
  });

  test('is loaded once, also when it was prefetched', async () => {
    const load = jest.fn(async () => ({ default: lifecycles }));
    const code = codeWith(load);
    await code.module();
    await code.load();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('fails to evaluate when the module has no lifecycles', async () => {
    const code = codeWith(async () => ({ default: {} }) as ScreenModule);
    await expect(code.load()).rejects.toMatchObject({ failure: { kind: 'failed-to-evaluate' } });
  });

  test('is fetched again past the cache before it counts as unreachable', async () => {
    jest.useFakeTimers();
    const fetch = everyFileArrives();
    const load = jest.fn().mockRejectedValue(new Error('#RUNTIME-008'));
    const expectation = expect(codeWith(load).load()).rejects.toMatchObject({
      failure: { kind: 'unreachable' },
    });
    await jest.runAllTimersAsync();
    await expectation;
    expect(load).toHaveBeenCalledTimes(3);
    expect(fetch).toHaveBeenCalledWith(
      files.entry.href,
      expect.objectContaining({ cache: 'reload' }),
    );
  });

  test('is not retried automatically if it throws', async () => {
    const load = jest.fn().mockRejectedValue(new Error('boom'));
    await expect(codeWith(load).load()).rejects.toMatchObject({
      failure: { kind: 'failed-to-evaluate', reason: 'boom' },
    });
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('fetching the files of a screen again', () => {
  const all = [files.entry, ...files.scripts, ...files.styles].map(({ href }) => href);

  test('fetches all files of the screen past the cache', async () => {
    const fetch = everyFileArrives();
    await codeWith(jest.fn()).refetch();
    expect(fetch.mock.calls.map(([url]) => url as string).sort()).toEqual([...all].sort());
    expect(new Set(fetch.mock.calls.map(([, { cache }]) => cache as string))).toEqual(
      new Set(['reload']),
    );
  });

  test('reports too many requests without a retry', async () => {
    const fetch = everyFileArrives().mockResolvedValue({ ok: false, status: 429 });
    await expect(codeWith(jest.fn()).refetch()).rejects.toMatchObject({
      failure: { kind: 'too-many-requests' },
    });
    expect(fetch).toHaveBeenCalledTimes(all.length);
  });

  test('reports a changed file as damaged, and accepts a published one', async () => {
    const changed: RegisteredRemote = {
      ...remote,
      manifest: { ...remote.manifest, entry: { file: 'entry.js', integrity: 'sha384-x' } },
    };
    const [name = ''] = Object.keys(changed.manifest.screens);
    const code = createScreenCode({
      remote: changed,
      files: () => screenFiles(changed, name) as ScreenFiles,
      learnDigests: noop,
      loadFederation: aFederation(jest.fn()),
    });
    const fetch = everyFileArrives();
    await code.refetch();
    const whole = { ok: true, status: 200, arrayBuffer: async () => new ArrayBuffer(0) };
    fetch.mockImplementation(async (_url: string, { integrity }: RequestInit) => {
      if (integrity === 'sha384-x') throw new TypeError('Failed to fetch');
      return whole;
    });
    await expect(code.refetch()).rejects.toMatchObject({ failure: { kind: 'damaged' } });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(code.refetch()).rejects.toMatchObject({ failure: { kind: 'offline' } });
  });

  test('reports that the learner is offline', async () => {
    everyFileArrives().mockRejectedValue(new TypeError('Failed to fetch'));
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(codeWith(jest.fn()).refetch()).rejects.toMatchObject({
      failure: { kind: 'offline' },
    });
  });
});

test.each<[RemoteFailure, boolean]>([
  [{ kind: 'unreachable', url: 'u' }, true],
  [{ kind: 'offline', url: 'u' }, true],
  [{ kind: 'too-many-requests', url: 'u' }, true],
  [{ kind: 'timed-out', url: 'u', afterMs: 1 }, true],
  [{ kind: 'damaged', url: 'u' }, true],
  [{ kind: 'failed-to-evaluate', reason: 'r' }, true],
  [{ kind: 'crashed', reason: 'r' }, false],
  [{ kind: 'hung', afterMs: 1 }, false],
  [{ kind: 'invalid-manifest', reason: 'r' }, false],
  [{ kind: 'incompatible-contract', wants: '^2.0.0', offered: '1.0.0' }, false],
])('whether new files can mend $kind: %j, %s', (failure, expected) => {
  expect(isFixable(failure)).toBe(expected);
});

describe('toRemoteFailure', () => {
  test.each([
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
    [
      'an entry that throws',
      new Error('… #RUNTIME-008 … ScriptExecutionError: Script "x" loaded but threw'),
      'failed-to-evaluate',
    ],
    ['an entry without container', new Error('… #RUNTIME-001'), 'failed-to-evaluate'],
    ['a module that throws', new TypeError('x is not a function'), 'failed-to-evaluate'],
    ['something that is no error', 'broken', 'failed-to-evaluate'],
  ])('%s', (_, error, kind) => {
    expect(toRemoteFailure(error, 'http://r/entry.js').kind).toBe(kind);
  });

  test('keeps a known failure', () => {
    const failure = { kind: 'timed-out', url: 'u', afterMs: 1 } as const;
    expect(toRemoteFailure(new RemoteError(failure), 'other')).toBe(failure);
  });
});

describe('arriveInTime', () => {
  beforeEach(() => jest.useFakeTimers());

  test('passes a result on', async () => {
    await expect(arriveInTime(Promise.resolve(1), 'u')).resolves.toBe(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('fails after 8 seconds, and names the file', async () => {
    const result = arriveInTime(new Promise(() => undefined), 'http://r/entry.js');
    const expectation = expect(result).rejects.toMatchObject(
      new RemoteError({ kind: 'timed-out', url: 'http://r/entry.js', afterMs: 8000 }),
    );
    await jest.advanceTimersByTimeAsync(8000);
    await expectation;
  });
});
