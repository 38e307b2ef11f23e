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

/** Pages of lessons read this copy of the catalogue's first page: its name never changes. */
export const CURRENT_CATALOGUE = 'catalogue.json';

/** A hash of the inputs of each page, by its file in the site. */
type Stamps = Readonly<Record<string, string>>;

const STAMPS_FILE = '.lesson-pages.json';

/** The stored stamps. A damaged file counts as none, so each page is made anew. */
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
  /** Whether a remote has fragments of this build: only then may the shell hydrate its screens. */
  readonly canPrerender: (remote: string) => boolean;
  readonly common: Omit<PageParts, 'page'>;
}

export interface PublishedLessonPages {
  /** Lessons with a page, newest first. */
  readonly lessons: readonly LessonPage[];
  /** Their files in the site. */
  readonly files: readonly string[];
  /** A line for each remote that could not render its lessons. */
  readonly problems: readonly string[];
}

/** The data in a page: a preview without its words, which the page fetches when it is idle. */
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

/** An empty lesson. Its page has exactly the parts that all pages of its route share. */
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

/** The routes that can show a lesson, by path, each with its renderer. */
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
 * Composes a page for each lesson in `previews`, but not for recordings and mini lessons for
 * members. A page is written only when its inputs have changed, so a change of one lesson touches
 * one page. If the remote cannot render a lesson, the page of the route serves it. Source: decision
 * 39.
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
      }
      stamps[file] = stamp;
      lessons.push(page);
    } catch (error) {
      broken.set(route.path, (error as Error).message);
    }
  }
  writeStamps(pagesDir, stamps);
  return { lessons, files: Object.keys(stamps), problems: [...broken.values()] };
}
