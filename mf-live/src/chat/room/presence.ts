import { CHAT_PRESENCE, isFinal, type CurrentUser, type Platform } from 'shared-contracts';
import { leave, sayPresent } from './chat-requests';

/** A heartbeat may be this early, because timers are not exact. */
const EARLY_MS = 5000;

/**
 * Says each minute that a member is there, while their page is visible: one write a minute. A lost
 * heartbeat is left out; the next one says it again.
 *
 * @param onRefused the rules refused one. Not called for the first: after a reload it may be too
 *   soon for the rules
 * @returns a function that ends it, and takes the member off the list if the last heartbeat is 20
 *   seconds old
 */
export function keepPresent(
  platform: Platform,
  liveLessonID: string,
  user: CurrentUser,
  onRefused: () => void,
): () => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  const say = () => {
    if (document.hidden || Date.now() - saidAt < CHAT_PRESENCE.everyMs - EARLY_MS) return;
    const isFirst = saidAt === Number.NEGATIVE_INFINITY;
    saidAt = Date.now();
    sayPresent(platform, liveLessonID, user).catch((error: unknown) => {
      platform.log.info('A heartbeat of the chat was not taken', { error });
      if (!isFirst && isFinal(error)) onRefused();
    });
  };
  say();
  const timer = setInterval(say, CHAT_PRESENCE.everyMs);
  document.addEventListener('visibilitychange', say);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', say);
    // A member who did not leave drops off the list after two minutes.
    if (Date.now() - saidAt < CHAT_PRESENCE.leastMs) return;
    leave(platform, liveLessonID, user).catch(() => undefined);
  };
}
