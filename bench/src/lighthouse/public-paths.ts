import { SPECIFIED_ROUTES, type Catalogue } from 'shared-contracts';

/**
 * Routes that no visitor begins with: they need a plan or an account, come after a checkout, or
 * show what another route shows.
 */
const NOT_JUDGED = new Set([
  '/home',
  '/my-account',
  '/live-meeting',
  '/collect-consents',
  '/success/:session_id?',
  '/success-card-update',
  '/cancel',
  '/privacy-policy-google',
]);

/**
 * The path of every public route, with lessons that a visitor may open.
 *
 * @throws {Error} naming a route whose parameter is not known here
 */
export function publicPaths({ lessons }: Pick<Catalogue, 'lessons'>): readonly string[] {
  const first = (isWanted: (lesson: Catalogue['lessons'][number]) => boolean) =>
    lessons.find(isWanted)?.DocID ?? '';
  const parameters: Readonly<Record<string, string>> = {
    ':VideoID': first(({ Type }) => Type === 'lesson'),
    ':LessonID': first(({ Type, isFree }) => Type === 'mini_lesson' && isFree === true),
  };
  return SPECIFIED_ROUTES.filter(({ path }) => !NOT_JUDGED.has(path)).map(({ path }) =>
    path.replace(/:\w+\??/, (name) => {
      const value = parameters[name];
      if (!value) throw new Error(`There is nothing to open ${path} with`);
      return encodeURIComponent(value);
    }),
  );
}
