import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
  type DocumentData,
} from 'firebase/firestore';
import { as, dayFromNow } from './testing/database';
import { newest, send, TODAY } from './testing/live-chat';

describe('a mute', () => {
  const mutes = `LiveChats/${TODAY}/Mutes`;
  /** The product's query for a member's mute. */
  const about = (uid: string, reader = uid, count = 1) =>
    query(collection(as(reader), mutes), where('UID', '==', uid), limit(count));
  const muteOf = (UID: string): DocumentData => ({
    UID,
    Username: `The ${UID}`,
    MutedAt: serverTimestamp(),
  });

  test('stops a member from writing, not from reading, and is readable for them', async () => {
    await assertFails(send('muted'));
    await assertSucceeds(newest('muted'));
    await assertSucceeds(getDoc(doc(as('muted'), `${mutes}/muted`)));
    await assertSucceeds(getDocs(about('muted')));
    await assertFails(getDocs(about('muted', 'muted', 101)));
    await assertSucceeds(send('muted', {}, dayFromNow(7)));
  });

  test('does not bind a teacher', async () => {
    await assertSucceeds(send('teacher'));
  });

  test('is given and taken back by a teacher, at once', async () => {
    const path = `${mutes}/vip`;
    await assertSucceeds(setDoc(doc(as('teacher'), path), muteOf('vip')));
    await assertFails(send('vip'));
    await assertFails(deleteDoc(doc(as('vip'), path)));
    await assertSucceeds(deleteDoc(doc(as('teacher'), path)));
    await assertSucceeds(send('vip'));
  });

  test('of another member is not readable', async () => {
    for (const uid of ['vip', 'visitor', 'former teacher']) {
      await assertFails(getDoc(doc(as(uid), `${mutes}/muted`)));
      await assertFails(getDocs(query(collection(as(uid), mutes), limit(100))));
      await assertFails(getDocs(about('muted', uid)));
      await assertFails(setDoc(doc(as(uid), `${mutes}/other`), muteOf('other')));
    }
    await assertSucceeds(getDocs(query(collection(as('teacher'), mutes), limit(100))));
    await assertFails(getDocs(query(collection(as('teacher'), mutes), limit(101))));
  });

  test.each<[string, DocumentData]>([
    ['for another', { UID: 'vip' }],
    ['with a further field', { Reason: 'rude' }],
    ['with a time of the device', { MutedAt: Timestamp.now() }],
    ['with a name of 101 letters', { Username: 'ä'.repeat(101) }],
    ['with a name that turns', { Username: '\u202erelboT eserehT' }],
    ['with a name of nine marks', { Username: `a${'\u0301'.repeat(9)}` }],
  ])('%s is refused', async (_, change) => {
    const path = doc(as('teacher'), `${mutes}/other`);
    await assertFails(setDoc(path, { ...muteOf('other'), ...change }));
  });

  test('may have a name of 100 letters', async () => {
    const path = doc(as('teacher'), `${mutes}/long-name`);
    await assertSucceeds(setDoc(path, { ...muteOf('long-name'), Username: 'ä'.repeat(100) }));
  });
});
