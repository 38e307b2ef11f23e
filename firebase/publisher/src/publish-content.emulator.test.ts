import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { openDatabase } from './documents/open-database';
import { publishContent, type PublishOptions } from './publish-content';
import { temporaryFolder, writeContent, type Files } from './testing/content-folder';

const PROJECT = 'demo-publisher-test';
const NOW = new Date('2026-11-20T12:00:00Z');
const firestoreHost = process.env.FIRESTORE_EMULATOR_HOST ?? '';
const authHost = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
const folder = temporaryFolder();
const catalogueDir = join(folder, 'site');

const publish = (changes: Files = {}, options: Partial<PublishOptions> = {}) => {
  const contentDir = join(folder, 'content');
  rmSync(contentDir, { recursive: true, force: true });
  writeContent(contentDir, changes);
  return publishContent({
    contentDir,
    mediaDir: join(folder, 'media'),
    mediaOrigin: 'https://media.example',
    catalogueDir,
    projectId: PROJECT,
    firestoreHost,
    mediaKeySecret: 'a media key secret of the test',
    now: () => NOW,
    ...options,
  });
};

let db: Firestore;
beforeAll(async () => {
  expect(firestoreHost).not.toBe('');
  db = openDatabase(PROJECT, firestoreHost).db;
  const path = `/emulator/v1/projects/${PROJECT}/databases/(default)/documents`;
  await fetch(`http://${firestoreHost}${path}`, { method: 'DELETE' });
});
afterAll(() => db.terminate());

const idsIn = async (collection: string) =>
  (await db.collection(collection).get()).docs.map(({ id }) => id).sort();
const dataOf = async (path: string) => (await db.doc(path).get()).data();

test('publishes documents, media and, last, the catalogue', async () => {
  const lines: string[] = [];
  const result = await publish({}, { log: (line) => lines.push(line) });
  expect(result).toEqual({
    catalogueFile: expect.stringMatching(/^catalogue\.[0-9a-f]{8}\.json$/),
    lessons: 6,
    removed: [],
    clipsWritten: 3,
    accounts: 0,
  });
  expect(lines).toEqual([
    'Content: 6 lessons, 3 clips',
    'Media: 3 clips written',
    'Documents: 6 lessons, 0 removed',
    `Catalogue: ${result.catalogueFile}`,
  ]);
  const catalogue: unknown = JSON.parse(
    readFileSync(join(catalogueDir, result.catalogueFile), 'utf8'),
  );
  expect(catalogue).toMatchObject({
    liveLessons: {
      Title: 'Live',
      Dates: expect.arrayContaining(['2026-11-23T20:00:00+01:00', '2026-11-30T20:00:00+01:00']),
    },
  });
  expect(catalogue).toMatchObject({ schemaVersion: 1, lessons: [{ DocID: 'free-mini' }, {}, {}] });

  const lessons = ['by-link', 'draft', 'free-mini', 'paid-mini', 'recording', 'tram'];
  await expect(idsIn('LessonSecrets')).resolves.toEqual(lessons);
  await expect(dataOf('Videos/mini_lessons_collection_attributes')).resolves.toEqual({
    index: ['free-mini', 'paid-mini'],
  });
  await expect(dataOf('Videos/draft')).resolves.toMatchObject({ isAvailable: false });
  await expect(dataOf('LessonSecrets/draft')).resolves.toMatchObject({ isAvailable: false });
  const mediaOf = async (id: string) => (await dataOf(`LessonSecrets/${id}`))?.media as string;
  const media = [await mediaOf('recording'), await mediaOf('tram')];
  await expect(idsIn('MediaSecrets')).resolves.toEqual(media.sort());
  await expect(idsIn('Flashcards')).resolves.toEqual(['by-link', 'draft', 'tram']);
  await expect(dataOf('Flashcards/tram')).resolves.toEqual({
    flashcards: [
      {
        SwissGerman: 'merci',
        English: 'thank you',
        line: { at: 0, SwissGerman: 'Merci.', English: 'Thank you.' },
      },
      { SwissGerman: 'uf Widerluege', English: 'goodbye' },
    ],
    requiredTier: 1,
    isAvailable: true,
  });
  const [grammar] = await idsIn('GrammarDocuments');
  await expect(dataOf('GrammarIndex/general')).resolves.toEqual({ id: grammar });
  await expect(dataOf('LessonSecrets/tram')).resolves.toMatchObject({ grammar });
  await expect(dataOf(`GrammarDocuments/${grammar}`)).resolves.toEqual({
    name: 'grammatik.pdf',
    pdf: Buffer.from('%PDF-1.7 overview of all lessons'),
  });
});

