import { inspect } from 'node:util';
import { AppError } from 'shared-contracts';
import * as v from 'valibot';
import { member, teacher } from '../../testing/callers';
import { createInFlightLimit } from './in-flight';
import { createRateLimiter } from './rate-limit';
import { runCall, type CallDefinition, type CallLog, type IncomingCall } from './run-call';

const request = v.strictObject({ id: v.pipe(v.string(), v.minLength(1, 'must not be empty')) });
type Definition = CallDefinition<{ id: string }, { id: string }, unknown>;

function setUp(overrides: Partial<Definition> = {}) {
  const logs: CallLog[] = [];
  const handled: unknown[] = [];
  let time = 0;
  const definition: Definition = {
    name: 'test',
    request,
    isForMembers: false,
    limiters: [createRateLimiter({ burst: 100, perMinute: 1 }, () => 0)],
    inFlight: createInFlightLimit(3),
    isKeptTeacher: async () => false,
    isAppRequired: false,
    handler: async (payload, caller) => {
      handled.push({ payload, caller });
      return 'answer';
    },
    now: () => (time += 5),
    log: (entry) => logs.push(entry),
    ...overrides,
  };
  const call = (body: unknown, incoming: Partial<IncomingCall> = {}) =>
    runCall(definition, {
      body,
      caller: { kind: 'visitor' },
      isVerifiedApp: false,
      origin: { ip: '203.0.113.9', header: () => undefined },
      ...incoming,
    });
  return { call, logs, handled };
}

test('returns the handler’s answer and logs one line without personal data', async () => {
  const { call, logs, handled } = setUp();
  const caller = member('u1');
  await expect(call({ data: { id: 'x' } }, { caller })).resolves.toBe('answer');
  expect(handled).toEqual([{ payload: { id: 'x' }, caller }]);
  expect(logs).toEqual([{ name: 'test', code: 'ok', ms: 5 }]);
});

const ID = '0123456789abcdef';
const under = (id: string) => ({
  origin: { header: (name: string) => (name === 'X-Correlation-Id' ? id : undefined) },
});

test('logs the page’s id of a call, also of a failed one', async () => {
  const { call, logs } = setUp();
  await call({ data: { id: 'x' } }, under(ID));
  await expect(call({}, under(ID))).rejects.toMatchObject({ code: 'invalid-argument' });
  expect(logs).toEqual([
    { name: 'test', code: 'ok', ms: 5, correlation: ID },
    { name: 'test', code: 'invalid-argument', ms: 5, correlation: ID },
  ]);
});

test.each(['', 'anna@example.com', `${ID}0`, ID.toUpperCase(), `${ID}\n`])(
  'logs no id that is none: %j',
  async (id) => {
    const { call, logs } = setUp();
    await call({ data: { id: 'x' } }, under(id));
    expect(logs).toEqual([{ name: 'test', code: 'ok', ms: 5 }]);
  },
);

test.each([
  ['nothing', undefined, 'id', 'id: is missing'],
  ['null', { data: null }, 'id', 'id: is missing'],
  ['an empty object', { data: {} }, 'id', 'id: is missing'],
  ['an empty id', { data: { id: '' } }, 'id', 'id: must not be empty'],
  ['a number', { data: { id: 4 } }, 'id', 'id: must be string, not 4'],
  ['text', { data: 'x' }, 'data', 'data: must be an object; leave it out for none'],
  ['a list', { data: [] }, 'data', 'data: must be an object; leave it out for none'],
  ['a further field', { data: { id: 'x', y: 1 } }, 'y', 'y: is not known; leave it out'],
])('%s is invalid-argument naming the field', async (_, body, field, message) => {
  const { call, handled, logs } = setUp();
  await expect(call(body)).rejects.toMatchObject({
    code: 'invalid-argument',
    message,
    details: { field },
  });
  expect(handled).toEqual([]);
  expect(logs).toEqual([{ name: 'test', code: 'invalid-argument', ms: 5 }]);
});

test('a call for members refuses a visitor', async () => {
  const { call, handled } = setUp({ isForMembers: true });
  await expect(call({ data: { id: 'x' } })).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(handled).toEqual([]);
});

