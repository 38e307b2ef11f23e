import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, getDocs, limit, query, type QueryConstraint } from 'firebase/firestore';
import { environment, provideEnvironment } from './environment';
import { databaseOf } from './roles';

provideEnvironment({ 'PrivateLessons/mon-9am': { id: 'mon-9am', isBooked: false } });

test.each([
  ['the hours [DOC-read-slots]', 'PrivateLessons'],
  ['the dates of live lessons', 'LiveDates'],
  ['what the learner bought', 'Entitlements/learner-1/Confirmations'],
  ['the learner’s cards', 'LearnerState/learner-1/Cards'],
])('a learner lists 100 at a time and not without a limit: %s', async (_, path) => {
  const list = (...constraints: QueryConstraint[]) => {
    const db = databaseOf(environment, 'free', 'learner-1');
    return getDocs(query(collection(db, path), ...constraints));
  };
  await assertSucceeds(list(limit(100)));
  await assertFails(list(limit(101)));
  await assertFails(list());
});
