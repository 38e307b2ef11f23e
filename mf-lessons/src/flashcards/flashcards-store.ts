import { hasCode, isLoggedIn, type AsyncState, type Platform, logInPath } from 'shared-contracts';
import { createAccessStore, type AccessStore } from '../access/access-store';
import { flashcards } from '../messages/flashcards';
import { flashcardsPath } from '../paths';
import { openDeck, ScheduleFailure, type Deck } from './open-deck';

/** Whether the server refused these cards to the learner. */
export const areClosed = (error: Error): boolean =>
  hasCode(error, 'unauthenticated', 'permission-denied');

/** The alert of ERROR-flashcards. A member is offered no log-in, only Subscribe (decision 37). */
export function showNoAccess({ alerts, session }: Platform, videoID: string): void {
  const { noAccess, subscribe } = flashcards;
  const { title, description, logIn } = noAccess;
  alerts.show({
    title,
    description,
    buttons: [
      ...(isLoggedIn(session.state$.value)
        ? []
        : [
            {
              title: logIn,
              style: 'secondary' as const,
              redirectTo: logInPath(flashcardsPath(videoID)),
            },
          ]),
      { title: subscribe, style: 'primary', redirectTo: '/subscriptions' },
    ],
  });
}

/** Loads the cards of one lesson for the screen. Source: ASYNC-flashcards. */
export function createFlashcardsStore(platform: Platform, videoID: string): AccessStore<Deck> {
  const announce = (outcome: AsyncState<Deck>) => {
    if (outcome.status !== 'failure') return;
    const { error } = outcome;
    platform.log.warn('The flashcards could not be opened', { videoID, error });
    // Without a network the server refused nothing; the screen shows that failure.
    const isAnswered = navigator.onLine && !(error instanceof ScheduleFailure);
    if (isAnswered) showNoAccess(platform, videoID);
  };
  return createAccessStore(platform, () => openDeck(platform, videoID), announce);
}
