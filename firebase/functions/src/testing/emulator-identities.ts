import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';

/**
 * Makes an empty project in the Auth emulator, which FIREBASE_AUTH_EMULATOR_HOST names.
 *
 * @param name one per test file; the emulator keeps projects apart
 */
export async function emptyIdentities(
  name: string,
): Promise<{ readonly auth: Auth; readonly close: () => Promise<void> }> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  if (host === undefined) throw new Error('FIREBASE_AUTH_EMULATOR_HOST is not set');
  const projectId = `demo-test-${name}`;
  await fetch(`http://${host}/emulator/v1/projects/${projectId}/accounts`, {
    method: 'DELETE',
    headers: { Authorization: 'Bearer owner' },
  });
  const app = initializeApp({ projectId }, name);
  return { auth: getAuth(app), close: () => deleteApp(app) };
}
