import { Timestamp } from 'firebase-admin/firestore';
import {
  CHAT_PRESENCE,
  collectionPaths,
  type CallableRequest,
  type CallableResponse,
} from 'shared-contracts';
import { requireTeacher, type Caller } from '../platform/callable/caller';
import type { LiveServices } from './live-room';

/**
 * Counts the people who were in the room in the last two minutes, without the caller. The database
 * counts, so 1,000 people cost one read. The caller's own presence costs another.
 *
 * @throws {AppError} `permission-denied` for all but teachers. Source: docs/live.md.
 */
export async function countLiveViewers(
  { liveLessonID }: CallableRequest<'countLiveViewers'>,
  caller: Caller,
  { db, now }: LiveServices,
): Promise<CallableResponse<'countLiveViewers'>> {
  const { uid } = requireTeacher(caller);
  const since = Timestamp.fromMillis(now().getTime() - CHAT_PRESENCE.countsForMs);
  const present = db.collection(collectionPaths.chatPresence(liveLessonID));
  const [all, ownPresence] = await Promise.all([
    present.where('SeenAt', '>', since).count().get(),
    present.doc(uid).get(),
  ]);
  const seenAt: unknown = ownPresence.get('SeenAt');
  const isCounted = seenAt instanceof Timestamp && seenAt.toMillis() > since.toMillis();
  return { viewers: all.data().count - (isCounted ? 1 : 0) };
}
