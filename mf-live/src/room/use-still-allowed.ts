import { usePlatform } from 'kit';
import { useEffect, useEffectEvent } from 'react';

/**
 * The page asks the server this often whether the learner may still be in the room. So the room
 * closes within a minute of the plan's end. The address of the sample stream lasts a minute, so
 * each question also renews it in time.
 */
export const ASK_EVERY_MS = 45_000;

/** Whether an answer of that time is too old to begin with. */
export const isOld = (askedAt: number): boolean => Date.now() - askedAt >= ASK_EVERY_MS;

/**
 * Asks while the room is shown, and at once when it is entered, or the page is seen again, after
 * longer than that.
 *
 * @param askAgain closes the room when the server refuses
 * @param firstAskedAt when the server was asked before the room was shown
 */
export function useStillAllowed(askAgain: () => Promise<unknown>, firstAskedAt: number): void {
  const { log } = usePlatform();
  const firstTime = useEffectEvent(() => firstAskedAt);
  useEffect(() => {
    let askedAt = firstTime();
    let timer: ReturnType<typeof setTimeout>;
    const ask = () => {
      askedAt = Date.now();
      timer = setTimeout(ask, ASK_EVERY_MS);
      // Without a connection the room stays; the stream and the chat end by themselves.
      askAgain().catch((error: unknown) =>
        log.warn('The live room could not be asked for', { error }),
      );
    };
    if (isOld(askedAt)) ask();
    else timer = setTimeout(ask, askedAt + ASK_EVERY_MS - Date.now());
    const onSeen = () => {
      if (document.hidden || !isOld(askedAt)) return;
      clearTimeout(timer);
      ask();
    };
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [askAgain, log]);
}
