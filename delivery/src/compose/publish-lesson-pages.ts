import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  hasOwnPage,
  LessonPageSchema,
  lessonPagePath,
  type LessonPage,
  type Registry,
} from 'shared-contracts';
import { omit, parse } from 'valibot';
import { createLessonPrerender } from './prerender-remote';
import { composePage, type PageParts } from './compose-page';
import type { Deployment } from './deployment';
import { lessonPage, lessonPageFile, routeOfLesson } from './lesson-page';
import type { Published } from './route-page';

/** Copy of the first page of the catalogue under a name that stays; pages of lessons ask for it. */
export const CURRENT_CATALOGUE = 'catalogue.json';

/** For each file of a site, a hash of its inputs. */
type Stamps = Readonly<Record<string, string>>;

/** Hidden, so that it is never served. */
const STAMPS_FILE = '.lesson-pages.json';

/** The stored stamps. If the file is damaged there are none, and every file is made again. */
function readStamps(site: string): Stamps {
  try {
    const stored: unknown = JSON.parse(readFileSync(join(site, STAMPS_FILE), 'utf8'));
    return typeof stored === 'object' && stored !== null ? (stored as Stamps) : {};
  } catch {
    return {};
  }
}

const writeStamps = (site: string, stamps: Stamps): void =>
  writeFileSync(join(site, STAMPS_FILE), JSON.stringify(stamps));

interface LessonPagesOptions {
  readonly deployment: Pick<Deployment, 'origins' | 'links'>;
  /** Folder of the shell's site, with `previews`. */
  readonly site: string;
  /** Folder that gets the pages. */
  readonly pagesDir: string;
  readonly registry: Registry;
  readonly published: Published;
  /** Folder of a remote's last build. */
  readonly buildOf: (name: string) => string;
  /** Remotes whose fragments are of this build: only their screens may be taken over. */
  readonly canPrerender: (remote: string) => boolean;
  readonly common: Omit<PageParts, 'page'>;
}

export interface PublishedLessonPages {
  /** Those with a page of their own, newest first. */
  readonly lessons: readonly LessonPage[];
  /** Files in the site. */
  readonly files: readonly string[];
  /** How many were rendered and written; the others have not changed. */
  readonly written: number;
  /** A line for each remote that could not render its lessons. */
  readonly problems: readonly string[];
}

/** What a page carries. The words of a preview stay in its file, and come at rest. */
const PageDataSchema = omit(LessonPageSchema, ['words']);

function readLessonPages(site: string): LessonPage[] {
  const folder = dirname(join(site, lessonPagePath('x')));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => parse(PageDataSchema, JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    .filter(({ lesson }) => hasOwnPage(lesson))
    .sort((a, b) => b.lesson.Date.localeCompare(a.lesson.Date));
}

/** Stands in for a lesson. A page made with it contains only what all pages of its route share. */
const NO_LESSON: LessonPage = {
  schemaVersion: 1,
  lesson: {
    DocID: '',
    Title: '',
    Subtitle: '',
    Difficulty: 1,
    Type: 'lesson',
    Date: '2000-01-01',
    VideoThumbnailURL: '',
    isFree: false,
  },
  isWhole: false,
  lines: [],
};

const stampOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);

/** The route of the remote that shows a lesson, with what renders it. */
function createRoutes(options: LessonPagesOptions) {
  const { registry, deployment, published, buildOf, canPrerender, common } = options;
  const origin = deployment.origins.shell;
  const routes = registry.remotes.flatMap((remote) =>
    remote.manifest.routes
      .filter(({ prerender = true }) => prerender && canPrerender(remote.name))
      .map((route) => {
        const { manifest } = remote;
        const links = deployment.links;
        const dist = buildOf(remote.name);
        const render = createLessonPrerender({ manifest, dist, links, route });
        const compose = (page: LessonPage, html: string) =>
          composePage({
            ...common,
            page: lessonPage(page, { remote, route, published, html, origin }),
          });
        return { path: route.path, build: manifest.build, render, compose };
      }),
  );
  return new Map(routes.map((each) => [each.path, each]));
}

/**
 * Composes a page for each lesson that `previews` holds, recordings and mini lessons for members
 * aside. A page is rendered and written only when
 * something that it shows or names has changed, so changing one lesson touches one page. A lesson
 * whose remote cannot render it keeps the page of its route. Source: decision 39.
 */
export function publishLessonPages(options: LessonPagesOptions): PublishedLessonPages {
  const { site, pagesDir } = options;
  const common = {
    ...options.common,
    config: { ...options.common.config, catalogueUrl: `/${CURRENT_CATALOGUE}` },
  };
  const routes = createRoutes({ ...options, common });
  const oldStamps = readStamps(pagesDir);
  const stamps: Record<string, string> = {};
  const lessons: LessonPage[] = [];
  const broken = new Map<string, string>();
  const frames = new Map<string, string>();
  let written = 0;
  for (const page of readLessonPages(site)) {
    const route = routes.get(routeOfLesson(page));
    if (!route || broken.has(route.path)) continue;
    const file = lessonPageFile(page);
    const frame = frames.get(route.path) ?? route.compose(NO_LESSON, '');
    frames.set(route.path, frame);
    const stamp = stampOf(frame, route.build, JSON.stringify(page));
    try {
      if (oldStamps[file] !== stamp || !existsSync(join(pagesDir, file))) {
        const html = route.compose(page, route.render(page));
        mkdirSync(dirname(join(pagesDir, file)), { recursive: true });
        writeFileSync(join(pagesDir, file), html);
        written += 1;
      }
      stamps[file] = stamp;
      lessons.push(page);
    } catch (error) {
      broken.set(route.path, (error as Error).message);
    }
  }
  writeStamps(pagesDir, stamps);
  return { lessons, files: Object.keys(stamps), written, problems: [...broken.values()] };
}
