import { SPECIFIED_ROUTES, type Catalogue } from 'shared-contracts';

/**
 * Routes on which no visitor begins: they need a plan or an account, come after a checkout, or show
 * the same as another route.
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
 * The path of each public route. Parameters name lessons that a visitor may open.
 *
 * @throws {Error} naming a route for whose parameter the catalogue has no lesson
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
