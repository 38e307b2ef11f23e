import type { SiteConfig } from 'shared-contracts';
import { createFunctions } from './call-function';
import { openFunctions } from './firebase-functions';

const config: SiteConfig = {
  firebase: { projectId: 'p', apiKey: 'k', authDomain: 'p.example', appId: 'a' },
  mediaOrigin: 'https://media.example',
  catalogueUrl: '/catalogue.1.json',
  links: {
    contact: 'https://example.com/contact',
    standardGerman: 'https://example.com/standard-german',
    storeSubscriptions: { ios: 'https://example.com/ios', android: 'https://example.com/android' },
  },
  allowOverrides: false,
};

/** The real SDK, with the network's answers set by the test. */
const told = jest.fn();
const functions = createFunctions(async () => openFunctions(config, told));
const fetched = jest.fn<Promise<Response>, [url: string, init: RequestInit]>();
const call = () => functions.call('getSecureData_v2_0', { videoID: 'a' });
const answers = (status: number, body?: unknown) =>
  fetched.mockResolvedValue(
    new Response(body === undefined ? '' : JSON.stringify(body), { status }),
  );

beforeEach(() => {
  fetched.mockReset();
  told.mockReset();
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(((url: string, init: RequestInit) => fetched(url, init)) as typeof fetch);
});
afterEach(() => jest.useRealTimers());

describe('a callable over the wire', () => {
  test('is a POST of a data field to the default region [CALL-wire] [CALL-region]', async () => {
    answers(200, { result: { hasAccess: false } });
    await call();
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('https://us-central1-p.cloudfunctions.net/getSecureData_v2_0');
    expect(init?.method).toBe('POST');
    expect(JSON.parse(String(init?.body))).toEqual({ data: { videoID: 'a' } });
  });

  test('carries its own id, which the server logs', async () => {
    fetched.mockImplementation(async () => new Response('{"result":{}}', { status: 200 }));
    await Promise.all([call(), call()]);
    const ids = fetched.mock.calls.map(([, init]) =>
      new Headers(init.headers).get('X-Correlation-Id'),
    );
    expect(ids).toEqual([
      expect.stringMatching(/^[0-9a-f]{16}$/),
      expect.stringMatching(/^[0-9a-f]{16}$/),
    ]);
    expect(new Set(ids).size).toBe(2);
    const types = fetched.mock.calls.map(([, init]) =>
      new Headers(init.headers).get('Content-Type'),
    );
    expect(types).toEqual(['application/json', 'application/json']);
    expect(told).not.toHaveBeenCalled();
  });

  test('that fails is reported with the id that the server got, each with its own', async () => {
    fetched.mockImplementation(async () => new Response('', { status: 404 }));
    await expect(call()).rejects.toMatchObject({ code: 'not-found' });
    await expect(call()).rejects.toMatchObject({ code: 'not-found' });
    const ids = fetched.mock.calls.map(([, init]) =>
      new Headers(init.headers).get('X-Correlation-Id'),
    );
    expect(told.mock.calls).toEqual(
      ids.map((correlation) => [
        {
          callable: 'getSecureData_v2_0',
          code: 'not-found',
          ms: expect.any(Number),
          correlation,
        },
      ]),
    );
    expect(new Set(ids).size).toBe(2);
  });

  test.each(['result', 'data'])(
    'reads the answer from `%s` [CALL-response] [API-wire]',
    async (field) => {
      answers(200, { [field]: { hasAccess: false } });
      await expect(call()).resolves.toEqual({ hasAccess: false });
    },
  );

  test('names the missing field of an answer without either [HTTP-missing-data]', async () => {
    answers(200, {});
    await expect(call()).rejects.toMatchObject({
      code: 'internal',
      message: 'Response is missing data field',
    });
  });

  test.each([
    [400, 'invalid-argument', 'HTTP-400'],
    [401, 'unauthenticated', 'HTTP-401'],
    [403, 'permission-denied', 'HTTP-403'],
    [404, 'not-found', 'HTTP-404'],
    [409, 'aborted', 'HTTP-409'],
    [429, 'resource-exhausted', 'HTTP-429'],
    [499, 'cancelled', 'HTTP-499'],
    [500, 'internal', 'HTTP-0-500'],
    [501, 'unimplemented', 'HTTP-501'],
    [503, 'unavailable', 'HTTP-503'],
    [504, 'deadline-exceeded', 'HTTP-504'],
    [302, 'unknown', 'HTTP-other'],
    [418, 'unknown', 'HTTP-other'],
    [502, 'unknown', 'HTTP-other'],
  ])('answers %d as %s [%s]', async (status, code) => {
    answers(status);
    await expect(call()).rejects.toMatchObject({ name: 'AppError', code });
  });

  test('ends after 70 seconds without an answer [CONST-callable-time-out]', async () => {
    jest.useFakeTimers();
    fetched.mockReturnValue(new Promise(() => undefined));
    let ended: unknown;
    call().catch((error: unknown) => (ended = error));
    await jest.advanceTimersByTimeAsync(69_999);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(ended).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toMatchObject({ name: 'AppError', code: 'deadline-exceeded' });
  });

  test('is internal without any answer [HTTP-0-500]', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(call()).rejects.toMatchObject({ name: 'AppError', code: 'internal' });
  });
});
