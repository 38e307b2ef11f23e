import { join } from 'node:path';
import type { Offer } from 'shared-contracts';
import { loadGlossary, type Glossary } from '../glossary/glossary-file';
import { checkFilm } from '../films/film-file';
import { Problems } from '../problems';
import { checkAgainstClip } from '../texts/captions';
import { readYamlIfAny } from '../texts/read-yaml';
import type { AccountsFile } from './accounts-file';
import { foldersIn } from './folders';
import { LiveRuleSchema, type LiveRule } from './live-rule';
import { loadAccounts } from './load-accounts';
import { loadClip, type Clip } from './load-clip';
import { loadGrammar, type GrammarPdf } from './load-grammar';
import { loadLesson, type LessonContent } from './load-lesson';
import { loadOffers } from './load-offers';
import { loadPaths, type PathsFile } from './load-paths';
import { checkSharedClips } from './shared-clips';

/** The whole content folder, validated. */
export interface Content {
  readonly lessons: readonly LessonContent[];
  /** By name; only those that a lesson uses. */
  readonly clips: ReadonlyMap<string, Clip>;
  readonly glossary: Glossary;
  /** By file name, always with the general overview. */
  readonly grammar: ReadonlyMap<string, GrammarPdf>;
  /** null: no live lesson is announced. */
  readonly live: LiveRule | null;
  /** null: the school has no path through its lessons. */
  readonly paths: PathsFile | null;
  /** The price list. */
  readonly offers: readonly Offer[];
  /** null: loaded without accounts. */
  readonly accounts: AccountsFile | null;
}

const isLesson = (lesson: LessonContent | null): lesson is LessonContent => lesson !== null;

function checkMondayLessons(
  lessons: readonly LessonContent[],
  ids: readonly string[],
  problems: Problems,
): void {
  const byId = new Map(lessons.map((lesson) => [lesson.DocID, lesson]));
  for (const { DocID, MondayLessonID } of lessons) {
    if (MondayLessonID === undefined) continue;
    const target = byId.get(MondayLessonID);
    const file = `lessons/${DocID}/lesson.yaml`;
    if (!ids.includes(MondayLessonID)) {
      problems.add(file, `MondayLessonID: there is no lesson "${MondayLessonID}"`);
    } else if (target !== undefined && target.Type !== 'monday_lesson') {
      problems.add(file, `MondayLessonID: "${MondayLessonID}" is a ${target.Type}`);
    }
  }
}

function checkSampleStream(
  live: LiveRule | null,
  lessons: readonly LessonContent[],
  problems: Problems,
): void {
  for (const id of live?.room.SampleStream ?? []) {
    const lesson = lessons.find(({ DocID }) => DocID === id);
    if (lesson === undefined) {
      problems.add('live/next.yaml', `room.SampleStream: there is no lesson "${id}"`);
    } else if (lesson.access === 'free') {
      problems.add('live/next.yaml', `room.SampleStream: "${id}" is free; name one for members`);
    }
  }
}

function checkGrammar(
  lessons: readonly LessonContent[],
  grammar: ReadonlyMap<string, GrammarPdf>,
  problems: Problems,
): void {
  for (const { DocID, grammar: name } of lessons) {
    if (name === undefined || grammar.has(name)) continue;
    problems.add(`lessons/${DocID}/lesson.yaml`, `grammar: there is no file grammar/${name}`);
  }
}

function checkTimes(
  lessons: readonly LessonContent[],
  clips: ReadonlyMap<string, Clip>,
  problems: Problems,
): void {
  for (const lesson of lessons) {
    const { DocID, times, clip, film } = lesson;
    const seconds = clips.get(clip)?.seconds;
    if (film !== null) checkFilm(film, lesson, seconds, problems);
    if (times === null || seconds === undefined) continue;
    checkAgainstClip(times, seconds, `lessons/${DocID}/text.txt`, problems);
  }
}

async function loadClips(
  root: string,
  lessons: readonly LessonContent[],
  problems: Problems,
): Promise<Map<string, Clip>> {
  const existing = await foldersIn(join(root, 'clips'));
  const clips = new Map<string, Clip>();
  for (const { DocID, clip } of lessons) {
    if (!existing.includes(clip)) {
      problems.add(`lessons/${DocID}/lesson.yaml`, `clip: there is no folder clips/${clip}`);
    }
  }
  for (const name of new Set(lessons.map(({ clip }) => clip))) {
    const clip = existing.includes(name) ? await loadClip(root, name, problems) : null;
    if (clip !== null) clips.set(name, clip);
  }
  return clips;
}

/**
 * Loads and validates everything before anything is published.
 *
 * @param root the content folder: `lessons`, `clips`, `glossary`, `grammar`, `live/next.yaml`,
 *   `paths.yaml`, `offers.yaml`, `accounts.yaml`
 * @param withAccounts whether accounts.yaml is needed
 * @throws {ContentError} with every mistake found
 */
export async function loadContent(root: string, withAccounts: boolean): Promise<Content> {
  const problems = new Problems();
  const ids = await foldersIn(join(root, 'lessons'));
  if (ids.length === 0) problems.add('lessons', 'has no lesson; add one folder per lesson');
  const loaded = await Promise.all(ids.map((id) => loadLesson(root, id, problems)));
  const lessons = loaded.filter(isLesson);
  checkMondayLessons(lessons, ids, problems);
  checkSharedClips(lessons, problems);
  const clips = await loadClips(root, lessons, problems);
  checkTimes(lessons, clips, problems);
  const glossary = await loadGlossary(root, problems);
  const grammar = await loadGrammar(root, problems);
  checkGrammar(lessons, grammar, problems);
  const live = await readYamlIfAny(root, 'live/next.yaml', LiveRuleSchema, problems);
  checkSampleStream(live, lessons, problems);
  const paths = await loadPaths(root, lessons, ids, problems);
  const offers = await loadOffers(root, problems);
  const accounts = withAccounts ? await loadAccounts(root, problems) : null;
  problems.throwIfAny();
  return { lessons, clips, glossary, grammar, live, paths, offers, accounts };
}
