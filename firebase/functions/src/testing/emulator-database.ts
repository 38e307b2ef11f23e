import { Firestore } from 'firebase-admin/firestore';

/** Connects a test file to the database as another instance of our functions would. */
export function clientOf(name: string): Firestore {
  // Not used by the emulator. Without credentials the library looks for those of the cloud.
  const credentials = { client_email: 'test@localhost', private_key: 'none' };
  return new Firestore({ projectId: projectOf(name), credentials });
}

const projectOf = (name: string): string => `demo-test-${name}`;

/**
 * An empty database of its own in the Firestore emulator, named by FIRESTORE_EMULATOR_HOST.
 *
 * @param name one per test file; the emulator keeps projects apart
 */
export async function emptyDatabase(name: string): Promise<Firestore> {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (host === undefined) throw new Error('FIRESTORE_EMULATOR_HOST is not set');
  const documents = `http://${host}/emulator/v1/projects/${projectOf(name)}/databases/(default)/documents`;
  await fetch(documents, { method: 'DELETE' });
  return clientOf(name);
}
