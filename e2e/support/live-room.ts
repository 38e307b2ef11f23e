import type { APIRequestContext } from '@playwright/test';
import { AS_SERVER, documentUrl, firestoreOrigin } from './backend';

/**
 * Console error when an account enters the chat again within 20 seconds, as after another test. The
 * rules accept one heartbeat in that time, and the page goes on without it.
 */
export const SEEN_A_MOMENT_AGO = /status of 403 .*documents:commit/;

/** Deletes the starts and ends by teachers, so that the date of a live lesson decides again. */
export async function closeLiveRooms(request: APIRequestContext): Promise<void> {
  const listed = await request.get(documentUrl('LiveRooms'), AS_SERVER);
  const { documents = [] } = (await listed.json()) as { documents?: readonly { name: string }[] };
  for (const { name } of documents) {
    await request.delete(`${firestoreOrigin}/v1/${name}`, AS_SERVER);
  }
}

/** Deletes the changes of teachers, so that the published live lessons hold again. */
export async function forgetLiveChanges(request: APIRequestContext): Promise<void> {
  for (const path of ['LiveChanges/next', 'LiveDates/next']) {
    await request.delete(documentUrl(path), AS_SERVER);
  }
}
