import {
  CHAT_LIMITS,
  collectionPaths,
  documentPaths,
  type ChatState,
  type Platform,
} from 'shared-contracts';
import { keepWatching } from '../../room/keep-watching';

/**
 * Waits for a teacher's action, and reports a failure.
 *
 * @returns undefined after a failure
 */
export type Attempt = <T>(work: Promise<T>) => Promise<T | undefined>;

/** Mutes members. The security rules allow it to teachers only. */
export interface Moderation {
  readonly attempt: Attempt;
  mute(member: { readonly uid: string; readonly username: string }): Promise<void>;
  unmute(uid: string): Promise<void>;
  /** @returns a function that stops watching */
  watchMuted(onMuted: (muted: ChatState['muted']) => void): () => void;
}

/**
 * Watches whether the member is muted. It costs one read, and one per change.
 *
 * @returns a function that stops watching
 */
export const watchOwnMute = (
  platform: Platform,
  liveLessonID: string,
  uid: string,
  onMuted: (isMuted: boolean) => void,
): (() => void) =>
  keepWatching(
    platform,
    collectionPaths.chatMutes(liveLessonID),
    { where: [['UID', '==', uid]], limit: 1 },
    {
      next: (mutes) => onMuted(mutes.length > 0),
      error: (error) => platform.log.warn('The own mute could not be read', { error }),
    },
  );

/** @param onFailed called when an action did not reach the server or was refused */
export function createModeration(
  platform: Platform,
  liveLessonID: string,
  onFailed: () => void,
): Moderation {
  const { documents, log } = platform;
  const attempt: Attempt = async (work) => {
    try {
      return await work;
    } catch (error) {
      log.warn('The chat could not be moderated', { liveLessonID, error });
      onFailed();
      return undefined;
    }
  };
  return {
    attempt,
    mute: ({ uid, username }) =>
      attempt(
        documents.batch([
          {
            operation: 'set',
            path: documentPaths.chatMute(liveLessonID, uid),
            data: { UID: uid, Username: username, MutedAt: documents.serverTimestamp() },
          },
        ]),
      ),
    unmute: (uid) => attempt(documents.remove(documentPaths.chatMute(liveLessonID, uid))),
    watchMuted: (onMuted) =>
      keepWatching(
        platform,
        collectionPaths.chatMutes(liveLessonID),
        { limit: CHAT_LIMITS.page },
        {
          next: (mutes) =>
            onMuted(mutes.map(({ id, data }) => ({ uid: id, username: data.Username }))),
          error: (error) => log.warn('Who is muted could not be read', { error }),
        },
      ),
  };
}
