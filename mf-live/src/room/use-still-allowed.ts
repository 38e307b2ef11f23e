import { usePlatform } from 'kit';
import { useEffect } from 'react';

/**
 * How often the server is asked whether the learner may still be in the room. The address of the
 * sample stream is good for a minute, so it is renewed in time, and the room closes within a minute
 * of the plan's end.
 */
export const ASK_EVERY_MS = 45_000;

/**
 * Asks while the room is shown, and at once when the page is seen again after longer than that.
 *
 * @param askAgain closes the room when the server refuses
 */
export function useStillAllowed(askAgain: () => Promise<unknown>): void {
  const { log } = usePlatform();
  useEffect(() => {
    let askedAt = Date.now();
    const ask = () => {
      askedAt = Date.now();
      // Without a connection the room stays; the stream and the chat end by themselves.
      askAgain().catch((error: unknown) =>
        log.warn('The live room could not be asked for', { error }),
      );
    };
    const timer = setInterval(ask, ASK_EVERY_MS);
    const onSeen = () => {
      if (!document.hidden && Date.now() - askedAt >= ASK_EVERY_MS) ask();
    };
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [askAgain, log]);
}
