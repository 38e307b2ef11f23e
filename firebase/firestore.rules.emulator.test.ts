import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
} from 'firebase/firestore';
import { SERVER_ONLY_COLLECTIONS } from 'shared-contracts';

type Role = 'visitor' | 'learner' | 'other learner' | 'teacher';
const ROLES: readonly Role[] = ['visitor', 'learner', 'other learner', 'teacher'];
const LEARNER = 'learner-1';
const INDEX = 'mini_lessons_collection_attributes';

// The SDK would warn of every refusal that is expected here.
setLogLevel('silent');

let environment: RulesTestEnvironment;
beforeAll(async () => {
  const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  const rules = readFileSync(join(__dirname, 'firestore.rules'), 'utf8');
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-test',
    firestore: { rules, host, port: Number(port) },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    const put = (path: string, data: object) => setDoc(doc(db, path), data);
    const Type = 'mini_lesson';
    const shown = { isAvailable: true, isAvailableLessons: true };
    await put('Videos/published', { ...shown, Type, Date: '2026-11-20' });
    await put('Videos/by-link', { ...shown, isAvailableLessons: false, Type, Date: '2026-11-21' });
    await put('Videos/draft', { ...shown, isAvailable: false, Type, Date: '2026-11-22' });
    await put('Videos/odd', { isAvailable: 'true' });
    await put(`Videos/${INDEX}`, { index: ['published'] });
    await put('Videos/published/Comments/c1', { UID: LEARNER });
    await put(`Entitlements/${LEARNER}`, { Tier: 2 });
    for (const name of ['Users', 'LearnerState', 'PrivateLessons', ...SERVER_ONLY_COLLECTIONS]) {
      await put(`${name}/${LEARNER}`, { any: 'thing' });
    }
  });
});
afterAll(() => environment.cleanup());

function as(role: Role) {
  const context: Record<Role, () => RulesTestContext> = {
    visitor: () => environment.unauthenticatedContext(),
    learner: () => environment.authenticatedContext(LEARNER),
    'other learner': () => environment.authenticatedContext('learner-2'),
    teacher: () => environment.authenticatedContext('teacher-1', { teacher: true }),
  };
  return context[role]().firestore();
}

describe.each(ROLES)('Videos as %s', (role) => {
  test.each(['published', 'by-link', INDEX])('%s can be read', async (id) => {
    await assertSucceeds(getDoc(doc(as(role), 'Videos', id)));
  });

  test.each(['draft', 'odd'])('%s cannot be read', async (id) => {
    await assertFails(getDoc(doc(as(role), 'Videos', id)));
  });

  test('that there is no such lesson is known', async () => {
    const found = await assertSucceeds(getDoc(doc(as(role), 'Videos', 'unknown')));
    expect(found.exists()).toBe(false);
  });

  test('the newest listed mini lesson can be found', async () => {
    const newest = query(
      collection(as(role), 'Videos'),
      where('isAvailable', '==', true),
      where('isAvailableLessons', '==', true),
      where('Type', '==', 'mini_lesson'),
      orderBy('Date', 'desc'),
      limit(1),
    );
    const found = await assertSucceeds(getDocs(newest));
    expect(found.docs.map(({ id }) => id)).toEqual(['published']);
  });

  test.each([
    ['all', []],
    ['drafts', [where('isAvailable', '==', false), where('isAvailableLessons', '==', true)]],
    ['those reached by link', [where('isAvailable', '==', true)]],
    ['those only listed', [where('isAvailableLessons', '==', true)]],
    [
      'those only reached by link',
      [where('isAvailable', '==', true), where('isAvailableLessons', '==', false)],
    ],
  ])('%s cannot be listed', async (_, constraints) => {
    await assertFails(getDocs(query(collection(as(role), 'Videos'), ...constraints)));
  });

  test('nothing can be written', async () => {
    const db = as(role);
    await assertFails(setDoc(doc(db, 'Videos/new'), { isAvailable: true }));
    await assertFails(updateDoc(doc(db, 'Videos/published'), { Title: 'x' }));
    await assertFails(deleteDoc(doc(db, 'Videos/published')));
    await assertFails(setDoc(doc(db, 'Videos', INDEX), { index: [] }));
  });
});

describe('Entitlements', () => {
  test('a learner reads their own, but never writes it', async () => {
    const own = doc(as('learner'), 'Entitlements', LEARNER);
    const snapshot = await assertSucceeds(getDoc(own));
    expect(snapshot.data()).toEqual({ Tier: 2 });
    await assertFails(setDoc(own, { Tier: 3 }));
    await assertFails(updateDoc(own, { Tier: 3 }));
    await assertFails(deleteDoc(own));
    await assertFails(getDocs(collection(as('learner'), 'Entitlements')));
  });

  test('a learner without a plan learns just that', async () => {
    const none = await assertSucceeds(
      getDoc(doc(as('other learner'), 'Entitlements', 'learner-2')),
    );
    expect(none.exists()).toBe(false);
  });

  test.each(ROLES.filter((role) => role !== 'learner'))('%s reads no other', async (role) => {
    await assertFails(getDoc(doc(as(role), 'Entitlements', LEARNER)));
  });
});

const CLOSED = [
  ...SERVER_ONLY_COLLECTIONS,
  'Users',
  'LearnerState',
  'PrivateLessons',
  'Videos/published/Comments',
  'Unheard',
];

describe.each(CLOSED)('%s is closed', (name) => {
  test.each(ROLES)('for %s', async (role) => {
    const db = as(role);
    const own = doc(db, name, LEARNER);
    await assertFails(getDoc(own));
    await assertFails(getDocs(collection(db, name)));
    await assertFails(setDoc(own, { any: 'thing' }));
    await assertFails(updateDoc(own, { any: 'thing' }));
    await assertFails(deleteDoc(own));
  });
});
