import { AppError, CARD_LIMITS, documentPaths } from 'shared-contracts';
import {
  aMember,
  createInMemoryPlatform,
  type InMemoryOptions,
  type InMemoryPlatform,
} from 'common-testing';
import { aSchedule } from '../../testing/decks';
import { schedulesOf, type StoredSchedules } from './stored-schedules';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const PATH = documentPaths.lessonCards('uid-heidi', 'znueni');

function open(options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({ session: aMember(), ...options });
  return {
    platform,
    schedules: schedulesOf(platform).value!.of('znueni'),
    stored: () => platform.documents.get(PATH),
  };
}

/** The results of the first writes, in order; later writes succeed. */
const writesEnd = (...ends: (AppError['code'] | 'well')[]): InMemoryOptions => ({
  refuseDocuments(operation) {
    const end = operation === 'write' ? (ends.shift() ?? 'well') : 'well';
    return end === 'well' ? undefined : new AppError(end, 'No');
  },
});

/** One card more than one write may have. */
const KEYS = Array.from({ length: CARD_LIMITS.perWrite + 1 }, (_, index) => `card-${index}`);

test('goes on with the other answers after some were refused, and keeps saying so', async () => {
  const { schedules, stored } = open(writesEnd('permission-denied'));
  KEYS.forEach((key) => schedules.save(key, aSchedule(5)));
  await schedules.flush();
  expect(Object.keys((await stored())?.cards ?? {})).toEqual(KEYS.slice(-1));
  expect(schedules.status$.value).toBe('refused');
  await schedules.read();
  expect(schedules.status$.value).toBe('well');
});

test('distinguishes answers not stored yet from refused ones', async () => {
  const { schedules, stored } = open(writesEnd('permission-denied', 'unavailable'));
  const said: string[] = [];
  schedules.status$.subscribe((status) => said.push(status));
  KEYS.forEach((key) => schedules.save(key, aSchedule(5)));
  await schedules.flush();
  expect(schedules.status$.value).toBe('retrying');
  await jest.advanceTimersByTimeAsync(5000);
  expect(Object.keys((await stored())?.cards ?? {})).toEqual(KEYS.slice(-1));
  expect(said).toEqual(['well', 'refused', 'retrying', 'refused']);
});

test('keeps answers after an expired token, while the user is signed in', async () => {
  const { schedules, stored } = open(writesEnd('unauthenticated'));
  schedules.save('a', aSchedule(5));
  await schedules.flush();
  expect(schedules.status$.value).toBe('retrying');
  await jest.advanceTimersByTimeAsync(5000);
  expect(await stored()).toMatchObject({ cards: { a: { due: 5 } } });
  expect(schedules.status$.value).toBe('well');
});

/** Starts a read; `answer` ends it with an empty document. */
function readLater(platform: InMemoryPlatform, schedules: StoredSchedules) {
  let answer = () => {};
  jest.spyOn(platform.documents, 'get').mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(undefined);
      }),
  );
  return { read: schedules.read(), answer: () => answer() };
}

describe('read while answers are on their way', () => {
  /** Starts a write that ends when the test calls `arrive`. */
  async function openWriting() {
    const all = open();
    const merge = all.platform.documents.merge;
    let arrive = () => {};
    jest.spyOn(all.platform.documents, 'merge').mockImplementationOnce(async (path, data) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await merge(path, data);
    });
    all.schedules.save('a', aSchedule(5));
    const flushed = all.schedules.flush();
    await jest.advanceTimersByTimeAsync(0);
    return { ...all, flushed, arrive: () => arrive() };
  }

  test('includes them, and later ones', async () => {
    const { schedules, arrive, flushed } = await openWriting();
    schedules.save('b', aSchedule(7));
    expect(await schedules.read()).toMatchObject({ a: { due: 5 }, b: { due: 7 } });
    arrive();
    await flushed;
  });

  test('includes them also when they are stored before the read answers', async () => {
    const { platform, schedules, arrive, flushed } = await openWriting();
    const { read, answer } = readLater(platform, schedules);
    arrive();
    await flushed;
    answer();
    expect(await read).toMatchObject({ a: { due: 5 } });
  });

  test('stores answers given during the read only after it', async () => {
    const { platform, schedules } = open();
    const { read, answer } = readLater(platform, schedules);
    schedules.save('a', aSchedule(5));
    const flushed = schedules.flush();
    await jest.advanceTimersByTimeAsync(0);
    answer();
    expect(await read).toMatchObject({ a: { due: 5 } });
    await flushed;
  });
});

