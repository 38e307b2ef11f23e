import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** A lesson in the content folder, with which tests compare the product. */
export interface ContentLesson {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly difficulty: number;
  readonly type: string;
  /** `2026-11-20` */
  readonly date: string;
  /** Id of the linked Monday lesson, and address of the lesson in standard German; '' without. */
  readonly recordingID: string;
  readonly germanVersion: string;
  readonly isPublished: boolean;
  readonly isListed: boolean;
  readonly isForMembers: boolean;
  /** Whether a flashcard has a sound. */
  readonly hasSounds: boolean;
  /** Each line in Swiss German with its translation. */
  readonly lines: readonly (readonly [dialect: string, english: string])[];
}

const here = path.dirname(fileURLToPath(import.meta.url));
const folder = path.join(here, '..', '..', 'firebase', 'content', 'lessons');

/** Fields of `lesson.yaml` that tests compare. Publishing checks their types. */
interface LessonFields {
  readonly Title?: string;
  readonly Subtitle?: string;
  readonly Difficulty?: number;
  readonly Type?: string;
  readonly Date?: string;
  readonly MondayLessonID?: string;
  readonly GermanVersionURL?: string;
  readonly isAvailable?: boolean;
  readonly isAvailableLessons?: boolean;
  readonly access?: string;
}

/** Reads the sentences without the times above them. */
const readLines = (text: string): ContentLesson['lines'] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => !line.startsWith('[')))
    .map(([dialect = '', english = '']) => [dialect.trim(), english.trim()]);

function readLesson(id: string): ContentLesson {
  const read = (file: string) => readFileSync(path.join(folder, id, file), 'utf8');
  const fields = parse(read('lesson.yaml')) as LessonFields;
  const type = fields.Type ?? '';
  const isPublished = fields.isAvailable === true;
  return {
    id,
    title: fields.Title ?? '',
    subtitle: fields.Subtitle ?? '',
    difficulty: fields.Difficulty ?? 1,
    type,
    date: fields.Date ?? '',
    recordingID: fields.MondayLessonID ?? '',
    germanVersion: fields.GermanVersionURL ?? '',
    isPublished,
    isListed: isPublished && fields.isAvailableLessons === true && type !== 'monday_lesson',
    isForMembers: type !== 'mini_lesson' || fields.access === 'subscribers',
    hasSounds: / = \S+\.m4a$/m.test(read('flashcards.txt')),
    lines: readLines(read('text.txt')),
  };
}

const newestFirst = (a: ContentLesson, b: ContentLesson) => b.date.localeCompare(a.date);

/** Everything in the content folder, newest first. */
export const allLessons: readonly ContentLesson[] = readdirSync(folder)
  .map(readLesson)
  .sort(newestFirst);

function first(name: string, fits: (lesson: ContentLesson) => boolean): ContentLesson {
  const lesson = allLessons.find(fits);
  if (!lesson) throw new Error(`The content has no ${name}`);
  return lesson;
}

export const listedLessons = allLessons.filter(({ isListed }) => isListed);
/** How many lessons and mini lessons home shows before the learner scrolls. */
const FIRST_PAGE = { lesson: 1 + 12, mini_lesson: 1 + 4 };
const ofType = (type: string) => listedLessons.filter((lesson) => lesson.type === type);
/** Mini lessons in the order of home: the newest, then free ones, then those of a plan. */
const sortedMinis = () => {
  const [newest, ...others] = ofType('mini_lesson');
  const free = others.filter(({ isForMembers }) => !isForMembers);
  const paid = others.filter(({ isForMembers }) => isForMembers);
  return [...(newest ? [newest] : []), ...free, ...paid];
};
/** Lessons that home shows before the learner scrolls. */
export const firstPageLessons = [
  ...ofType('lesson').slice(0, FIRST_PAGE.lesson),
  ...sortedMinis().slice(0, FIRST_PAGE.mini_lesson),
];
export const newestLesson = first('lesson', ({ isListed, type }) => isListed && type === 'lesson');
export const lessonWithSounds = first(
  'lesson whose cards have sounds',
  ({ isListed, hasSounds }) => isListed && hasSounds,
);
/** A lesson with every optional field. */
export const linkedLesson = first(
  'lesson with a recording and a German version',
  ({ isListed, recordingID, germanVersion }) =>
    isListed && recordingID !== '' && germanVersion !== '',
);
export const freeMiniLesson = first(
  'free mini lesson',
  ({ isListed, type, isForMembers }) => isListed && type === 'mini_lesson' && !isForMembers,
);
export const membersMiniLesson = first(
  'mini lesson for members',
  ({ isListed, type, isForMembers }) => isListed && type === 'mini_lesson' && isForMembers,
);
/** A lesson that only its link reaches. */
export const unlistedLesson = first(
  'unlisted lesson',
  ({ isPublished, isListed, type }) => isPublished && !isListed && type === 'lesson',
);
/** An unpublished lesson, which nobody may open. */
export const draft = first('draft', ({ isPublished }) => !isPublished);

/** The newest published recording of a live lesson, for VIP. */
export const recording = first(
  'published recording',
  ({ type, isPublished }) => type === 'monday_lesson' && isPublished,
);
