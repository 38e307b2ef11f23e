import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PROJECT_ID } from 'delivery/addresses';
import { inRoot } from 'delivery/paths';

const run = promisify(execFile);
/** Headers of a server, for the emulators. */
const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
const accounts = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`;
const documents = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;

const send = (url: string, method: 'POST' | 'PATCH', body: object) =>
  fetch(url, { method, headers, body: JSON.stringify(body) });
const emailsOf = async (localId: string) => {
  const response = await send(`${accounts}:lookup`, 'POST', { localId: [localId] });
  const { users = [] } = (await response.json()) as { users?: { email: string }[] };
  return users.map(({ email }) => email);
};

test('the command finishes a deletion that was begun in the running product', async () => {
  const localId = `leaving-${Date.now()}`;
  const email = `${localId}@example.com`;
  await send(accounts, 'POST', { localId, email, password: 'gruezi-mitenand' });
  await send(`${documents}/LearnerState/${localId}`, 'PATCH', { fields: {} });
  // A call that is killed before its first step leaves this state.
  await send(`${documents}/AccountDeletions/${localId}`, 'PATCH', {
    fields: {
      storeToCancel: { nullValue: null },
      done: { arrayValue: {} },
      finishedAt: { nullValue: null },
    },
  });
  expect(await emailsOf(localId)).toEqual([email]);

  const { stdout } = await run(process.execPath, [
    inRoot('tooling/run.mjs'),
    'resume-account-deletions',
  ]);
  expect(stdout).toMatch(/^Account deletions: [1-9]\d* finished, \d+ swept, 0 failed$/m);
  expect(await emailsOf(localId)).toEqual([]);
  const state = await fetch(`${documents}/LearnerState/${localId}`, { headers });
  expect(state.status).toBe(404);
});
