import { parseLessonText } from 'common';
import type { LearningPath } from 'shared-contracts';
import { foldedWords } from 'common/fold';
import { isListed } from '../content/audience';
import type { Content } from '../content/load-content';
import type { LessonContent } from '../content/load-lesson';
import { previewPathOf } from '../media/lesson-files';

/** The dialect words of a lesson, without duplicates. */
const wordsOf = ({ Text }: LessonContent): ReadonlySet<string> =>
  new Set(parseLessonText(Text).flatMap(({ SwissGerman }) => foldedWords(SwissGerman)));

/**
 * Makes the published path of the listed lessons, with the number of words that each lesson adds.
 * Source: decision 59.
 *
 * @param mediaOrigin `https://media.swissgerman.example`, without a trailing slash
 * @returns null: the school has no path
 */
export function learningPathOf(
  { lessons, paths }: Pick<Content, 'lessons' | 'paths'>,
  mediaOrigin: string,
): LearningPath | null {
  if (paths === null) return null;
  const listed = new Map(lessons.filter(isListed).map((lesson) => [lesson.DocID, lesson] as const));
  const knownWords = new Set<string>();
  const entryOf = (lesson: LessonContent) => {
    const fresh = [...wordsOf(lesson)].filter((word) => !knownWords.has(word));
    for (const word of fresh) knownWords.add(word);
    return { DocID: lesson.DocID, newWords: fresh.length };
  };
  const { emphases, start, germanAhead, tracks } = paths;
  const ofListed = (names: readonly string[]) => names.filter((name) => listed.has(name));
  return {
    schemaVersion: 1,
    levels: paths.levels.map((level) => ({
      name: level.name,
      canDo: level.canDo,
      lessons: level.lessons.flatMap((name) => {
        const lesson = listed.get(name);
        return lesson ? [entryOf(lesson)] : [];
      }),
    })),
    emphases: {
      work: ofListed(emphases.work),
      family: ofListed(emphases.family),
      daily: ofListed(emphases.daily),
    },
    start,
    germanAhead,
    ...heardOf({ lessons, paths }, mediaOrigin),
    ...(tracks.length > 0 && {
      tracks: tracks.map((track) => ({ ...track, lessons: ofListed(track.lessons) })),
    }),
  };
}

/** The line that the start page plays, with its public sound; empty if its lesson is not listed. */
function heardOf(
  { lessons, paths }: Pick<Content, 'lessons' | 'paths'>,
  mediaOrigin: string,
): Pick<LearningPath, 'heard'> {
  const heard = paths?.heard;
  const lesson = lessons.find(({ DocID }) => DocID === heard?.lesson);
  if (heard === undefined || !lesson?.lines || !isListed(lesson)) return {};
  const { line, question, right, wrong } = heard;
  return {
    heard: {
      SwissGerman: parseLessonText(lesson.Text)[line - 1]?.SwissGerman ?? '',
      voice: lesson.lines.voice,
      url: `${mediaOrigin}/${previewPathOf(lesson, line)}`,
      question,
      right,
      wrong,
    },
  };
}
