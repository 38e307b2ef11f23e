import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  type DocumentData,
} from 'firebase/firestore';
import { environment, provideEnvironment, put, uid } from './environment';
import { databaseOf } from './roles';

const AGREEMENT = 'PrivacyPolicyAndTermsAndConditionsConsent';
const EARLIER = Timestamp.fromDate(new Date('2026-11-01T12:00:00Z'));
const given = (didUserAgree: unknown, Date: unknown = serverTimestamp()) => ({
  didUserAgree,
  Date,
});

provideEnvironment();

/** Writes as the product does, by merging. */
const write = (data: DocumentData, id = uid) =>
  setDoc(doc(databaseOf(environment, 'free', uid), 'Users', id), data, { merge: true });

const document = (): DocumentData => ({
  DocID: uid,
  [AGREEMENT]: given(true),
  RemindersConsent: given(false),
  MarketingConsent: given(false),
});

const stored = (changes: DocumentData = {}) =>
  put(environment, {
    [`Users/${uid}`]: {
      DocID: uid,
      [AGREEMENT]: given(true, EARLIER),
      RemindersConsent: given(false, EARLIER),
      MarketingConsent: given(false, EARLIER),
      ...changes,
    },
  });

describe('the first consents', () => {
  test('are stored with the time of the server [DOC-write-user]', async () => {
    await assertSucceeds(write(document()));
  });

  test('may all be refusals', async () => {
    await assertSucceeds(write({ ...document(), [AGREEMENT]: given(false) }));
  });

  const without = (field: string) => () => {
    const { [field]: _, ...rest } = document();
    return rest;
  };
  const withConsent = (consent: unknown) => () => ({ ...document(), RemindersConsent: consent });

  test.each<[string, () => DocumentData]>([
    ['without the DocID', without('DocID')],
    ['with the DocID of another', () => ({ ...document(), DocID: 'learner-0' })],
    ['without the agreement', without(AGREEMENT)],
    ['without one of the other consents', without('MarketingConsent')],
    ['with a further field', () => ({ ...document(), isTeacher: true })],
    ['with text for a consent', withConsent('yes')],
    ['with a consent that is no boolean', withConsent(given('true'))],
    ['with a consent that is null', withConsent(given(null))],
    ['with a further field in a consent', withConsent({ ...given(true), source: 'web' })],
    ['without a date', withConsent({ didUserAgree: true })],
    ['without an answer', withConsent({ Date: serverTimestamp() })],
    ['with a date of the device', withConsent(given(true, Timestamp.now()))],
    ['with a date in the past', withConsent(given(true, EARLIER))],
    ['with a date as text', withConsent(given(true, new Date().toISOString()))],
  ])('are refused %s', async (_, data) => {
    await assertFails(write(data()));
  });

  test('are refused under another learner’s id, also with that DocID', async () => {
    await assertFails(write({ ...document(), DocID: 'somebody' }, 'somebody'));
  });
});

describe('a change', () => {
  beforeEach(() => stored());

  test('of one consent leaves the others their dates', async () => {
    await assertSucceeds(write({ MarketingConsent: given(true) }));
  });

  test('may send all three again, also unchanged', async () => {
    await assertSucceeds(write(document()));
  });

  test('may repeat the stored consents', async () => {
    await assertSucceeds(write({ DocID: uid, RemindersConsent: given(false, EARLIER) }));
  });

  test.each<[string, DocumentData]>([
    ['keeps the old date', { MarketingConsent: { didUserAgree: true } }],
    ['brings a date of the device', { MarketingConsent: given(true, Timestamp.now()) }],
    ['moves a date only', { MarketingConsent: given(false, Timestamp.now()) }],
    ['takes another DocID', { DocID: 'learner-0' }],
    ['adds a field', { Tier: 3 }],
    ['adds a field to a consent', { MarketingConsent: { ...given(true), by: 'me' } }],
    ['is no boolean', { MarketingConsent: given(1) }],
  ])('is refused when it %s', async (_, data) => {
    await assertFails(write(data));
  });

  test('cannot drop a field', async () => {
    const { MarketingConsent: _, ...rest } = document();
    await assertFails(setDoc(doc(databaseOf(environment, 'free', uid), 'Users', uid), rest));
  });

  test('withdraws reminders and marketing, but not the agreement that the account depends on', async () => {
    await assertSucceeds(write({ RemindersConsent: given(true), MarketingConsent: given(true) }));
    await assertSucceeds(write({ RemindersConsent: given(false), MarketingConsent: given(false) }));
    await assertFails(write({ [AGREEMENT]: given(false) }));
  });
});

describe.each([AGREEMENT, 'RemindersConsent', 'MarketingConsent'])('%s', (name) => {
  test('is first given at the time of the server', async () => {
    await assertFails(write({ ...document(), [name]: given(true, EARLIER) }));
    await assertSucceeds(write({ ...document(), [name]: given(true) }));
  });

  test('is changed at the time of the server', async () => {
    await stored({ [name]: given(false, EARLIER) });
    await assertFails(write({ [name]: given(true, EARLIER) }));
    await assertSucceeds(write({ [name]: given(true) }));
  });
});

test('a learner who refused the agreement may give it later', async () => {
  await stored({ [AGREEMENT]: given(false, EARLIER) });
  await assertSucceeds(write({ [AGREEMENT]: given(true) }));
});

/** A later version wrote this document under other rules. */
describe('a document with a field of a later version', () => {
  const REMINDERS_AT = '18:30';
  beforeEach(() => stored({ RemindersAt: REMINDERS_AT }));

  test('can be written by a client that does not know the field', async () => {
    await assertSucceeds(write({ MarketingConsent: given(true) }));
    await assertSucceeds(write({ RemindersAt: REMINDERS_AT, RemindersConsent: given(true) }));
  });

  test.each<[string, DocumentData]>([
    ['changes it', { RemindersAt: '19:00' }],
    ['removes it', { RemindersAt: deleteField() }],
    ['adds another', { RemindersOn: 'Monday' }],
  ])('is refused a write that %s', async (_, data) => {
    await assertFails(write({ ...data, MarketingConsent: given(true) }));
  });
});

test('a document that lacks a field can be completed', async () => {
  await put(environment, { [`Users/${uid}`]: { DocID: uid } });
  await assertFails(write({ DocID: uid }));
  await assertSucceeds(write(document()));
});
