import { Firestore } from 'firebase-admin/firestore';

/**
 * An empty database of its own in the Firestore emulator, named by FIRESTORE_EMULATOR_HOST.
 *
 * @param name one per test file; the emulator keeps projects apart
 */
export async function emptyDatabase(name: string): Promise<Firestore> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  if (host === undefined) throw new Error('FIRESTORE_EMULATOR_HOST is not set');
  const projectId = `demo-test-${name}`;
  const documents = `http://${host}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  await fetch(documents, { method: 'DELETE' });
  // Not used by the emulator. Without credentials the library looks for those of the cloud.
  const credentials = { client_email: 'test@localhost', private_key: 'none' };
  return new Firestore({ projectId, credentials });
}
