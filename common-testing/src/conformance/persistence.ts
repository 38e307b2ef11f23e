import type { PersistedState } from 'shared-contracts';
import { aCatalogue } from 'common/in-memory';
import type { Given } from './harness';

const STATE: PersistedState = {
  lessons: aCatalogue(2).lessons,
  metadata: {
    windowInnerHeight: 800,
    resizeListenerTurnedOn: false,
    isEmbeddedInAndroidIosApp: true,
    parentAppVersion: '1.2.0',
    parentAppBuildNumber: '7',
    parentAppBundleId: 'ch.grueezi',
    parentAppOS: 'ios',
  },
  miniLessonsIndex: { index: ['merci', 'ade'] },
};
const KEYS = ['lessons', 'metadata', 'miniLessonsIndex'] as const;

export function persistencePromises(given: Given): void {
  test.each(KEYS)('has no %s before the first write', async (key) => {
    expect(await given().platform.persistence.restore(key)).toBeUndefined();
  });

  test.each(KEYS)('restores the last stored %s', async (key) => {
    const { persistence } = given().platform;
    await persistence.store('lessons', aCatalogue(1).lessons);
    await persistence.store('metadata', { ...STATE.metadata, windowInnerHeight: 1 });
    await persistence.store('miniLessonsIndex', { index: ['old'] });
    await persistence.store(key, STATE[key]);
    expect(await persistence.restore(key)).toEqual(STATE[key]);
  });

  test('restores no invalid value, and does not fail [CONST-persistence]', async () => {
    const { persistence } = given().platform;
    await persistence.store('miniLessonsIndex', { index: [1] } as never);
    await persistence.store('lessons', [{ DocID: 'no more than an id' }] as never);
    await persistence.store('metadata', { ...STATE.metadata, UID: 'somebody' } as never);
    for (const key of KEYS) expect(await persistence.restore(key)).toBeUndefined();
  });

  test('keeps nothing beyond the whitelist [ENTITY-persisted] [CONST-persistence]', async () => {
    const { persistence } = given().platform;
    for (const key of ['session', 'toString', '__proto__']) {
      await persistence.store(key as never, { index: ['merci'] } as never);
      expect(await persistence.restore(key as never)).toBeUndefined();
    }
  });
}
