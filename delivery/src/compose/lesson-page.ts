import type { LessonPage, RegisteredRemote, RouteDeclaration } from 'shared-contracts';
import type { RoutePage } from './compose-page';
import { lessonHead } from './lesson-head';
import { remotePage, type Published } from './route-page';

/** Pattern of the route that shows this lesson. Source: ROUTE-videos, ROUTE-mini-lessons. */
export const routeOfLesson = ({ lesson }: Pick<LessonPage, 'lesson'>): string =>
  lesson.Type === 'mini_lesson' ? '/mini-lessons/:LessonID' : '/videos/:VideoID';

/** Path of the lesson's own page. */
export const pathOfLesson = ({ lesson: { DocID, Type } }: Pick<LessonPage, 'lesson'>): string =>
  `/${Type === 'mini_lesson' ? 'mini-lessons' : 'videos'}/${encodeURIComponent(DocID)}`;

/** Name of the file in the shell's site; Hosting finds it by its clean address. */
export const lessonPageFile = (page: LessonPage): string => `${pathOfLesson(page).slice(1)}.html`;

interface LessonPageOptions {
  readonly remote: RegisteredRemote;
  readonly route: RouteDeclaration;
  readonly published: Published;
  /** The screen, rendered for this lesson. */
  readonly html: string;
  /** Origin of the shell. */
  readonly origin: string;
}

/**
 * The page of one lesson: the page of its route, with the screen rendered for this lesson, its data
 * and its head. The page depends on no other lesson, so it does not name the catalogue by hash.
 */
export function lessonPage(page: LessonPage, options: LessonPageOptions): RoutePage {
  const { remote, route, published, html, origin } = options;
  const { build } = remote.manifest;
  const { kit } = published.shell;
  const fragments = {
    ...({ schemaVersion: 1, build, kit, catalogue: published.catalogueFile, links: '' } as const),
    routes: { [route.path]: { html, showsCatalogue: false } },
  };
  const { title, description, elements } = lessonHead(page, { origin, path: pathOfLesson(page) });
  return {
    ...remotePage(remote, route, fragments, published),
    title,
    description,
    head: elements,
    isIndexed: true,
    fetches: [],
    picture: page.lesson.VideoThumbnailURL,
    preconnects: [],
    lessonPage: page,
  };
}
