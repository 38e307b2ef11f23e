import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, getDocs, limit, query, type QueryConstraint } from 'firebase/firestore';
import { environment, provideEnvironment } from './environment';
import { databaseOf } from './roles';

provideEnvironment({ 'PrivateLessons/mon-9am': { id: 'mon-9am', isBooked: false } });

test('the hours are listed to learners, 100 at a time and not without a limit [DOC-read-slots]', async () => {
  const list = (...constraints: QueryConstraint[]) => {
    const db = databaseOf(environment, 'free', 'learner-1');
    return getDocs(query(collection(db, 'PrivateLessons'), ...constraints));
  };
  await assertSucceeds(list(limit(100)));
  await assertFails(list(limit(101)));
  await assertFails(list());
});
