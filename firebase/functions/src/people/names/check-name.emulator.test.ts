import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { member, teacher, visitor } from '../../testing/callers';
import { emptyDatabase } from '../../testing/emulator-database';
import { emptyIdentities } from '../../testing/emulator-identities';
import { checkName, judgeName } from './check-name';
import { createReservedNames } from './known-names';

let db: Firestore;
let auth: Auth;
let close: () => Promise<void>;
let now = 0;
beforeAll(async () => {
  db = await emptyDatabase('names');
  ({ auth, close } = await emptyIdentities('names'));
  await auth.createUser({ uid: 'therese', displayName: 'Therese Tobler' });
  await db.doc('Teachers/therese').set({});
  await db.doc('Teachers/gone').set({});
});
afterAll(async () => {
  await db.terminate();
  await close();
});

const reservedNames = () =>
  createReservedNames(
    () => db,
    () => auth,
    () => 'Grüezi',
    () => now,
  );
const check = (uid: string, names = reservedNames(), caller = member(uid)) =>
  checkName(caller, { db, identities: auth, reservedNames: names });
const noted = async (uid: string) => (await db.doc(`CheckedNames/${uid}`).get()).data();
let people = 0;
async function person(displayName?: string): Promise<string> {
  const uid = `person-${++people}`;
  await auth.createUser({ uid, ...(displayName !== undefined && { displayName }) });
  return uid;
}

test('an allowed name is stored as the provider has it', async () => {
  const uid = await person('Vreni Vogt');
  await expect(check(uid)).resolves.toEqual({ isAllowed: true });
  await expect(noted(uid)).resolves.toEqual({ Username: 'Vreni Vogt' });
});

const TURNED = '\u202etgoV inerV';

test.each([TURNED, `Vreni${'\u0301'.repeat(9)}`, 'v'.repeat(101)])(
  '%j is nobody’s, also with a note and for a teacher',
  async (name) => {
    const uid = await person(name);
    await db.doc(`CheckedNames/${uid}`).set({ Username: name });
    await expect(check(uid)).resolves.toEqual({ isAllowed: false });
    const asTeacher = check(uid, reservedNames(), teacher(uid));
    await expect(asTeacher).resolves.toEqual({ isAllowed: false });
  },
);

test.each(['Therese Tobler', 'Тhеrеsе Tоblеr', 'There$e Tobler', 'Grüezi', undefined])(
  '%s is refused and not noted',
  async (name) => {
    const uid = await person(name);
    await expect(check(uid)).resolves.toEqual({ isAllowed: false });
    await expect(noted(uid)).resolves.toBeUndefined();
  },
);

test('a new name is judged again, and a refused one leaves the stored name', async () => {
  const uid = await person('Beat');
  await check(uid);
  await auth.updateUser(uid, { displayName: 'Therese Tobler' });
  await expect(check(uid)).resolves.toEqual({ isAllowed: false });
  await expect(noted(uid)).resolves.toEqual({ Username: 'Beat' });
  await auth.updateUser(uid, { displayName: 'Beat Baumann' });
  await expect(check(uid)).resolves.toEqual({ isAllowed: true });
  await expect(noted(uid)).resolves.toEqual({ Username: 'Beat Baumann' });
});

test('a teacher may use the own name', async () => {
  await expect(check('therese', reservedNames(), teacher('therese'))).resolves.toEqual({
    isAllowed: true,
  });
});

test('a new teacher’s name is reserved a minute later; a member who had it before keeps it', async () => {
  const names = reservedNames();
  const before = await person('Urs Ammann');
  await expect(check(before, names)).resolves.toEqual({ isAllowed: true });
  await auth.createUser({ uid: 'urs', displayName: 'Urs Ammann' });
  await db.doc('Teachers/urs').set({});
  now += 60_000;
  await expect(check(await person('Urs Ammann'), names)).resolves.toEqual({ isAllowed: false });
  await expect(check(before, names)).resolves.toEqual({ isAllowed: true });
});

describe('a name that is not saved yet', () => {
  const judge = (name: string, caller: Parameters<typeof judgeName>[1] = visitor) =>
    judgeName(name, caller, { db, reservedNames: reservedNames() });

  test.each([
    ['Vreni Vogt', true],
    ['Therese Tobler', false],
    ['Тhеrеsе Tоblеr', false],
    ['There$e To6ler', false],
    ['Grüezi', false],
    ['tgoV inerV', true],
    [TURNED, false],
    [`Vreni${'\u0301'.repeat(8)}`, true],
    [`Vreni${'\u0301'.repeat(9)}`, false],
  ])('%s is allowed for a visitor: %s', async (name, isAllowed) => {
    await expect(judge(name)).resolves.toEqual({ isAllowed });
  });

  test('is judged alike for a member and a visitor, and never stored', async () => {
    const uid = await person('Beat');
    await expect(judge('Beat Baumann', member(uid))).resolves.toEqual({ isAllowed: true });
    await expect(judge('Therese Tobler', member(uid))).resolves.toEqual({ isAllowed: false });
    await expect(noted(uid)).resolves.toBeUndefined();
  });

  test('stays allowed for the member who has it stored, and for the teacher', async () => {
    const uid = await person('Beat');
    await db.doc(`CheckedNames/${uid}`).set({ Username: 'Therese Tobler' });
    await expect(judge('Therese Tobler', member(uid))).resolves.toEqual({ isAllowed: true });
    await expect(judge('Therese Tobler', teacher('therese'))).resolves.toEqual({
      isAllowed: true,
    });
  });
});

test('a deleted account gets unauthenticated', async () => {
  await expect(check('nobody')).rejects.toMatchObject({ code: 'unauthenticated' });
});
