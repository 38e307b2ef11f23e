import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  doc,
  setLogLevel,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';

/**
 * A database in the Firestore emulator under the rules of this folder.
 *
 * @param name one per test file; the emulator keeps projects apart
 */
export async function rulesEnvironment(name: string): Promise<RulesTestEnvironment> {
  // The SDK would warn of every refusal that is expected here.
  setLogLevel('silent');
  const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  const rules = readFileSync(join(__dirname, '../firestore.rules'), 'utf8');
  const environment = await initializeTestEnvironment({
    projectId: `demo-rules-${name}`,
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