test('too many calls are resource-exhausted; bad calls count, too', async () => {
  const limiter = createRateLimiter({ burst: 1, perMinute: 1 }, () => 0);
  const { call, handled } = setUp({ limiters: [limiter] });
  await expect(call({ data: {} })).rejects.toMatchObject({ code: 'invalid-argument' });
  await expect(call({ data: { id: 'x' } })).rejects.toMatchObject({ code: 'resource-exhausted' });
  expect(handled).toEqual([]);
});

test('visitors of one household share a limit, those of another network do not', async () => {
  const { call } = setUp({ limiters: [createRateLimiter({ burst: 2, perMinute: 1 }, () => 0)] });
  const from = (ip: string) =>
    call({ data: { id: 'x' } }, { origin: { ip, header: () => undefined } }).catch(
      ({ code }: { code: string }) => code,
    );
  const household = ['2001:db8:1:201::1', '2001:db8:1:202::1', '2001:db8:1:203::1'];
  const answers: unknown[] = [];
  for (const ip of [...household, '2001:db8:1:204::1']) answers.push(await from(ip));
  expect(answers).toEqual(['answer', 'answer', 'answer', 'resource-exhausted']);
  await expect(from('2001:db8:2:204::1')).resolves.toBe('answer');
});

describe('a burst of one learner', () => {
  const x = { data: { id: 'x' } };
  const anna = { caller: member('anna') };
  /** A handler that answers only Berta until it is released. */
  function hanging(outcome: () => unknown = () => 'answer') {
    let letGo: () => void = () => undefined;
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
    const handler: Definition['handler'] = async (_, caller) => {
      if (caller.kind === 'member' && caller.uid !== 'berta') await isLetGo;
      return outcome();
    };
    return { ...setUp({ handler }), letGo: () => letGo() };
  }

  test('runs three calls and refuses the others at once, but not those of another learner', async () => {
    const { call, letGo } = hanging();
    const open = [1, 2, 3].map(() => call(x, anna));
    for (let more = 0; more < 7; more += 1) {
      await expect(call(x, anna)).rejects.toMatchObject({
        code: 'resource-exhausted',
        message: 'Too much is open at once. Wait until it is done, then try again.',
      });
    }
    await expect(call(x, { caller: member('berta') })).resolves.toBe('answer');
    await expect(call(x)).resolves.toBe('answer');
    letGo();
    await expect(Promise.all(open)).resolves.toEqual(['answer', 'answer', 'answer']);
    await expect(call(x, anna)).resolves.toBe('answer');
  });

  test('a finished call frees its slot, also a failed or bad one', async () => {
    const { call, letGo } = hanging(() => {
      throw new AppError('not-found', 'There is none.');
    });
    letGo();
    for (let time = 0; time < 4; time += 1) {
      await expect(call(x, anna)).rejects.toMatchObject({ code: 'not-found' });
      await expect(call({}, anna)).rejects.toMatchObject({ code: 'invalid-argument' });
    }
  });

  test('does not limit visitors, who may share an address', async () => {
    let letGo: () => void = () => undefined;
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
    const { call } = setUp({ handler: () => isLetGo });
    const open = [1, 2, 3, 4, 5].map(() => call(x));
    letGo();
    await expect(Promise.all(open)).resolves.toHaveLength(5);
  });
});

test('an AppError keeps its code, message and details', async () => {
  const failure = new AppError('not-found', 'There is no such lesson.', { videoID: 'x' });
  const { call, logs } = setUp({ handler: () => Promise.reject(failure) });
  await expect(call({ data: { id: 'x' } })).rejects.toMatchObject({
    code: 'not-found',
    message: 'There is no such lesson.',
    details: { videoID: 'x' },
  });
  expect(logs).toEqual([{ name: 'test', code: 'not-found', ms: 5 }]);
});

test('every limiter must let a call pass, also an asynchronous one', async () => {
  const asked: unknown[] = [];
  const shared = { take: async (...keys: unknown[]) => asked.push(keys) < 2 };
  const { call } = setUp({ limiters: [{ take: () => true }, shared] });
  await expect(call({ data: { id: 'x' } }, { caller: member('u1') })).resolves.toBe('answer');
  await expect(call({ data: { id: 'x' } })).rejects.toMatchObject({ code: 'resource-exhausted' });
  expect(asked).toEqual([
    ['uid:u1', []],
    ['ip:203.0.113.9', ['ip:203.0.113.0/24']],
  ]);
});

