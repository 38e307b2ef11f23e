import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  doc,
  setLogLevel,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';

const projectOf = (name: string) => `demo-rules-${name}`;

/** `npm run mutants` sets a file with one changed condition. */
const rulesFile = () => process.env.FIRESTORE_RULES_FILE ?? join(__dirname, '../firestore.rules');

/**
 * A database in the Firestore emulator under the rules of this folder.
 *
 * @param name one per test file; the emulator keeps projects apart
 */
export async function rulesEnvironment(name: string): Promise<RulesTestEnvironment> {
  // The SDK would warn of every expected refusal.
  setLogLevel('silent');
  const [host = '', port = ''] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  const rules = readFileSync(rulesFile(), 'utf8');
  const environment = await initializeTestEnvironment({
    projectId: projectOf(name),
    firestore: { rules, host, port: Number(port) },
  });
  await environment.clearFirestore();
  return environment;
}

/** Writes past the rules, as the server does: at most 500 documents, by path. */
export const put = (
  environment: RulesTestEnvironment,
  documents: Readonly<Record<string, DocumentData>>,
): Promise<void> =>
  environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore;
    const batch = writeBatch(db);
    for (const [path, data] of Object.entries(documents)) batch.set(doc(db, path), data);
    await batch.commit();
  });

/** The name of the test file: `live-chat-mute`. */
export const databaseName = () => basename(expect.getState().testPath ?? '', '.emulator.test.ts');

/** The environment of the test file, set before its first test. */
export let environment: RulesTestEnvironment;

let learners = 0;
/** A learner without documents, another one in each test. */
export let uid = '';

/**
 * Gives the tests of a file their own database under the rules.
 *
 * @param documents first content, by path
 */
export function provideEnvironment(documents: Readonly<Record<string, DocumentData>> = {}): void {
  beforeAll(async () => {
    environment = await rulesEnvironment(databaseName());
    if (Object.keys(documents).length > 0) await put(environment, documents);
  });
  beforeEach(() => (uid = `learner-${++learners}`));
  afterAll(() => environment.cleanup());
}

/**
 * Deletes a document past the rules, as the server does. It sends a plain request, because a client
 * of the SDK for each deletion would take most of a test's time.
 */
export async function eraseDocument(path: string): Promise<void> {
  const documents = `projects/${projectOf(databaseName())}/databases/(default)/documents`;
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${documents}/${path}`;
  const { ok, status } = await fetch(encodeURI(url), {
    method: 'DELETE',
    headers: { Authorization: 'Bearer owner' },
  });
  if (!ok) throw new Error(`${path} could not be deleted: HTTP ${status}`);
}
