import type { APIRequestContext } from '@playwright/test';
import { PROJECT_ID } from 'delivery/addresses';
import { firestoreOrigin } from './backend';

/**
 * The browser's words when an account enters the chat again within 20 seconds, as in another test.
 * The rules take one heartbeat in that time, and the page goes on without.
 */
export const SEEN_A_MOMENT_AGO = /status of 403 .*documents:commit/;

const DATABASE = `${firestoreOrigin}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
const AS_OWNER = { headers: { authorization: 'Bearer owner' } };

/** Forgets that teachers started or ended live lessons, so that the date alone decides again. */
export async function closeLiveRooms(request: APIRequestContext): Promise<void> {
  const listed = await request.get(`${DATABASE}/LiveRooms`, AS_OWNER);
  const { documents = [] } = (await listed.json()) as { documents?: readonly { name: string }[] };
  for (const { name } of documents) {
    await request.delete(`${firestoreOrigin}/v1/${name}`, AS_OWNER);
  }
}

/** Forgets what teachers changed of the live lessons, so that what was published holds again. */
export async function forgetLiveChanges(request: APIRequestContext): Promise<void> {
  for (const path of ['LiveChanges/next', 'LiveDates/next']) {
    await request.delete(`${DATABASE}/${path}`, AS_OWNER);
  }
}
