import { Firestore } from 'firebase-admin/firestore';

/** Connects a test to its database as another instance of the functions. */
export function clientOf(name: string): Firestore {
  // The emulator ignores these. Without them the library would look for the cloud's.
  const credentials = { client_email: 'test@localhost', private_key: 'none' };
  return new Firestore({ projectId: projectOf(name), credentials });
}

const projectOf = (name: string): string => `demo-test-${name}`;

/**
 * Makes an empty database in the Firestore emulator, which FIRESTORE_EMULATOR_HOST names.
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
