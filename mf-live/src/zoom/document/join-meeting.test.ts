import { joinMeeting } from './join-meeting';
import { ZoomBlocked, type ZoomError, type ZoomMtg } from './zoom-sdk';

const NOW = new Date('2026-11-23T19:00:00Z');
const signatureUntil = (end: Date) =>
  `header.${btoa(JSON.stringify({ exp: end.getTime() / 1000 }))}.mac`;
const invitation = {
  signature: signatureUntil(new Date('2026-11-23T20:00:00Z')),
  sdkKey: 'key',
  meetingNumber: '12345678901',
  userName: 'Mia',
  theme: '',
};

/** Replaces Zoom: `init` and `join` succeed, or fail with the given errors. */
function standIn(refusals: { readonly init?: ZoomError; readonly join?: ZoomError } = {}) {
  const calls: [string, object][] = [];
  const step = (name: 'init' | 'join') => (options: Parameters<ZoomMtg['init']>[0]) => {
    calls.push([name, options]);
    const refusal = refusals[name];
    if (refusal) options.error(refusal);
    else options.success();
  };
  const zoom = { init: step('init'), join: step('join') } as unknown as ZoomMtg;
  return { calls, load: () => Promise.resolve(zoom) };
}

const onZoomShown = jest.fn();
const join = (change: Partial<Parameters<typeof joinMeeting>[0]> = {}) =>
  joinMeeting({
    invitation,
    leaveUrl: 'https://swissgerman.example/live-lessons',
    now: () => NOW,
    onZoomShown,
    isSupported: () => true,
    ...change,
  });
beforeEach(() => onZoomShown.mockClear());
afterEach(() => jest.useRealTimers());

test('gives Zoom what the server signed, and the way back [CALL-CreateZoomSignature]', async () => {
  const { calls, load } = standIn();
  await expect(join({ load })).resolves.toEqual({ status: 'joined' });
  expect(calls).toEqual([
    ['init', expect.objectContaining({ leaveUrl: 'https://swissgerman.example/live-lessons' })],
    [
      'join',
      expect.objectContaining({
        signature: invitation.signature,
        sdkKey: 'key',
        meetingNumber: '12345678901',
        userName: 'Mia',
      }),
    ],
  ]);
  expect(onZoomShown).toHaveBeenCalledTimes(1);
});

test('does not load Zoom for an expired signature', async () => {
  const load = jest.fn();
  const ended = { ...invitation, signature: signatureUntil(NOW) };
  await expect(join({ load, invitation: ended })).resolves.toMatchObject({ failure: 'expired' });
  expect(load).not.toHaveBeenCalled();
});

test('loads nothing in a browser that cannot meet', async () => {
  const load = jest.fn();
  const result = join({ load, isSupported: () => false });
  await expect(result).resolves.toMatchObject({ failure: 'unsupported' });
  expect(load).not.toHaveBeenCalled();
});

test('reports that Zoom’s scripts did not load', async () => {
  const load = () => Promise.reject(new ZoomBlocked('blocked'));
  await expect(join({ load })).resolves.toEqual({ status: 'failed', failure: 'blocked' });
});

test.each([
  ['init', { errorCode: 2, errorMessage: 'Not ready' }, 'refused', 'Not ready'],
  ['join', { errorCode: 3008, errorMessage: 'Not started' }, 'not-started', 'Not started'],
  [
    'join',
    { errorCode: 3712, errorMessage: 'Signature is invalid' },
    'refused',
    'Signature is invalid',
  ],
] as const)('%s: repeats the words of Zoom for %j', async (step, error, failure, detail) => {
  const { load } = standIn({ [step]: error });
  await expect(join({ load })).resolves.toEqual({ status: 'failed', failure, detail });
});

test('does not wait for ever when Zoom never starts', async () => {
  jest.useFakeTimers();
  let start: () => void = () => undefined;
  const silent = {
    init: ({ success }: { readonly success: () => void }) => (start = success),
  } as unknown as ZoomMtg;
  const result = join({ load: () => Promise.resolve(silent) });
  await jest.advanceTimersByTimeAsync(60_000);
  await expect(result).resolves.toMatchObject({ failure: 'blocked' });
  start();
  expect(onZoomShown).not.toHaveBeenCalled();
});

test('reports an error that Zoom throws', async () => {
  const load = () => Promise.reject(new TypeError('x is not a function'));
  await expect(join({ load })).resolves.toMatchObject({ failure: 'refused' });
});
