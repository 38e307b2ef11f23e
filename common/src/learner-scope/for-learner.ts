import { AppError, createChangeable, uidOf, type Watched, type Platform } from 'shared-contracts';
import { perPlatform } from '../async/shared-work';
import { createLearner, type Learner } from './learner';

/**
 * Keeps one `T` for the learner who is logged in. It is made at the log-in and given up at the
 * log-out. A new name or e-mail address makes no new learner. Keep it in `perPlatform`, because it
 * follows the session while the page lives. Source: decision 46.
 *
 * @param make makes it; work that it begins ends with the learner's `signal`
 * @returns the present learner's; undefined for a visitor, and while nobody knows yet. `value` is
 *   right even where the session has changed and not told everybody yet
 */
export function forLearner<T>(
  platform: Pick<Platform, 'session' | 'documents'>,
  make: (learner: Learner) => T,
): Watched<T | undefined> {
  const { state$ } = platform.session;
  const made$ = createChangeable<T | undefined>(undefined);
  let uid: string | undefined;
  let leave = new AbortController();

  const follow = () => {
    const next = uidOf(state$.value);
    if (next === uid) return;
    uid = next;
    leave.abort();
    leave = new AbortController();
    const { signal } = leave;
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

/** The learner who is logged in, as all of a page's modules see them. */
export const learnerOf = perPlatform((platform) => forLearner(platform, (learner) => learner));

/**
 * The learner who is logged in, for work that nobody else can begin.
 *
 * @throws {AppError} `unauthenticated` when there is none
 */
export function presentLearner(platform: Platform): Learner {
  const learner = learnerOf(platform).value;
  if (!learner) throw new AppError('unauthenticated', 'Nobody is signed in');
  return learner;
}

/**
 * Asks for the present learner, who may be a visitor. Only that learner gets the answer.
 *
 * @throws as `Learner.whileHere`
 */
export const askAsPresent = <R>(platform: Platform, ask: () => Promise<R>): Promise<R> =>
  learnerOf(platform).value?.whileHere(ask) ?? ask();

/**
 * A value that belongs to the present learner.
 *
 * @param kept from `forLearner`
 * @param valueOf picks it
 * @param ofNobody what it is while no learner is logged in
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
