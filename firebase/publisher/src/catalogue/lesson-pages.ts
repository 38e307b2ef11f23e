import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseLessonText } from 'common';
import {
  CatalogueLessonSchema,
  lessonPagePath,
  type Lesson,
  type LessonPage,
} from 'shared-contracts';
import * as v from 'valibot';
import type { Content } from '../content/load-content';
import type { LessonContent } from '../content/load-lesson';
import { previewSoundsOf, publicLinesOf } from '../content/public-lines';
import { wordsOf } from '../glossary/lesson-words';
import { previewPathOf } from '../media/lesson-files';
import { plainMediaId } from '../media/plain-clip';

function lineSoundsOf(lesson: LessonContent, lines: number, mediaOrigin: string) {
  const spoken = previewSoundsOf(lesson);
  if (lesson.lines === null || spoken.length === 0) return {};
  const paths = Array.from({ length: lines }, (_, index) =>
    spoken.includes(index + 1) ? previewPathOf(lesson, index + 1) : undefined,
  );
  const urls = paths.map((path) => (path === undefined ? null : `${mediaOrigin}/${path}`));
  return { lineSounds: { voice: lesson.lines.voice, urls } };
}

/**
 * Makes the public page of each listed lesson, with the lines that visitors may read.
 *
 * @param videos the public documents of the lessons, which get their pages in this order
 */
export function lessonPagesOf(
  { lessons, clips, glossary }: Pick<Content, 'lessons' | 'clips' | 'glossary'>,
  videos: readonly Lesson[],
  mediaOrigin: string,
): LessonPage[] {
  const byId = new Map(lessons.map((lesson) => [lesson.DocID, lesson]));
  return videos.flatMap((video): LessonPage[] => {
    const lesson = byId.get(video.DocID);
    const shown = lesson && publicLinesOf(lesson);
    if (lesson === undefined || shown === undefined) return [];
    const clip = clips.get(lesson.clip);
    const isWhole = video.isFree;
    const lines = parseLessonText(lesson.Text).slice(0, shown);
    // A free lesson gets its words from the server, when a learner opens it.
    const words = isWhole
      ? undefined
      : wordsOf(
          lines.map(({ SwissGerman }) => SwissGerman),
          glossary,
        );
    return [
      {
        schemaVersion: 1,
        lesson: v.parse(CatalogueLessonSchema, video),
        isWhole,
        lines,
        ...lineSoundsOf(lesson, shown, mediaOrigin),
        ...(isWhole && clip && { film: `${mediaOrigin}/clips/${plainMediaId(clip)}/master.m3u8` }),
        ...(words && { words }),
      },
    ];
  });
}

/**
 * Writes one file per page, `previews/ID.json`, and deletes the files of lessons without a page. An
 * unchanged file is not written.
 *
 * @param siteDir root of the shell's site
 */
export async function publishLessonPages(
  pages: readonly LessonPage[],
  siteDir: string,
): Promise<void> {
  const files = new Map(
    pages.map((page) => [join(siteDir, lessonPagePath(page.lesson.DocID)), JSON.stringify(page)]),
  );
  const folder = dirname(join(siteDir, lessonPagePath('x')));
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!files.has(join(folder, name))) await rm(join(folder, name));
  }
  for (const [file, text] of files) {
    if ((await readFile(file, 'utf8').catch(() => undefined)) === text) continue;
    await writeFile(`${file}.${process.pid}`, text);
    await rename(`${file}.${process.pid}`, file);
  }
}
