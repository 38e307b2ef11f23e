export interface SpecifiedRoute {
  /** Pattern; `:Name` is a parameter, a trailing `?` makes it optional. */
  readonly path: string;
  /** Who shows it: the name of a remote, or `shell`. */
  readonly owner: string;
  /** false: the route also answers every path below it. */
  readonly exact: boolean;
}

/**
 * The route table of the specification, rows ROUTE-home to ROUTE-not-found. The router never reads
 * it; it reads the registry. Tests compare this table with the composed pages.
 */
export const SPECIFIED_ROUTES: readonly SpecifiedRoute[] = [
  { path: '/', owner: 'mf-lessons', exact: true },
  { path: '/home', owner: 'mf-lessons', exact: true },
  { path: '/videos/:VideoID', owner: 'mf-lessons', exact: true },
  { path: '/sign-in-up', owner: 'mf-auth', exact: true },
  { path: '/live-lessons', owner: 'mf-live', exact: true },
  { path: '/settings', owner: 'mf-auth', exact: true },
  { path: '/subscriptions', owner: 'mf-subscriptions', exact: true },
  { path: '/success/:session_id?', owner: 'mf-subscriptions', exact: true },
  { path: '/my-account', owner: 'mf-auth', exact: true },
  { path: '/cancel', owner: 'mf-subscriptions', exact: true },
  { path: '/contact', owner: 'shell', exact: true },
  { path: '/live-meeting', owner: 'mf-live', exact: true },
  { path: '/success-card-update', owner: 'mf-subscriptions', exact: true },
  { path: '/flashcards/:VideoID', owner: 'mf-lessons', exact: true },
  { path: '/mini-lessons/:LessonID', owner: 'mf-lessons', exact: true },
  { path: '/collect-consents', owner: 'mf-auth', exact: true },
  { path: '/privacy-policy', owner: 'shell', exact: false },
  { path: '/privacy-policy-google', owner: 'shell', exact: false },
  { path: '/terms-and-conditions', owner: 'shell', exact: false },
  { path: '/disclaimer', owner: 'shell', exact: false },
];

/**
 * Path of the log-in form.
 *
 * @param next in-app path to go to after the log-in; default: where the learner came from
 */
export const logInPath = (next?: string): string =>
  `/sign-in-up?startWithLogIn=true${next === undefined ? '' : `&next=${encodeURIComponent(next)}`}`;