test('publishing again changes nothing [CMD-seed]', async () => {
  const before = await dataOf('LessonSecrets/tram');
  const again = await publish();
  expect(again).toMatchObject({ clipsWritten: 0, removed: [] });
  expect(readdirSync(catalogueDir)).toEqual([
    again.catalogueFile,
    expect.stringMatching(/^lines\.[0-9a-f]{8}\.json$/),
    'previews',
  ]);
  await expect(dataOf('LessonSecrets/tram')).resolves.toEqual(before);
});

test('what teachers changed of the live lessons stays, and the catalogue has it', async () => {
  const From = '2026-11-23T20:00:00+01:00';
  const dates = { Revision: 1, Moved: [{ From, To: '2026-11-24T18:30:00+01:00' }] };
  const changes = { ...dates, JoinUrl: 'https://zoom.example/j/1234567890' };
  await db.doc('LiveDates/next').set(dates);
  await db.doc('LiveChanges/next').set(changes);
  const { catalogueFile } = await publish();
  const catalogue: unknown = JSON.parse(readFileSync(join(catalogueDir, catalogueFile), 'utf8'));
  expect(catalogue).toMatchObject({
    liveLessons: { Dates: { 0: '2026-11-24T18:30:00+01:00', 1: '2026-11-30T20:00:00+01:00' } },
  });
  await expect(dataOf('LiveDates/next')).resolves.toEqual(dates);
  await expect(dataOf('LiveChanges/next')).resolves.toEqual(changes);
  await db.doc('LiveDates/next').delete();
  await db.doc('LiveChanges/next').delete();
  rmSync(join(catalogueDir, catalogueFile));
});

/** All files in a folder as one text. */
const textsIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

test('no published file has a paid line beyond a preview', async () => {
  const paid = ['tram', 'paid-mini', 'recording', 'by-link', 'draft'];
  const shown = 'Hoi.\nHi.\n\nSali.\nHi.\n\n';
  await publish({
    ...Object.fromEntries(
      paid.map((id) => [
        `lessons/${id}/text.txt`,
        `${shown.repeat(2)}Zaltnigs ${id}.\nPaidfor ${id}.\n`,
      ]),
    ),
    'lessons/free-mini/text.txt': 'Gratisnigs.\nFreebie.\n',
  });
  const published = textsIn(catalogueDir) + textsIn(join(folder, 'media'));
  expect(published).toContain('Gratisnigs');
  expect(published).not.toMatch(/Zaltnigs|Paidfor/i);
  const { documents } = (await dataOf('LessonLines/current')) as { documents: string[] };
  const stored = await Promise.all(documents.map((id) => dataOf(`LessonLines/${id}`)));
  const text = JSON.stringify(stored);
  for (const id of ['tram', 'paid-mini', 'recording']) expect(text).toContain(`Paidfor ${id}.`);
  for (const id of ['by-link', 'draft']) expect(text).not.toContain(`Paidfor ${id}.`);
  await publish();
});

test('a mistake anywhere publishes nothing', async () => {
  const catalogues = readdirSync(catalogueDir);
  const broken = publish({
    'lessons/aaa/lesson.yaml': 'Title: x',
    'lessons/tram/text.txt': 'Öppis nöis.\nSomething new.\n',
  });
  await expect(broken).rejects.toMatchObject({ name: 'ContentError' });
  await expect(dataOf('LessonSecrets/tram')).resolves.toMatchObject({
    Text: expect.stringContaining('Grüezi'),
  });
  expect(readdirSync(catalogueDir)).toEqual(catalogues);
});

test('a package that was sold cannot be dropped', async () => {
  const changes = {
    'offers.yaml': `offers:
  - offerID: PLANS
    currency: chf
    packages:
      - { identifier: B_monthly, Title: B, PromotionText: [Videos], StripePriceIDs: { local: price_b }, ProductID: b_monthly, BillingCycle: monthly, FreeTrialPeriod: 30, Tier: 1, ButtonColour: "#2B7D8C", unit_amount: 990 }
`,
  };
  await expect(publish(changes)).rejects.toThrow(
    'offers.yaml: A_monthly (a_monthly) was sold and is missing: put it back, with "platforms: []" to sell it no longer',
  );
  await expect(dataOf('Offers/PLANS')).resolves.toMatchObject({
    packages: [{ ProductID: 'a_monthly' }],
  });
});

const later = (minutes: number) => () => new Date(NOW.getTime() + minutes * 60_000);

