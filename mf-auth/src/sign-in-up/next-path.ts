import { isInAppPath } from 'shared-contracts';

/** The forms that send the learner on: going back to one would only ask again. */
const OWN_PATH = /^\/(?:sign-in-up|collect-consents)(?:[/?#]|$)/;

const isDestination = (path: string | null | undefined): path is string =>
  typeof path === 'string' && isInAppPath(path) && !OWN_PATH.test(path);

interface Arrival {
  readonly query: URLSearchParams;
  /** In-app path the learner came from. */
  readonly from: string | undefined;
  /** Signed in already on arrival: there was nothing to do here. */
  readonly wasSignedIn: boolean;
}

/**
 * Where to go on to. Only in-app paths count, so that no link can lead from our log-in to somebody
 * else's page.
 *
 * - `?next=/videos/x` wins.
 * - Who was signed in already goes to the plans: most often a lesson their plan does not open has
 *   sent them here, and going back would only refuse them again.
 * - Who has just signed in goes back to where they came from, else home.
 */
export function nextPath({ query, from, wasSignedIn }: Arrival): string {
  const next = query.get('next');
  if (isDestination(next)) return next;
  if (wasSignedIn) return '/subscriptions';
  return isDestination(from) ? from : '/home';
}

export type FormMode = 'log-in' | 'sign-up';

/** Which form the query asks for. Source: SPEC §2. */
export const formMode = (query: URLSearchParams): FormMode =>
  query.get('startWithLogIn') === 'true' ? 'log-in' : 'sign-up';

/** The same page with that form; where the learner is heading is kept. */
export function formPath(mode: FormMode, query: URLSearchParams): string {
  const target = new URLSearchParams(query);
  if (mode === 'log-in') target.set('startWithLogIn', 'true');
  else target.delete('startWithLogIn');
  const search = target.toString();
  return search === '' ? '/sign-in-up' : `/sign-in-up?${search}`;
}
