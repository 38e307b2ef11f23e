import {
  CHAT_PRESENCE,
  documentPaths,
  isFinal,
  type CurrentUser,
  type Platform,
} from 'shared-contracts';

const EARLY_MS = 5000;

/**
 * Sends a heartbeat each minute while the page is visible, so that others see the member in the
 * chat. A lost heartbeat is not repeated.
 *
 * @param onRefused called when the security rules refuse a heartbeat, but not the first one: after
 *   a reload it may come too soon for the rules
 * @returns a function that ends the presence. It takes the member off the list if the last
 *   heartbeat is 20 seconds old
 */
export function keepPresent(
  { documents, log }: Platform,
  liveLessonID: string,
  { UID, Username }: CurrentUser,
  onRefused: () => void,
): () => void {
  const path = documentPaths.chatPresence(liveLessonID, UID);
  let sentAt = Number.NEGATIVE_INFINITY;
  const send = () => {
    // Timers are not exact, so a heartbeat may be a little early.
    if (document.hidden || Date.now() - sentAt < CHAT_PRESENCE.everyMs - EARLY_MS) return;
    const isFirst = sentAt === Number.NEGATIVE_INFINITY;
    sentAt = Date.now();
    const data = { UID, Username, SeenAt: documents.serverTimestamp() };
    documents.batch([{ operation: 'set', path, data }]).catch((error: unknown) => {
      log.info('A heartbeat of the chat was not taken', { error });
      if (!isFirst && isFinal(error)) onRefused();
    });
  };
  send();
  const timer = setInterval(send, CHAT_PRESENCE.everyMs);
  document.addEventListener('visibilitychange', send);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', send);
    // Otherwise the member drops off the list after two minutes.
    if (Date.now() - sentAt < CHAT_PRESENCE.leastMs) return;
    documents.remove(path).catch(() => undefined);
  };
}
