import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  Timestamp,
  where,
} from 'firebase/firestore';
import { DAY_MS } from 'shared-contracts';
import { as, dayFromNow, plan, tokens, writePastRules } from './testing/database';
import { MEMBERS, nameOf, seen, STRANGERS, TODAY } from './testing/live-chat';

describe('who is there', () => {
  const present = `LiveChats/${TODAY}/Present`;

  test.each(MEMBERS)('%s writes it, again after a while, and deletes it', async (uid) => {
    const own = doc(as(uid), `${present}/${uid}`);
    const seenBefore = () => {
      const SeenAt = Timestamp.fromMillis(Date.now() - 21_000);
      return writePastRules({ [`${present}/${uid}`]: { ...seen(uid), SeenAt } });
    };
    await assertSucceeds(setDoc(own, seen(uid)));
    await assertFails(setDoc(own, seen(uid)));
    await assertFails(deleteDoc(own));
    await seenBefore();
    await assertSucceeds(setDoc(own, seen(uid)));
    await seenBefore();
    await assertSucceeds(deleteDoc(own));
    await assertSucceeds(deleteDoc(own));
  });

  test('of an old lesson cannot be deleted', async () => {
    const path = `LiveChats/${dayFromNow(-3)}/Present/vip`;
    const SeenAt = Timestamp.fromMillis(Date.now() - 3 * DAY_MS);
    await writePastRules({ [path]: { ...seen('vip'), SeenAt } });
    await assertFails(deleteDoc(doc(as('vip'), path)));
  });

  test('is listed for members, 100 at most', async () => {
    const since = Timestamp.fromMillis(Date.now() - 130_000);
    const list = (uid: string, count: number) =>
      getDocs(
        query(
          collection(as(uid), present),
          where('SeenAt', '>', since),
          orderBy('SeenAt', 'desc'),
          limit(count),
        ),
      );
    for (const uid of MEMBERS) await assertSucceeds(list(uid, 100));
    await assertFails(list('vip', 101));
    for (const uid of STRANGERS) await assertFails(list(uid, 100));
  });

  test.each(STRANGERS)('%s cannot write it', async (uid) => {
    await assertFails(setDoc(doc(as(uid), `${present}/${uid}`), seen(uid)));
  });

  test('cannot be written for another member, or under another name', async () => {
    await assertFails(setDoc(doc(as('vip'), `${present}/other`), seen('other')));
    await assertFails(setDoc(doc(as('vip'), `${present}/other`), seen('vip')));
    await assertFails(deleteDoc(doc(as('teacher'), `${present}/vip`)));
  });

  test('cannot have a name that changes the text direction', async () => {
    for (const [uid, name] of Object.entries({ turned: '\u202erelboT', plain: 'relboT' })) {
      tokens[uid] = { name };
      await writePastRules({
        [`Entitlements/${uid}`]: plan(2),
        [`CheckedNames/${uid}`]: { Username: name },
      });
    }
    await assertFails(setDoc(doc(as('turned'), `${present}/turned`), seen('turned')));
    await assertSucceeds(setDoc(doc(as('plain'), `${present}/plain`), seen('plain')));
  });

  test.each([
    ['newly', 'new-there', undefined],
    ['again', 'there-again', Timestamp.fromMillis(Date.now() - 60_000)],
  ])('it is said %s with its three fields, and nothing else', async (_, uid, SeenAt) => {
    const path = `${present}/${uid}`;
    await writePastRules({
      [`Entitlements/${uid}`]: plan(2),
      [`CheckedNames/${uid}`]: { Username: nameOf(uid) },
      ...(SeenAt && { [path]: { ...seen(uid), SeenAt } }),
    });
    for (const change of [
      { UID: 'vip' },
      { Username: 'The other' },
      { SeenAt: Timestamp.now() },
      { isTeacher: true },
    ]) {
      await assertFails(setDoc(doc(as(uid), path), { ...seen(uid), ...change }));
    }
    await assertSucceeds(setDoc(doc(as(uid), path), seen(uid)));
  });
});
