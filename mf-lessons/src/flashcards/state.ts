import { createAsync } from 'kit';
import {
  AppError,
  isLoggedIn,
  type AsyncState,
  type ObservableValue,
  type Platform,
} from 'shared-contracts';
import { flashcards } from '../messages/flashcards';
import { logInPath } from './log-in-path';
import { openDeck, ScheduleFailure, type Deck } from './open-deck';

/** The cards of one lesson and the way to them: start, success, failure, reset. Source: SPEC §4. */
export interface FlashcardsStore {
  readonly state$: ObservableValue<AsyncState<Deck>>;
  /**
   * Asks as soon as it is known who is there, and again whenever that changes; however often the
   * screen is mounted meanwhile, once for each.
   *
   * @returns ends it: what arrives later is announced to nobody
   */
  start(): () => void;
  retry(): void;
  /** Back to the beginning; an answer that is on its way is ignored. */
  reset(): void;
}

/** Whether the server said that these cards are not for this learner. */
export const isRefusal = (error: Error): boolean =>
  error instanceof AppError && ['unauthenticated', 'permission-denied'].includes(error.code);

/** SPEC §8, 'Flashcards failure'. */
function showNoAccess({ alerts }: Platform, videoID: string): void {
  const { noAccess, logIn, subscribe } = flashcards;
  alerts.show({
    ...noAccess,
    buttons: [
      { title: logIn, style: 'secondary', redirectTo: logInPath(videoID) },
      { title: subscribe, style: 'primary', redirectTo: '/subscriptions' },
    ],
  });
}

export function createFlashcardsStore(
  platform: Platform,
  videoID: string,
  now: () => Date = () => new Date(),
): FlashcardsStore {
  const { session, log } = platform;
  const work = createAsync(() => openDeck(platform, videoID, now));
  let askedAs: string | undefined;
  let latest = 0;
  let isShown = false;

  const run = async () => {
    const turn = ++latest;
    await work.run();
    const { value } = work.state$;
    if (turn !== latest || !isShown || value.status !== 'failure') return;
    log.warn('The flashcards could not be opened', { videoID, error: value.error });
    if (!(value.error instanceof ScheduleFailure)) showNoAccess(platform, videoID);
  };

  return {
    state$: work.state$,
    start() {
      isShown = true;
      const subscription = session.state$.subscribe((state) => {
        if (state.status === 'unknown') return;
        const identity = isLoggedIn(state) ? state.user.UID : '';
        if (identity === askedAs) return;
        askedAs = identity;
        work.reset();
        void run();
      });
      // Asking meets the same failure and makes it a state that is shown.
      session.ready().catch(run);
      return () => {
        isShown = false;
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
