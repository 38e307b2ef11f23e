import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
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
  updateDoc,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import { environment, provideEnvironment } from './environment';
import { databaseOf, ROLES, type Role } from './roles';

const INDEX = 'mini_lessons_collection_attributes';
const shown = { isAvailable: true, isAvailableLessons: true, Type: 'mini_lesson' };
const LISTED = [where('isAvailable', '==', true), where('isAvailableLessons', '==', true)];

provideEnvironment({
  'Videos/published': { ...shown, Date: '2026-11-20' },
  'Videos/by-link': { ...shown, isAvailableLessons: false, Date: '2026-11-21' },
  'Videos/draft': { ...shown, isAvailable: false, Date: '2026-11-22' },
  'Videos/odd': { isAvailable: 'true' },
  [`Videos/${INDEX}`]: { index: ['published'] },
});

const as = (role: Role) => databaseOf(environment, role, 'learner-1');

describe.each(ROLES)('Videos as %s', (role) => {
  test.each(['published', 'by-link', INDEX])('%s can be read', async (id) => {
    await assertSucceeds(getDoc(doc(as(role), 'Videos', id)));
  });

  test.each(['draft', 'odd'])('%s cannot be read', async (id) => {
    await assertFails(getDoc(doc(as(role), 'Videos', id)));
  });

  test('a missing lesson is not found instead of refused', async () => {
    const found = await assertSucceeds(getDoc(doc(as(role), 'Videos', 'unknown')));
    expect(found.exists()).toBe(false);
  });

  const list = (...constraints: QueryConstraint[]) =>
    getDocs(query(collection(as(role), 'Videos'), ...constraints));
  const newestOf = (type: string) => [
    ...LISTED,
    where('Type', '==', type),
    orderBy('Date', 'desc'),
  ];

  test('the newest listed mini lesson can be found, not two of them [DOC-read-newest-mini]', async () => {
    const found = await assertSucceeds(list(...newestOf('mini_lesson'), limit(1)));
    expect(found.docs.map(({ id }) => id)).toEqual(['published']);
    await assertFails(list(...newestOf('mini_lesson'), limit(2)));
  });

  test('four recordings can be queried, not five, and not without a limit', async () => {
    await assertSucceeds(list(...newestOf('monday_lesson'), limit(4)));
    await assertFails(list(...newestOf('monday_lesson'), limit(5)));
    await assertFails(list(...newestOf('monday_lesson')));
  });

  test('the lesson of a recording can be queried, not two lessons', async () => {
    const itsLesson = [...LISTED, where('MondayLessonID', '==', 'live')];
    await assertSucceeds(list(...itsLesson, limit(1)));
    await assertFails(list(...itsLesson, limit(2)));
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
  ])('not one of %s can be listed', async (_, constraints) => {
    await assertFails(list(...constraints, limit(1)));
  });

  test('no write is accepted', async () => {
    const db = as(role);
    await assertFails(setDoc(doc(db, 'Videos/new'), { isAvailable: true }));
    await assertFails(updateDoc(doc(db, 'Videos/published'), { Title: 'x' }));
    await assertFails(deleteDoc(doc(db, 'Videos/published')));
    await assertFails(setDoc(doc(db, 'Videos', INDEX), { index: [] }));
  });
});

test.each([
  [undefined, 200],
  [0, 200],
  [1, 403],
  [1_000_000, 403],
])('a list that skips %s documents is answered with %s', async (offset, status) => {
  const is = (fieldPath: string) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { booleanValue: true } },
  });
  const structuredQuery = {
    from: [{ collectionId: 'Videos' }],
    where: {
      compositeFilter: { op: 'AND', filters: [is('isAvailable'), is('isAvailableLessons')] },
    },
    limit: 1,
    ...(offset !== undefined && { offset }),
  };
  const documents = 'projects/demo-rules-videos/databases/(default)/documents';
  const response = await fetch(
    `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${documents}:runQuery`,
    { method: 'POST', body: JSON.stringify({ structuredQuery }) },
  );
  expect(response.status).toBe(status);
});
