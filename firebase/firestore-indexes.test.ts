import { fieldOverrides, indexes } from './firestore.indexes.json';

const indexesOf = (collection: string) =>
  indexes
    .filter(({ collectionGroup }) => collectionGroup === collection)
    .map(({ fields }) => fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`));

test('the only index of lessons finds the newest listed ones of a type', () => {
  const fields = ['isAvailable', 'isAvailableLessons', 'Type'].map((field) => `${field} ASCENDING`);
  expect(indexesOf('Videos')).toEqual([[...fields, 'Date DESCENDING']]);
});

test('open questions of all lessons are found, the oldest first', () => {
  expect(indexesOf('Comments')).toEqual([['Answer ASCENDING', 'TimeStamp ASCENDING']]);
  expect(indexes.find(({ collectionGroup }) => collectionGroup === 'Comments')?.queryScope).toBe(
    'COLLECTION_GROUP',
  );
});

test('words and answers that wait for a teacher are found, the oldest first', () => {
  expect(indexesOf('LearnerQuestions')).toEqual([['Done ASCENDING', 'TimeStamp ASCENDING']]);
});

test.each(['Comments', 'Messages', 'DeletedMessages', 'Present', 'Mutes'])(
  'there is one for what belongs to a learner in all %s',
  (collectionGroup) => {
    expect(fieldOverrides).toContainEqual({
      collectionGroup,
      fieldPath: 'UID',
      // An override replaces the default indexes, so it repeats them.
      indexes: [
        { order: 'ASCENDING', queryScope: 'COLLECTION' },
        { order: 'DESCENDING', queryScope: 'COLLECTION' },
        { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
        { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
      ],
    });
  },
);

test('who was in a chat is found by time, and forgotten by the database', () => {
  expect(fieldOverrides).toContainEqual({
    collectionGroup: 'Present',
    fieldPath: 'SeenAt',
    ttl: true,
    indexes: [
      { order: 'ASCENDING', queryScope: 'COLLECTION' },
      { order: 'DESCENDING', queryScope: 'COLLECTION' },
    ],
  });
});

test('what is left of a deleted message is forgotten by the database', () => {
  expect(fieldOverrides).toContainEqual({
    collectionGroup: 'DeletedMessages',
    fieldPath: 'DeletedAt',
    ttl: true,
    indexes: [],
  });
});

test.each([
  ['LearnerState', 'resumeAt'],
  ['LearnerState', 'recent'],
  ['LearnerState', 'finished'],
  ['LearnerState', 'played'],
  ['LearnerState', 'understood'],
  ['LearnerState', 'days'],
  ['Cards', 'cards'],
  ['Heard', 'lines'],
  ['Words', 'words'],
  ['LessonLines', 'lessons'],
  ['Downloads', 'text'],
  ['CanaryReports', 'reports'],
  ['Judgements', 'registry'],
])('fields that no query asks for are in no index: %s.%s', (collectionGroup, fieldPath) => {
  // An index of a map has an entry per key, so each write would pay for all keys.
  expect(fieldOverrides).toContainEqual({ collectionGroup, fieldPath, indexes: [] });
});

test.each([
  ['counts of calls', 'RateLimits'],
  ['prepared downloads', 'Downloads'],
  ['reports of a canary', 'CanaryReports'],
])('%s expire', (_, collectionGroup) => {
  const override = { collectionGroup, fieldPath: 'expiresAt', ttl: true, indexes: [] };
  expect(fieldOverrides).toContainEqual(override);
});
