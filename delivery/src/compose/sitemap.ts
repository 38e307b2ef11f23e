import type { LessonPage } from 'shared-contracts';
import { escapeHtml } from '../html';
import { pathOfLesson } from './lesson-page';

/** Pages for visitors. All others need an account, a plan or a parameter. */
const PUBLIC_PATHS = [
  '/',
  '/live-lessons',
  '/subscriptions',
  '/contact',
  '/privacy-policy',
  '/terms-and-conditions',
  '/disclaimer',
] as const;

/**
 * `sitemap.xml`: the public routes, and each lesson that has a page.
 *
 * @param origin of the shell, without a trailing slash
 * @param routes paths that have a page
 */
export function sitemap(
  origin: string,
  routes: readonly string[],
  lessons: readonly LessonPage[],
): string {
  const entry = (path: string, day?: string) =>
    `<url><loc>${escapeHtml(origin + path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...PUBLIC_PATHS.filter((path) => routes.includes(path)).map((path) => entry(path)),
    ...lessons.map((page) => entry(pathOfLesson(page), page.lesson.Date)),
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`: allows all pages. A page that must not be listed has `noindex`. */
export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`;