test('marks cards that the lesson no longer has as never answered', async () => {
  const others = Object.fromEntries(KEYS.map((key, index) => [key, aSchedule(index)]));
  const { schedules, stored } = open({
    documents: { [PATH]: { cards: { ...others, kept: aSchedule(9) }, nextDue: 0 } },
  });
  await schedules.read();
  schedules.retain(['kept', 'new'], (key) => !['kept', 'new'].includes(key));
  await schedules.flush();
  const after = await stored();
  expect(KEYS.map((key) => after?.cards[key]?.state)).toEqual(KEYS.map(() => 0));
  expect(after).toMatchObject({ cards: { kept: { due: 9, state: 2 } }, nextDue: 9 });
});

test('writes nothing when the lesson still has all cards', async () => {
  const { platform, schedules } = open({
    documents: { [PATH]: { cards: { kept: aSchedule(9), gone: aSchedule(1) }, nextDue: 1 } },
  });
  await schedules.read();
  schedules.retain(['kept'], (key) => key !== 'kept');
  await schedules.flush();
  const merge = jest.spyOn(platform.documents, 'merge');
  await schedules.read();
  schedules.retain(['kept'], (key) => key !== 'kept');
  await schedules.flush();
  expect(merge).not.toHaveBeenCalled();
});

test('stores remaining answers when their user is back', async () => {
  const { platform, schedules, stored } = open();
  schedules.save('a', aSchedule(5));
  await platform.session.signOut();
  await schedules.flush();
  expect(await stored()).toBeUndefined();
  platform.setSession(aMember());
  const back = schedulesOf(platform).value!.of('znueni');
  expect(await back.read()).toMatchObject({ a: { due: 5 } });
  await back.flush();
  expect(await stored()).toMatchObject({ cards: { a: { due: 5 } }, nextDue: 5 });
});

test('writes an answer again whose outcome a log-out has hidden, for its own learner only', async () => {
  const { platform, schedules, stored } = open();
  const { merge } = platform.documents;
  const spy = jest.spyOn(platform.documents, 'merge').mockReturnValueOnce(new Promise(() => {}));
  schedules.save('a', aSchedule(5));
  void schedules.flush();
  await jest.advanceTimersByTimeAsync(0);
  platform.setSession(aMember({ UID: 'uid-ueli' }));
  const ofUeli = schedulesOf(platform).value!.of('znueni');
  expect(await ofUeli.read()).toEqual({});
  await ofUeli.flush();
  expect(spy).toHaveBeenCalledTimes(1);
  spy.mockImplementation(merge);
  platform.setSession(aMember());
  const back = schedulesOf(platform).value!.of('znueni');
  await back.read();
  await back.flush();
  expect(await stored()).toMatchObject({ cards: { a: { due: 5 } } });
});

test('stores how many cards are new, with the next answer', async () => {
  const { schedules, stored } = open();
  await schedules.read();
  schedules.retain(KEYS, (key) => !KEYS.includes(key));
  await schedules.flush();
  expect(await stored()).toBeUndefined();
  schedules.save('card-0', aSchedule(5));
  await schedules.flush();
  expect(await stored()).toMatchObject({ fresh: KEYS.length - 1, cards: { 'card-0': { due: 5 } } });
});

test('stores no number of new cards while it is unknown', async () => {
  const { schedules, stored } = open();
  schedules.save('card-0', aSchedule(5));
  await schedules.flush();
  expect(await stored()).not.toHaveProperty('fresh');
});
