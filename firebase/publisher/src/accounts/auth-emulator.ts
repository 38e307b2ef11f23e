import * as v from 'valibot';
import { uidOf } from '../content/load-accounts';
import type { Account } from '../content/accounts-file';

const FailureSchema = v.object({ error: v.object({ message: v.string() }) });

async function post(url: string, body: unknown): Promise<string | null> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  if (response.ok) return null;
  const failure = v.safeParse(FailureSchema, await response.json().catch(() => null));
  return failure.success ? failure.output.error.message : `HTTP ${response.status}`;
}

/**
 * Creates an account in the Auth emulator, or resets an existing one to its seed.
 *
 * @throws {Error} when the emulator refuses
 */
export async function putAuthAccount(
  authHost: string,
  projectId: string,
  account: Account,
  password: string,
): Promise<void> {
  const accounts = `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const wanted = {
    localId: uidOf(account),
    email: account.email,
    password,
    displayName: account.displayName,
    emailVerified: true,
  };
  const refusal = await post(accounts, wanted);
  const exists = refusal?.startsWith('DUPLICATE_LOCAL_ID') || refusal?.startsWith('EMAIL_EXISTS');
  if (refusal !== null && !exists) throw new Error(`Account ${account.email}: ${refusal}`);
  const failure = await post(`${accounts}:update`, {
    ...wanted,
    customAttributes: JSON.stringify(account.claims ?? {}),
  });
  if (failure !== null) throw new Error(`Account ${account.email}: ${failure}`);
}
