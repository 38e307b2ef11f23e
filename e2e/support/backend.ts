import type { APIRequestContext, APIResponse } from '@playwright/test';
import { addresses, PROJECT_ID, REGION } from 'delivery/addresses';
import { emailOf, PASSWORD, type Account } from './accounts';

const at = addresses();

export const functionsOrigin = `http://${at.functions}`;
export const firestoreOrigin = `http://${at.firestore}`;
export const authOrigin = `http://${at.auth}`;
export const mediaOrigin = at.sites.media.origin;

/** Options of a request as the server, to which no security rule applies. */
export const AS_SERVER = { headers: { authorization: 'Bearer owner' } };

/** Address of a document or collection in Firestore's REST API. */
export const documentUrl = (path: string) =>
  `${firestoreOrigin}/v1/projects/${PROJECT_ID}/databases/(default)/documents/${path}`;

/** Address of a callable, in the region of CALL-region. */
export const functionUrl = (name: string) => `${functionsOrigin}/${PROJECT_ID}/${REGION}/${name}`;

/** Gets an ID token of a seeded account, without a browser. */
export async function idTokenOf(request: APIRequestContext, account: Account): Promise<string> {
  const url = `${authOrigin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const data = { email: emailOf(account), password: PASSWORD, returnSecureToken: true };
  const response = await request.post(url, { data });
  const { idToken } = (await response.json()) as { idToken: string };
  return idToken;
}

/** Calls a function as CALL-wire says, as a visitor or with a token. */
export const callFunction = (
  request: APIRequestContext,
  name: string,
  data: unknown,
  idToken?: string,
): Promise<APIResponse> =>
  request.post(functionUrl(name), {
    data: { data },
    ...(idToken && { headers: { authorization: `Bearer ${idToken}` } }),
  });

/** Lets a seeded account comment at once; the rules ask for ten seconds between two comments. */
export const forgetCommentLimit = (
  request: APIRequestContext,
  account: Account,
): Promise<APIResponse> => request.delete(documentUrl(`CommentLimits/seed-${account}`), AS_SERVER);
