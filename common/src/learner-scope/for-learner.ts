import { AppError, createChangeable, uidOf, type Watched, type Platform } from 'shared-contracts';
import { perPlatform } from '../async/shared-work';
import { createLearner, type Learner } from './learner';

/**
 * Keeps one `T` for the logged-in learner. It is made at the log-in and dropped at the log-out; a
 * new name or e-mail address changes nothing. Store it in `perPlatform`, because it follows the
 * session for the life of the page. Source: decision 46.
 *
 * @param make makes the `T`; its work ends with the learner's `signal`
 * @returns the current learner's `T`; undefined for a visitor and while the session is unknown.
 * `value` is right even before all subscribers know of a session change
 */
export function forLearner<T>(
  platform: Pick<Platform, 'session' | 'documents'>,
  make: (learner: Learner) => T,
): Watched<T | undefined> {
  const { state$ } = platform.session;
  const made$ = createChangeable<T | undefined>(undefined);
  let uid: string | undefined;
  let lifetime = new AbortController();

  const follow = () => {
    const next = uidOf(state$.value);
    if (next === uid) return;
    uid = next;
    lifetime.abort();
    lifetime = new AbortController();
    const { signal } = lifetime;
    made$.next(
      next === undefined
        ? undefined
        : make(createLearner(platform, next, signal, () => uidOf(state$.value) === next)),
    );
  };
  state$.subscribe(follow);

  return {
    get value() {
      follow();
      return made$.value;
    },
    subscribe(next) {
      follow();
      return made$.subscribe(next);
    },
  };
}

/** The logged-in learner, one object for all modules of a page. */
export const learnerOf = perPlatform((platform) => forLearner(platform, (learner) => learner));

/**
 * Returns the logged-in learner, for work that only a member can begin.
 *
 * @throws {AppError} `unauthenticated` without one
 */
export function presentLearner(platform: Platform): Learner {
  const learner = learnerOf(platform).value;
  if (!learner) throw new AppError('unauthenticated', 'Nobody is signed in');
  return learner;
}

/**
 * Asks for the current learner, who may be a visitor. Only that learner gets the answer.
 *
 * @throws as `Learner.whileHere`
 */
export const askAsPresent = <R>(platform: Platform, ask: () => Promise<R>): Promise<R> =>
  learnerOf(platform).value?.whileHere(ask) ?? ask();

/**
 * A value that belongs to the current learner.
 *
 * @param kept from `forLearner`
 * @param valueOf picks the value
 * @param ofNobody the value without a logged-in learner
 */
export function valueForLearner<T, V>(
  kept: Watched<T | undefined>,
  valueOf: (made: T) => Watched<V>,
  ofNobody: V,
): Watched<V> {
  const value$ = createChangeable(ofNobody);
  let stop = () => {};
  kept.subscribe((made) => {
    stop();
    stop = () => {};
    if (made === undefined) return value$.next(ofNobody);
    const subscription = valueOf(made).subscribe((value) => value$.next(value));
    stop = () => subscription.unsubscribe();
  });
  return value$;
}
