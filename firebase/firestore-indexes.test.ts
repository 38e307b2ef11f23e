import { indexes } from './firestore.indexes.json';

const LISTED = ['isAvailable ASCENDING', 'isAvailableLessons ASCENDING'];

/** The fields of every index of a collection, in their order. */
const indexesOf = (collection: string) =>
  indexes
    .filter(({ collectionGroup }) => collectionGroup === collection)
    .map(({ fields }) => fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`));

test.each([
  ['listed lessons, newest first', [...LISTED, 'Date DESCENDING']],
  ['the newest listed mini lesson', [...LISTED, 'Type ASCENDING', 'Date DESCENDING']],
])('there is an index for %s', (_, fields) => {
  expect(indexesOf('Videos')).toContainEqual(fields);
});

test('there is none for what the security rules refuse', () => {
  for (const fields of indexesOf('Videos')) expect(fields).toEqual(expect.arrayContaining(LISTED));
});
