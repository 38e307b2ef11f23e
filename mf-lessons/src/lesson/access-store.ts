import { createAsync } from 'kit';
import { isLoggedIn, type AsyncState, type ObservableValue, type Platform } from 'shared-contracts';

/** What the learner may see of one opened video, or of what belongs to it. */
export interface AccessStore<A> {
  readonly state$: ObservableValue<AsyncState<A>>;
  /**
   * Asks as soon as it is known who is there, and again whenever that changes.
   *
   * @returns ends it; what arrives later is announced to nobody
   */
  start(): () => void;
  retry(): void;
  /** Back to the beginning; an answer that is on its way is ignored. */
  reset(): void;
}

/**
 * Asks once for each identity, however often the screen is mounted meanwhile.
 *
 * @param ask asks the server
 * @param announce called with every outcome while the screen is shown, for alerts and events
 */
export function createAccessStore<A>(
  { session, loading }: Pick<Platform, 'session' | 'loading'>,
  ask: () => Promise<A>,
  announce: (outcome: AsyncState<A>) => void,
): AccessStore<A> {
  const work = createAsync(ask);
  let askedAs: string | undefined;
  let latest = 0;
  let isShown = false;

  /** Whatever can wait leaves the line to what the learner waits for, as long as they do. */
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
      const subscription = session.state$.subscribe((state) => {
        // Who that is has to be found out first, on the same line.
        if (state.status === 'unknown') return setAwaited(true);
        const identity = isLoggedIn(state) ? state.user.UID : '';
        if (identity === askedAs) return setAwaited(work.state$.value.status === 'loading');
        askedAs = identity;
        void run();
      });
      // Asking meets the same failure and makes it a state that is shown.
      session.ready().catch(run);
      return () => {
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