describe('a teacher', () => {
  const handledBy = async (isKept: boolean) => {
    const asked: string[] = [];
    const { call, handled } = setUp({
      isKeptTeacher: async (uid) => {
        asked.push(uid);
        return isKept;
      },
    });
    await call({ data: { id: 'x' } }, { caller: teacher('tina') });
    await call({ data: { id: 'x' } }, { caller: member('beat') });
    return { asked, handled };
  };

  test.each([true, false])('needs a document beside the claim (%s)', async (isKept) => {
    const { asked, handled } = await handledBy(isKept);
    expect(handled).toEqual([
      { payload: { id: 'x' }, caller: { ...teacher('tina'), isTeacher: isKept } },
      { payload: { id: 'x' }, caller: member('beat') },
    ]);
    expect(asked).toEqual(['tina']);
  });
});

describe('when only our own app may call', () => {
  test('an unverified app gets failed-precondition', async () => {
    const { call, handled } = setUp({ isAppRequired: true });
    await expect(call({ data: { id: 'x' } })).rejects.toMatchObject({
      code: 'failed-precondition',
      details: { reason: 'app-not-verified' },
    });
    expect(handled).toEqual([]);
  });

  test('a verified app passes', async () => {
    const { call } = setUp({ isAppRequired: true });
    await expect(call({ data: { id: 'x' } }, { isVerifiedApp: true })).resolves.toBe('answer');
  });
});

test.each([
  ['an unknown error', new TypeError('secret detail')],
  ['an internal AppError', new AppError('internal', 'secret detail', { secret: 'detail' })],
])('%s is internal, neutral outside and explained in the log', async (_, cause) => {
  const { call, logs } = setUp({ handler: () => Promise.reject(cause) });
  const error: unknown = await call({ data: { id: 'x' } }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'internal' });
  expect(JSON.stringify(error)).not.toContain('secret detail');
  expect(logs).toMatchObject([
    { name: 'test', code: 'internal', ms: 5, cause: { message: 'secret detail' } },
  ]);
});

test('the log of a failed call does not name the caller', async () => {
  const handler = () =>
    Promise.reject(new Error('No document: Users/seed-vip of seed-vip, vip@example.com'));
  const { call, logs } = setUp({ handler });
  await call({ data: { id: 'x' } }, { caller: member('seed-vip') }).catch(() => undefined);
  expect(inspect(logs)).not.toMatch(/seed-vip|example\.com/);
});

test('the log has a provider’s error, even if the caller gets an explanation', async () => {
  const failure = new AppError('unavailable', 'Try again in a minute.');
  failure.cause = new Error('socket hang up');
  const { call, logs } = setUp({ handler: () => Promise.reject(failure) });
  await expect(call({ data: { id: 'x' } })).rejects.toMatchObject({ code: 'unavailable' });
  expect(inspect(logs)).toContain('socket hang up');
});

test('a failed call is taken out of limits that count successful calls', async () => {
  const given: string[] = [];
  const limiter = { take: () => true, giveBack: async (key: string) => void given.push(key) };
  const { call } = setUp({ limiters: [{ take: () => true }, limiter] });
  await expect(call({ data: { id: 'x' } })).resolves.toBe('answer');
  expect(given).toEqual([]);
  await expect(call({ data: { id: 7 } })).rejects.toMatchObject({ code: 'invalid-argument' });
  expect(given).toHaveLength(1);
});

test.each([
  [undefined, 'Too many calls. Wait a minute and try again.', undefined],
  ['hour', 'Too many calls in this hour. Try again in the next one.', { per: 'hour' }],
  ['day', 'Too many calls today. Try again tomorrow.', { per: 'day' }],
] as const)('a limit per %s says when to try again', async (per, message, details) => {
  let left = 1;
  const limiter = { take: () => left-- > 0, ...(per && { per }) };
  const { call } = setUp({ limiters: [limiter] });
  await expect(call({ data: { id: 'x' } })).resolves.toBe('answer');
  const refused = await call({ data: { id: 'x' } }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'resource-exhausted', message });
  expect(refused).toHaveProperty('details', details);
});
