import { CHAT_LIMITS, collectionPaths, type ChatState, type Platform } from 'shared-contracts';
import { keepWatching } from '../../room/keep-watching';
import { mute, unmute } from './chat-requests';

/**
 * Waits for something that a teacher does, and tells them if it fails.
 *
 * @returns undefined when it has failed
 */
export type Attempt = <T>(work: Promise<T>) => Promise<T | undefined>;

/** What a teacher does in a chat; the rules decide who may. */
export interface Moderation {
  readonly attempt: Attempt;
  mute(member: { readonly uid: string; readonly username: string }): Promise<void>;
  unmute(uid: string): Promise<void>;
  /** @returns a function that ends it */
  watchMuted(onMuted: (muted: ChatState['muted']) => void): () => void;
}

/**
 * Watches whether a member is muted, for as long as the chat is open: one read, and one per change.
 *
 * @returns a function that ends it
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

/** @param onFailed something did not reach the server, or was refused */
export function createModeration(
  platform: Platform,
  liveLessonID: string,
  onFailed: () => void,
): Moderation {
  const { log } = platform;
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
    mute: (member) => attempt(mute(platform, liveLessonID, member)),
    unmute: (uid) => attempt(unmute(platform, liveLessonID, uid)),
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