test('a new PDF replaces the earlier one, which stays for an hour', async () => {
  const [before] = await idsIn('GrammarDocuments');
  const stored = await dataOf(`GrammarDocuments/${before}`);
  const changed = { 'grammar/grammatik.pdf': '%PDF-1.7 nöi' };
  await publish(changed);
  const both = await idsIn('GrammarDocuments');
  expect(both).toHaveLength(2);
  const after = both.find((id) => id !== before);
  await expect(dataOf('GrammarIndex/general')).resolves.toEqual({ id: after });
  await expect(dataOf(`GrammarDocuments/${before}`)).resolves.toMatchObject({ ...stored });

  await publish(changed, { now: later(60) });
  await expect(idsIn('GrammarDocuments')).resolves.toEqual(both);
  await publish(changed, { now: later(61) });
  await expect(idsIn('GrammarDocuments')).resolves.toEqual([after]);
});

test('a PDF that is published again stays', async () => {
  const changed = { 'grammar/grammatik.pdf': '%PDF-1.7 nöi' };
  const [first] = await idsIn('GrammarDocuments');
  await publish();
  await publish(changed, { now: later(30) });
  expect(await dataOf(`GrammarDocuments/${first}`)).not.toHaveProperty('staleSince');
  await publish({}, { now: later(90) });
  await expect(idsIn('GrammarDocuments')).resolves.toContain(first);
});

test('a lesson that left the folder is deleted, with its secrets', async () => {
  const gone = Object.fromEntries(
    ['lesson.yaml', 'text.txt', 'picture.webp', 'flashcards.txt'].flatMap((file) => [
      [`lessons/paid-mini/${file}`, null],
      [`lessons/by-link/${file}`, null],
    ]),
  );
  await expect(publish(gone)).resolves.toMatchObject({
    lessons: 4,
    removed: ['by-link', 'paid-mini'],
  });
  for (const collection of ['Videos', 'LessonSecrets', 'Flashcards']) {
    await expect(idsIn(collection)).resolves.not.toContain('by-link');
    await expect(idsIn(collection)).resolves.not.toContain('paid-mini');
  }
  await expect(dataOf('Videos/mini_lessons_collection_attributes')).resolves.toEqual({
    index: ['free-mini'],
  });
});

test('a changed clip gets another address; the earlier one ends an hour later', async () => {
  const inUse = await idsIn('MediaSecrets');
  const before = inUse.find((id) => id.startsWith('lake.'));
  const changed = { 'clips/lake/240p/000.ts': 'another first segment' };
  await publish(changed);
  const both = await idsIn('MediaSecrets');
  expect(both).toHaveLength(inUse.length + 1);
  expect(both).toContain(before);
  await publish(changed, { now: later(61) });
  await expect(idsIn('MediaSecrets')).resolves.toEqual(both.filter((id) => id !== before));
  expect(existsSync(join(folder, 'media/clips', before ?? ''))).toBe(true);
});

describe('accounts', () => {
  const identity = `http://${authHost}/identitytoolkit.googleapis.com/v1`;
  const ask = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${identity}/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const lookUp = (uid: string) => ask(`projects/${PROJECT}/accounts:lookup`, { localId: [uid] });

  test('get password, claims and consents, also the second time', async () => {
    expect(authHost).not.toBe('');
    await publish({}, { authHost });
    await expect(publish({}, { authHost })).resolves.toMatchObject({ accounts: 4 });

    const credentials = { email: 'vip@example.com', password: 'gruezi-mitenand' };
    await expect(
      ask('accounts:signInWithPassword', { ...credentials, targetProjectId: PROJECT }),
    ).resolves.toMatchObject({ localId: 'seed-vip' });
    await expect(lookUp('seed-vip')).resolves.toMatchObject({ users: [{ displayName: 'Vera' }] });
    await expect(lookUp('seed-teacher')).resolves.toMatchObject({
      users: [{ emailVerified: true, customAttributes: '{"teacher":true}' }],
    });
    await expect(idsIn('Teachers')).resolves.toEqual(['seed-teacher']);
    await expect(idsIn('Users')).resolves.toEqual(['seed-free', 'seed-teacher', 'seed-vip']);
    await expect(dataOf('Users/seed-vip')).resolves.toMatchObject({
      DocID: 'seed-vip',
      RemindersConsent: { didUserAgree: true, Date: Timestamp.fromDate(NOW) },
    });
  });

  test('keep the plan of a payment provider, and lose any other', async () => {
    const plan = { Tier: 2 };
    await Promise.all(
      ['seed-vip', 'seed-free'].map((uid) => db.doc(`Entitlements/${uid}`).set(plan)),
    );
    await publish({}, { authHost });
    await expect(dataOf('Entitlements/seed-vip')).resolves.toEqual(plan);
    await expect(idsIn('Entitlements')).resolves.toEqual(['seed-vip']);
  });

  test('are refused for a real project before anything is published', async () => {
    const options = { authHost: '127.0.0.1:9', projectId: 'swissgerman-prod' };
    await expect(publish({}, options)).rejects.toThrow('demo projects only');
  });
});
