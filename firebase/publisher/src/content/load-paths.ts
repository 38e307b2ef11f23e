import { PATH_LEVELS, TRACK_ID_LENGTH } from 'shared-contracts';
import * as v from 'valibot';
import type { Problems } from '../problems';
import { readYamlIfAny } from '../texts/read-yaml';
import { EnglishSchema, NameSchema, TextSchema } from '../texts/text-schemas';
import { isListed } from './audience';
import type { LessonContent } from './load-lesson';
import { previewSoundsOf } from './public-lines';

const FILE = 'paths.yaml';

const ADVICE = 'must be a level, 1 to 5';
const LevelNumberSchema = v.pipe(
  v.number(ADVICE),
  v.integer(ADVICE),
  v.minValue(1, ADVICE),
  v.maxValue(PATH_LEVELS, ADVICE),
);
const LessonNamesSchema = v.array(NameSchema);

/** Some lessons for one goal. */
const TrackSchema = v.strictObject({
  id: v.pipe(NameSchema, v.maxLength(TRACK_ID_LENGTH, 'must have 40 letters at most')),
  name: EnglishSchema,
  goal: v.pipe(
    EnglishSchema,
    v.regex(
      /^After this you can .+\.$/,
      'must be one sentence like "After this you can order a coffee."',
    ),
  ),
  canSay: v.pipe(
    v.array(v.strictObject({ SwissGerman: TextSchema, English: EnglishSchema })),
    v.minLength(2, 'must be two to six sentences'),
    v.maxLength(6, 'must be two to six sentences'),
  ),
  lessons: v.pipe(LessonNamesSchema, v.minLength(5, 'must name at least five lessons')),
});

/** `paths.yaml`: the teacher's order of all lessons. Source: decision 59. */
const PathsFileSchema = v.strictObject({
  levels: v.pipe(
    v.array(
      v.strictObject({
        name: EnglishSchema,
        canDo: v.pipe(
          EnglishSchema,
          v.regex(/^You can .+\.$/, 'must be one sentence like "You can order a coffee."'),
        ),
        lessons: v.pipe(LessonNamesSchema, v.minLength(1, 'must name at least one lesson')),
      }),
    ),
    v.length(PATH_LEVELS, 'must be five levels'),
  ),
  emphases: v.strictObject({
    work: LessonNamesSchema,
    family: LessonNamesSchema,
    daily: LessonNamesSchema,
  }),
  start: v.strictObject({
    nothing: LevelNumberSchema,
    words: LevelNumberSchema,
    gist: LevelNumberSchema,
    most: LevelNumberSchema,
  }),
  germanAhead: v.pipe(
    v.number('must be a number of levels, 0 to 4'),
    v.integer('must be a whole number of levels'),
    v.minValue(0, 'must be a number of levels, 0 to 4'),
    v.maxValue(PATH_LEVELS - 1, 'must be a number of levels, 0 to 4'),
  ),
  heard: v.optional(
    v.strictObject({
      lesson: NameSchema,
      line: v.pipe(v.number(), v.integer('must be the number of a line'), v.minValue(1)),
      question: EnglishSchema,
      right: EnglishSchema,
      wrong: v.pipe(v.array(EnglishSchema), v.length(2, 'must be two answers')),
    }),
  ),
  tracks: v.optional(v.array(TrackSchema), []),
});
export type PathsFile = v.InferOutput<typeof PathsFileSchema>;

type Say = (advice: string) => void;

interface KnownLessons {
  /** The readable ones, by id. */
  readonly lessons: ReadonlyMap<string, LessonContent>;
  readonly ids: readonly string[];
}

function checkNames(
  where: string,
  names: readonly string[],
  { lessons, ids }: KnownLessons,
  say: Say,
): void {
  for (const name of names) {
    if (!ids.includes(name)) say(`${where}: there is no lesson "${name}"; take it out`);
    if (lessons.get(name)?.Type === 'monday_lesson') {
      say(`${where}: "${name}" is a recording; take it out`);
    }
  }
}

/** Each listed lesson must be in one level. A draft or unlisted lesson may be in one. */
function checkLevels({ levels }: PathsFile, { lessons }: KnownLessons, say: Say): void {
  const levelOf = new Map<string, number>();
  for (const [index, level] of levels.entries()) {
    for (const name of level.lessons) {
      const earlierLevel = levelOf.get(name);
      if (earlierLevel !== undefined) {
        say(`"${name}" is in level ${earlierLevel} and again in level ${index + 1}; keep one`);
      }
      levelOf.set(name, index + 1);
    }
  }
  for (const lesson of lessons.values()) {
    if (!isListed(lesson) || lesson.Type === 'monday_lesson' || levelOf.has(lesson.DocID)) continue;
    say(`levels: "${lesson.DocID}" is in no level; add it to one`);
  }
}

/** Refuses unknown and repeated names. */
function checkList(where: string, names: readonly string[], known: KnownLessons, say: Say): void {
  checkNames(where, names, known, say);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) say(`${where}: "${twice}" is there twice; keep one`);
}

function checkTracks({ tracks }: PathsFile, knownLessons: KnownLessons, say: Say): void {
  for (const [index, { id, lessons }] of tracks.entries()) {
    checkList(`tracks ${index + 1}.lessons`, lessons, knownLessons, say);
    const first = tracks.findIndex((track) => track.id === id);
    if (first < index) {
      say(`tracks ${index + 1}.id: track ${first + 1} has the id "${id}" already; take another`);
    }
  }
}

function checkHeard({ heard }: PathsFile, { lessons, ids }: KnownLessons, say: Say): void {
  if (heard === undefined) return;
  if (!ids.includes(heard.lesson)) say(`heard.lesson: there is no lesson "${heard.lesson}"`);
  const lesson = lessons.get(heard.lesson);
  if (lesson === undefined) return;
  const heardByAll = previewSoundsOf(lesson);
  if (heardByAll.includes(heard.line)) return;
  const allowed = heardByAll.length > 0 ? `name line ${heardByAll.join(' or ')}` : 'name another';
  say(`heard.line: everybody must hear line ${heard.line} of "${heard.lesson}"; ${allowed}`);
}

/**
 * Loads the path through the lessons, `paths.yaml`. Every listed lesson is in one level, but no
 * recording is. Source: decision 59.
 *
 * @param root the content folder
 * @param lessons the readable ones
 * @param ids of all folders in `lessons`
 * @returns null: no path, or an unreadable file; problems are collected
 */
export async function loadPaths(
  root: string,
  lessons: readonly LessonContent[],
  ids: readonly string[],
  problems: Problems,
): Promise<PathsFile | null> {
  const file = await readYamlIfAny(root, FILE, PathsFileSchema, problems);
  if (file === null) return null;
  const knownLessons = { ids, lessons: new Map(lessons.map((lesson) => [lesson.DocID, lesson])) };
  const say = (advice: string) => problems.add(FILE, advice);
  for (const [index, level] of file.levels.entries()) {
    checkNames(`levels ${index + 1}.lessons`, level.lessons, knownLessons, say);
  }
  checkLevels(file, knownLessons, say);
  for (const [emphasis, names] of Object.entries(file.emphases)) {
    checkList(`emphases.${emphasis}`, names, knownLessons, say);
  }
  checkTracks(file, knownLessons, say);
  checkHeard(file, knownLessons, say);
  return file;
}
