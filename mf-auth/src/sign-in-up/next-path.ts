import { isInAppPath } from 'shared-contracts';
import { signInUp } from '../messages/sign-in-up';

/** Pages with a form that uses `nextPath`. A return to one of them would only ask again. */
const OWN_PATH = /^\/(?:sign-in-up|collect-consents)(?:[/?#]|$)/;

const isDestination = (path: string | null | undefined): path is string =>
  typeof path === 'string' && isInAppPath(path) && !OWN_PATH.test(path);

interface Arrival {
  readonly query: URLSearchParams;
  /** In-app path the learner came from. */
  readonly from: string | undefined;
  /** True: the learner was signed in on arrival. */
  readonly wasSignedIn: boolean;
}

/**
 * Finds the page after a log-in. Only in-app paths count, so no link can lead from our log-in to
 * another site.
 *
 * - `?next=/videos/x` wins.
 * - A learner who was signed in already has nothing to do here and goes home.
 * - After signing in, a learner goes back to the previous page, otherwise home.
 */
export function nextPath({ query, from, wasSignedIn }: Arrival): string {
  const next = query.get('next');
  if (isDestination(next)) return next;
  if (wasSignedIn) return '/home';
  return isDestination(from) ? from : '/home';
}

export type FormMode = 'log-in' | 'sign-up';

/** Which form the query asks for. Source: AUTH-start-with-log-in. */
export const formMode = (query: URLSearchParams): FormMode =>
  query.get('startWithLogIn') === 'true' ? 'log-in' : 'sign-up';

/** The path of that form; keeps the rest of the query, such as `next`. */
export function formPath(mode: FormMode, query: URLSearchParams): string {
  const target = new URLSearchParams(query);
  if (mode === 'log-in') target.set('startWithLogIn', 'true');
  else target.delete('startWithLogIn');
  const search = target.toString();
  return search === '' ? '/sign-in-up' : `/sign-in-up?${search}`;
}

/** Names a page within a sentence, as “the live lessons”; undefined for pages such as home. */
export const pageName = (path: string): string | undefined =>
  Object.entries(signInUp.pages).find(([page]) => new RegExp(`^${page}([/?#]|$)`).test(path))?.[1];

/** Whether a page may be locked for a visitor: a lesson, its cards, or the live lessons. */
export const isLockable = (path: string): boolean =>
  /^\/(?:videos|mini-lessons|flashcards|live)/.test(path);
