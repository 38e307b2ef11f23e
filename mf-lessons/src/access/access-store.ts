import { createAsync } from 'kit';
import { askAsPresent, learnerOf, type Learner } from 'common';
import type { AsyncState, ObservableValue, Platform } from 'shared-contracts';

/** The server's answer about one video or deck: what this learner may see of it. */
export interface AccessStore<A> {
  readonly state$: ObservableValue<AsyncState<A>>;
  /**
   * Asks the server once the session is known, and again whenever the learner changes.
   *
   * @returns a function to stop; later answers are not announced
   */
  start(): () => void;
  retry(): void;
  /** Returns to idle. A pending answer is ignored. */
  reset(): void;
}

/**
 * Asks the server once for each learner, however often the screen is mounted.
 *
 * @param ask the request; `isWanted` tells whether the screen still waits for its answer
 * @param announce called with every outcome while the screen is shown, for alerts and events
 */
export function createAccessStore<A>(
  platform: Platform,
  ask: (isWanted: () => boolean) => Promise<A>,
  announce: (outcome: AsyncState<A>) => void,
): AccessStore<A> {
  const { session, loading } = platform;
  let askedAs: Learner | 'visitor' | undefined;
  let latest = 0;
  let isShown = false;
  const work = createAsync(() => {
    const turn = latest;
    return askAsPresent(platform, () => ask(() => isShown && turn === latest));
  });

  /** While this is true, less urgent requests wait and leave the connection free. */
  let isAwaited = false;
  const setAwaited = (next: boolean) => {
    if (isAwaited === next) return;
    isAwaited = next;
    if (next) loading.start();
    else loading.stop();
  };

  const run = async () => {
    const turn = ++latest;
    setAwaited(isShown);
    await work.run();
    if (turn === latest) setAwaited(false);
    if (turn === latest && isShown) announce(work.state$.value);
  };

  return {
    state$: work.state$,
    start() {
      isShown = true;
      let isStopped = false;
      const subscription = session.state$.subscribe((state) => {
        // The session is looked up first, over the same connection.
        if (state.status === 'unknown') return setAwaited(true);
        const present = learnerOf(platform).value ?? 'visitor';
        if (present === askedAs) return setAwaited(work.state$.value.status === 'loading');
        askedAs = present;
        void run();
      });
      // The request then fails for the same reason, and the screen shows that failure.
      session.ready().catch(() => (isStopped ? undefined : run()));
      return () => {
        isStopped = true;
        isShown = false;
        setAwaited(false);
        subscription.unsubscribe();
      };
    },
    retry: () => void run(),
    reset() {
      latest += 1;
      askedAs = undefined;
      work.reset();
    },
  };
}
