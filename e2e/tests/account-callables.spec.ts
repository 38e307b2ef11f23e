import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { PASSWORD } from '../support/accounts';
import { authOrigin, callFunction } from '../support/backend';
import { expect, test } from '../support/test';

const ACCOUNTS = `${authOrigin}/identitytoolkit.googleapis.com/v1/accounts`;

/** Signs up a learner whom no other test uses. */
async function signUp(request: APIRequestContext) {
  const email = `account-${randomUUID()}@example.com`;
  const data = { email, password: PASSWORD, returnSecureToken: true };
  const response = await request.post(`${ACCOUNTS}:signUp?key=any`, { data });
  const { idToken } = (await response.json()) as { idToken: string };
  const call = (name: string, payload: unknown = {}, token = idToken) =>
    callFunction(request, name, payload, token);
  const logIn = () => request.post(`${ACCOUNTS}:signInWithPassword?key=any`, { data });
  return { email, idToken, call, logIn };
}

/** Makes a token of an older log-in. The emulators do not check the signature of a token. */
function withLogInBefore(idToken: string, seconds: number): string {
  const [header = '', payload = ''] = idToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { auth_time: number };
  const older = { ...claims, auth_time: claims.auth_time - seconds };
  return `${header}.${Buffer.from(JSON.stringify(older)).toString('base64url')}.`;
}

const errorOf = async (response: APIResponse) =>
  ((await response.json()) as { error: Record<string, unknown> }).error;

test('a visitor has no account to change, export or delete [HTTP-401]', async ({ request }) => {
  const calls = { prepareEmailChange: { newEmail: 'a@b.ch' }, exportMyData: {} };
  for (const [name, data] of Object.entries({ ...calls, requestAccountDeletion: {} })) {
    const response = await callFunction(request, name, data);
    expect(response.status(), name).toBe(401);
    expect(await errorOf(response)).toMatchObject({ status: 'UNAUTHENTICATED' });
  }
});

test('a change of e-mail is prepared for a free address only [IDENTITY-change-email] [API-prepareEmailChange] [API-wire]', async ({
  request,
}) => {
  const { call } = await signUp(request);
  const other = await signUp(request);
  const free = await call('prepareEmailChange', { newEmail: `free-${other.email}` });
  expect(await free.json()).toEqual({ result: { ok: true } });

  for (const newEmail of [other.email, 'no address', 7, undefined]) {
    const refused = await call('prepareEmailChange', { newEmail });
    expect(refused.status(), String(newEmail)).toBe(400);
    expect(await errorOf(refused)).toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: expect.stringContaining('newEmail: '),
      details: { field: 'newEmail' },
    });
  }
});

test('an account is exported, then deleted, and is gone [CALL-requestAccountDeletion] [ABOUT-account-deletion] [API-requestAccountDeletion] [API-exportMyData]', async ({
  request,
}) => {
  const { email, idToken, call, logIn } = await signUp(request);
  const exported = await call('exportMyData');
  expect(await exported.json()).toMatchObject({
    result: { identity: { email }, user: null, comments: [], entitlement: null },
  });

  const tooOld = await call('requestAccountDeletion', {}, withLogInBefore(idToken, 301));
  expect(tooOld.status()).toBe(400);
  expect(await errorOf(tooOld)).toMatchObject({
    status: 'FAILED_PRECONDITION',
    details: { reason: 'recent-log-in-required' },
  });
  expect((await logIn()).status()).toBe(200);

  const deleted = await call('requestAccountDeletion');
  expect(await deleted.json()).toEqual({ result: { status: 'deleted' } });
  expect((await logIn()).status()).toBe(400);
  // The server repeats the answer, in case it was lost, and refuses every other call.
  expect(await (await call('requestAccountDeletion')).json()).toEqual({
    result: { status: 'deleted' },
  });
  expect((await call('exportMyData')).status()).toBe(401);
});
