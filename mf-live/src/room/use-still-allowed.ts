import { usePlatform } from 'kit';
import { useEffect, useEffectEvent } from 'react';

/**
 * The page asks the server this often whether the learner may still be in the room, so that the
 * room closes within a minute of the plan's end. Each answer also renews the address of the sample
 * stream, which expires after a minute.
 */
export const ASK_EVERY_MS = 45_000;

/** Whether an answer of that time is too old. */
export const isOld = (askedAt: number): boolean => Date.now() - askedAt >= ASK_EVERY_MS;

/**
 * Asks the server regularly while the room is shown. If the last answer is too old, the page asks
 * at once when the learner enters or returns to the tab.
 *
 * @param askAgain asks the server; a refusal closes the room
 * @param firstAskedAt when the server was asked last before the room was shown
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
      // Without a connection the room stays open; stream and chat stop by themselves.
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
