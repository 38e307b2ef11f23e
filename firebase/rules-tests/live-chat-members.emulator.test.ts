import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc, type DocumentData } from 'firebase/firestore';
import { databaseName } from './environment';
import { as, fromNow, plan, writePastRules } from './testing/database';
import {
  MEMBERS,
  messages,
  newest,
  seen,
  send,
  stored,
  STRANGERS,
  TODAY,
} from './testing/live-chat';

describe('who takes part', () => {
  test.each(MEMBERS)('%s reads and writes [ROLE-vip]', async (uid) => {
    await assertSucceeds(newest(uid));
    await assertSucceeds(getDoc(doc(as(uid), await stored('other'))));
    await assertSucceeds(send(uid));
  });

  test.each(STRANGERS)('%s does neither [ROLE-server-enforced]', async (uid) => {
    await assertFails(newest(uid));
    await assertFails(getDoc(doc(as(uid), await stored('other'))));
    await assertFails(send(uid));
  });

  test('a member without a name reads, and cannot write under any name', async () => {
    await assertSucceeds(newest('nameless'));
    for (const Username of ['', 'Anybody', null]) await assertFails(send('nameless', { Username }));
  });

  test('a member with an invisible name is not listed, and writes nothing', async () => {
    await assertSucceeds(newest('unseen'));
    await assertFails(send('unseen'));
    const own = doc(as('unseen'), `LiveChats/${TODAY}/Present/unseen`);
    await assertFails(setDoc(own, seen('unseen')));
  });

  test('a plan that ends is refused at once, for new reads and writes', async () => {
    await writePastRules({ 'Entitlements/ending': plan(2) });
    await assertSucceeds(newest('ending'));
    await assertSucceeds(send('ending'));
    await writePastRules({ 'Entitlements/ending': plan(2, fromNow(-1000)) });
    await assertFails(newest('ending'));
    await assertFails(send('ending'));
    await assertFails(
      setDoc(doc(as('ending'), `LiveChats/${TODAY}/Present/ending`), seen('ending')),
    );
  });
});

describe('past the SDK', () => {
  const url = () => {
    const documents = `projects/demo-rules-${databaseName()}/databases/(default)/documents`;
    return `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${documents}/${messages()}`;
  };

  test('nobody without a token reads or writes [ROLE-server-enforced]', async () => {
    await stored('vip');
    const body = JSON.stringify({ fields: { Message: { stringValue: 'Hoi' } } });
    const answers = await Promise.all([
      fetch(`${url()}?pageSize=10`),
      fetch(`${url()}?documentId=plain`, { method: 'POST', body }),
      fetch(url(), { headers: { authorization: 'Bearer anything' } }),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([false, false, false]);
    expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([403, 403]);
  });
});

describe('a name that the server has not allowed', () => {
  const enter = async (uid: string, noted?: DocumentData) => {
    await writePastRules({
      [`Entitlements/${uid}`]: plan(2),
      ...(noted && { [`CheckedNames/${uid}`]: noted }),
    });
    const present = doc(as(uid), `LiveChats/${TODAY}/Present/${uid}`);
    return [() => send(uid), () => setDoc(present, seen(uid))] as const;
  };

  test('is under no message, and not on the list of people', async () => {
    for (const write of await enter('never-checked')) await assertFails(write());
    for (const write of await enter('renamed', { Username: 'Vreni' })) await assertFails(write());
    for (const write of await enter('checked', { Username: 'The checked' })) {
      await assertSucceeds(write());
    }
  });
});
