export interface SpecifiedRoute {
  /** Pattern; `:Name` is a parameter, a trailing `?` makes it optional. */
  readonly path: string;
  /** Whether the shell shows it; otherwise a remote declares it. */
  readonly isOfShell?: true;
  /** false: the route also answers every path below it. */
  readonly exact: boolean;
}

/**
 * The route table of the specification, rows ROUTE-home to ROUTE-not-found. The router never reads
 * it; it reads the registry. Tests compare this table with the composed pages.
 */
export const SPECIFIED_ROUTES: readonly SpecifiedRoute[] = [
  { path: '/', exact: true },
  { path: '/home', exact: true },
  { path: '/videos/:VideoID', exact: true },
  { path: '/sign-in-up', exact: true },
  { path: '/live-lessons', exact: true },
  { path: '/settings', exact: true },
  { path: '/subscriptions', exact: true },
  { path: '/success/:session_id?', exact: true },
  { path: '/my-account', exact: true },
  { path: '/cancel', exact: true },
  { path: '/contact', isOfShell: true, exact: true },
  { path: '/live-meeting', exact: true },
  { path: '/success-card-update', exact: true },
  { path: '/flashcards/:VideoID', exact: true },
  { path: '/mini-lessons/:LessonID', exact: true },
  { path: '/collect-consents', exact: true },
  { path: '/privacy-policy', isOfShell: true, exact: false },
  { path: '/privacy-policy-google', isOfShell: true, exact: false },
  { path: '/terms-and-conditions', isOfShell: true, exact: false },
  { path: '/disclaimer', isOfShell: true, exact: false },
];

/**
 * Path of the log-in form.
 *
 * @param next in-app path to go to after the log-in; default: the page before
 */
export const logInPath = (next?: string): string =>
  `/sign-in-up?startWithLogIn=true${next === undefined ? '' : `&next=${encodeURIComponent(next)}`}`;

/** Path of a lesson's public text on the shell's site. */
export const lessonPagePath = (id: string): string => `/previews/${encodeURIComponent(id)}.json`;
