import { BehaviorSubject } from 'rxjs';
import { aMember, createInMemoryPlatform } from 'common-testing';
import { documentPaths, AppError } from 'shared-contracts';
import { forLearner, learnerOf, valueForLearner } from './for-learner';
import type { Learner } from './learner';

const HEIDI = aMember({ UID: 'heidi' });
const UELI = aMember({ UID: 'ueli' });
const VISITOR = { status: 'visitor' } as const;
const PATH = documentPaths.learnerState('heidi');

function open() {
  const platform = createInMemoryPlatform({ session: HEIDI });
  const made: Learner[] = [];
  const own = forLearner(platform, (learner) => {
    made.push(learner);
    return learner;
  });
  return { platform, made, own, heidi: made[0]! };
}

describe('a value kept for a learner', () => {
  test('is made at the log-in and dropped at the log-out', () => {
    const { platform, made, own, heidi } = open();
    expect(own.value).toBe(heidi);
    platform.setSession(VISITOR);
    expect(own.value).toBeUndefined();
    expect(heidi.signal.aborted).toBe(true);
    platform.setSession(UELI);
    expect(own.value).toBe(made[1]);
    expect(made.map(({ uid, signal }) => [uid, signal.aborted])).toEqual([
      ['heidi', true],
      ['ueli', false],
    ]);
  });

  test('is made anew when the same learner comes back', () => {
    const { platform, made, heidi } = open();
    platform.setSession(VISITOR);
    platform.setSession(HEIDI);
    expect(made).toHaveLength(2);
    expect(heidi.signal.aborted).toBe(true);
  });

  test('stays while the learner only changes their name', () => {
    const { platform, made, own, heidi } = open();
    platform.setSession(aMember({ UID: 'heidi', Username: 'Heidi H.' }));
    expect(own.value).toBe(heidi);
    expect(made).toHaveLength(1);
    expect(heidi.signal.aborted).toBe(false);
  });

  test('is undefined while the session is unknown', () => {
    const platform = createInMemoryPlatform({ session: { status: 'unknown' } });
    const own = forLearner(platform, ({ uid }) => uid);
    expect(own.value).toBeUndefined();
    platform.setSession(HEIDI);
    expect(own.value).toBe('heidi');
  });

  test('ends before the next learner gets a value', () => {
    const order: string[] = [];
    const platform = createInMemoryPlatform({ session: HEIDI });
    forLearner(platform, ({ uid, signal }) => {
      order.push(`${uid} comes`);
      signal.addEventListener('abort', () => order.push(`${uid} goes`));
    });
    platform.setSession(UELI);
    expect(order).toEqual(['heidi comes', 'heidi goes', 'ueli comes']);
  });

  test('is right for an earlier subscriber of the session', () => {
    const platform = createInMemoryPlatform({ session: HEIDI });
    const seen: unknown[] = [];
    platform.session.state$.subscribe(() => seen.push(learnerOf(platform).value?.uid));
    platform.setSession(UELI);
    platform.setSession(VISITOR);
    expect(seen).toEqual(['heidi', 'ueli', undefined]);
  });
});

describe('a request for a learner', () => {
  test('is answered while they are logged in', async () => {
    const { heidi, platform } = open();
    await heidi.documents.merge(PATH, { recent: ['winter'] });
    expect(await heidi.documents.get(PATH)).toEqual({ recent: ['winter'] });
    await heidi.documents.batch([{ operation: 'remove', path: PATH }]);
    expect(await platform.documents.get(PATH)).toBeUndefined();
    await expect(heidi.whileHere(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });

  test('fails like the request itself', async () => {
    const { heidi } = open();
    const refusal = new AppError('permission-denied', 'No');
    await expect(heidi.whileHere(() => Promise.reject(refusal))).rejects.toBe(refusal);
  });

  test.each([
    ['a read', ({ documents }: Learner) => documents.get(PATH)],
    ['a query', ({ documents }: Learner) => documents.query('Comments/a/b' as never)],
    ['a new document', ({ documents }: Learner) => documents.add('Comments/a/b' as never, {})],
    ['a merge', ({ documents }: Learner) => documents.merge(PATH, { recent: [] })],
    ['a removal', ({ documents }: Learner) => documents.remove(PATH)],
    ['a batch', ({ documents }: Learner) => documents.batch([])],
  ])('is not even sent once they are gone: %s', async (_, ask) => {
    const { platform, heidi } = open();
    const { documents } = platform;
    const sent = (['get', 'query', 'add', 'merge', 'remove', 'batch'] as const).map((name) =>
      jest.spyOn(documents, name),
    );
    platform.setSession(UELI);
    await expect(ask(heidi)).rejects.toMatchObject({ code: 'unauthenticated' });
    for (const spy of sent) expect(spy).not.toHaveBeenCalled();
  });

  test.each(['an answer', 'a failure'])('gets no late answer: %s', async (kind) => {
    const { platform, heidi } = open();
    let settle = () => {};
    const asked = heidi.whileHere(
      () =>
        new Promise<void>((resolve, reject) => {
          settle = () => (kind === 'an answer' ? resolve() : reject(new Error('no network')));
        }),
    );
    platform.setSession(VISITOR);
    platform.setSession(HEIDI);
    settle();
    await expect(asked).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

test('shows the value of the current learner, and the default in between', () => {
  const { platform, own } = open();
  const counters = new Map<Learner, BehaviorSubject<number>>();
  const counterOf = (learner: Learner) => {
    const counter = counters.get(learner) ?? new BehaviorSubject(0);
    counters.set(learner, counter);
    return counter;
  };
  const shown$ = valueForLearner(own, counterOf, -1);
  const heidi = own.value!;
  counterOf(heidi).next(7);
  expect(shown$.value).toBe(7);
  platform.setSession(VISITOR);
  expect(shown$.value).toBe(-1);
  counterOf(heidi).next(8);
  expect(shown$.value).toBe(-1);
  platform.setSession(UELI);
  expect(shown$.value).toBe(0);
});
