import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { collection, getDocs, limit, query, type QueryConstraint } from 'firebase/firestore';
import { put, rulesEnvironment } from './environment';
import { databaseOf } from './roles';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('private-lessons');
  await put(environment, { 'PrivateLessons/mon-9am': { id: 'mon-9am', isBooked: false } });
});
afterAll(() => environment.cleanup());

test('the hours are listed to learners, 100 at a time and not without a limit [DOC-read-slots]', async () => {
  const list = (...constraints: QueryConstraint[]) => {
    const db = databaseOf(environment, 'free', 'learner-1');
    return getDocs(query(collection(db, 'PrivateLessons'), ...constraints));
  };
  await assertSucceeds(list(limit(100)));
  await assertFails(list(limit(101)));
  await assertFails(list());
});
