import { logger } from 'firebase-functions';
import { AppError, GetSecureDataRequestSchema } from 'shared-contracts';
import * as v from 'valibot';
import { post, served } from '../../testing/post';
import { callable } from './callable';

// The platform logs through this module, too.
jest.mock('firebase-functions/logger');

const rate = 'lesson';
const secureData = callable(
  'getSecureData_v2_0',
  { request: GetSecureDataRequestSchema, rate },
  async ({ videoID }) => {
    if (videoID === 'none') throw new AppError('not-found', 'There is no such lesson.');
    if (videoID === 'broken') throw new Error('secret detail');
    return { hasAccess: true, Text: videoID };
  },
);
const withoutFields = callable(
  'getSubscriptionPlatform',
  { request: v.strictObject({}), rate },
  async () => ({ subscriptionPlatform: 'none' }) as const,
);

test('answers in the wire format', async () => {
  await expect(post(secureData, { data: { videoID: 'x' } })).resolves.toEqual({
    status: 200,
    body: { result: { hasAccess: true, Text: 'x' } },
  });
  expect(logger.info).toHaveBeenCalledWith('call', {
    name: 'getSecureData_v2_0',
    code: 'ok',
    ms: expect.any(Number),
  });
});

const wrapped = { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'x' };
test.each([
  ['no data', {}, 'videoID'],
  ['null', { data: null }, 'videoID'],
  ['text', { data: 'x' }, 'data'],
  ['a list', { data: [] }, 'data'],
  ['a list for a body', [], 'body'],
  ['a field beside data', { data: { videoID: 'x' }, y: 1 }, 'y'],
  ['a malformed number wrapper', { data: { videoID: wrapped } }, 'videoID'],
  ['a slash', { data: { videoID: 'a/b' } }, 'videoID'],
  ['a dot', { data: { videoID: '..' } }, 'videoID'],
  ['a reserved id', { data: { videoID: '__x__' } }, 'videoID'],
  ['a reserved id of two lines', { data: { videoID: '__\n__' } }, 'videoID'],
  ['half of a character', { data: { videoID: 'a\ud800' } }, 'videoID'],
  ['the other half', { data: { videoID: '\udc00a' } }, 'videoID'],
])('%s is 400 and names the field [HTTP-400]', async (_, body, field) => {
  await expect(post(secureData, body)).resolves.toEqual({
    status: 400,
    body: {
      error: {
        status: 'INVALID_ARGUMENT',
        message: expect.stringContaining(`${field}: `),
        details: { field },
      },
    },
  });
});

test('an AppError becomes its status', async () => {
  await expect(post(secureData, { data: { videoID: 'none' } })).resolves.toMatchObject({
    status: 404,
    body: { error: { status: 'NOT_FOUND', message: 'There is no such lesson.' } },
  });
});

test('an unknown error gets a neutral answer, and a log entry with its cause', async () => {
  const answer = await post(secureData, { data: { videoID: 'broken' } });
  expect(answer).toMatchObject({ status: 500, body: { error: { status: 'INTERNAL' } } });
  expect(JSON.stringify(answer)).not.toContain('secret detail');
  // The log has a redacted copy of the error.
  expect(logger.error).toHaveBeenCalledWith(
    'call',
    expect.objectContaining({ code: 'internal' }),
    expect.objectContaining({ message: 'secret detail' }),
  );
});

test.each([{}, { data: null }, { data: {} }])(
  'a callable without fields accepts %j',
  async (body) => {
    await expect(post(withoutFields, body)).resolves.toEqual({
      status: 200,
      body: { result: { subscriptionPlatform: 'none' } },
    });
  },
);

test.each([[[]], ['x'], [0], [false]])(
  'a callable without fields refuses data %j',
  async (data) => {
    await expect(post(withoutFields, { data })).resolves.toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT', details: { field: 'data' } } },
    });
  },
);

test.each([
  ['https://swissgerman.example', true],
  ['https://swissgerman-previews--pr-12-a1b2c3d4.web.app', true],
  ['https://evil.example', false],
  ['https://swissgerman-previews.web.app', false],
  ['https://evil--pr-12-a1b2c3d4.web.app', false],
  ['https://swissgerman-previews--pr-12-a1b2c3d4.web.app.evil.example', false],
])('lets a page of %s read an answer: %p', async (Origin, isAllowed) => {
  process.env.APP_ORIGIN = 'https://swissgerman.example';
  process.env.PREVIEW_SITE = 'swissgerman-previews';
  const allowed = await served(withoutFields, async (url) => {
    const headers = { Origin, 'Access-Control-Request-Method': 'POST' };
    const response = await fetch(url, { method: 'OPTIONS', headers });
    return response.headers.get('access-control-allow-origin');
  });
  expect(allowed).toBe(isAllowed ? Origin : null);
});

test('answers an unverified app only if App Check is not enforced', async () => {
  process.env.APP_CHECK_ENFORCED = 'true';
  await expect(post(withoutFields, {})).resolves.toMatchObject({
    status: 400,
    body: { error: { status: 'FAILED_PRECONDITION', details: { reason: 'app-not-verified' } } },
  });
  process.env.APP_CHECK_ENFORCED = 'false';
  await expect(post(withoutFields, {})).resolves.toMatchObject({ status: 200 });
});
