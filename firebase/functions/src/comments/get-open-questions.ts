import { Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { CommentSchema, type CallableResponse, type OpenQuestion } from 'shared-contracts';
import * as v from 'valibot';
import { requireTeacher, type Caller } from '../platform/callable/caller';

/** As many as a page of comments; also the most that are told. */
const PAGE = 100;
/** So that many questions of withdrawn lessons cost no more than this many pages. */
const PAGES = 5;

const { ID, Message, Username, Line } = CommentSchema.entries;
const StoredQuestionSchema = v.object({
  ID,
  Message,
  Username,
  Line,
  TimeStamp: v.instance(Timestamp),
});
const PublishedLessonSchema = v.object({ Title: v.string(), isAvailable: v.literal(true) });

/** Titles of published lessons by the path; undefined for a lesson that is not published. */
type Titles = Map<string, string | undefined>;

/** The lesson of a comment is two levels above it. */
const lessonOf = ({ ref }: QueryDocumentSnapshot) => ref.parent.parent;

/** Reads each lesson of these comments that has not been read yet. */
async function readTitles(
  db: Firestore,
  docs: readonly QueryDocumentSnapshot[],
  titles: Titles,
): Promise<void> {
  const references = docs.flatMap((snapshot) => lessonOf(snapshot) ?? []);
  const unread = new Map(references.map((ref) => [ref.path, ref]));
  for (const path of titles.keys()) unread.delete(path);
  if (unread.size === 0) return;
  for (const lesson of await db.getAll(...unread.values())) {
    const { success, output } = v.safeParse(PublishedLessonSchema, lesson.data());
    titles.set(lesson.ref.path, success ? output.Title : undefined);
  }
}

function questionOf(snapshot: QueryDocumentSnapshot, titles: Titles): OpenQuestion | undefined {
  const lesson = lessonOf(snapshot);
  const Title = lesson ? titles.get(lesson.path) : undefined;
  if (!lesson || Title === undefined) return undefined;
  const { success, output } = v.safeParse(StoredQuestionSchema, snapshot.data());
  if (!success) {
    logger.warn('A stored question is malformed', { VideoID: lesson.id });
    return undefined;
  }
  const { TimeStamp, ...question } = output;
  return { ...question, VideoID: lesson.id, Title, TimeStamp: TimeStamp.toDate().toISOString() };
}

/**
 * Tells a teacher which questions wait, of all lessons, the oldest first, 100 at most. Those of a
 * withdrawn lesson are left out, and a malformed one is logged. It reads on in their place, 5 pages
 * at most. It costs a read for each question that was read, and for each of their lessons.
 *
 * @throws {AppError} `permission-denied` for all but teachers. Source: docs/lessons.md, Questions.
 */
export async function getOpenQuestions(
  caller: Caller,
  db: Firestore,
): Promise<CallableResponse<'getOpenQuestions'>> {
  requireTeacher(caller);
  const waiting = db
    .collectionGroup('Comments')
    .where('Answer', '==', null)
    .orderBy('TimeStamp')
    .limit(PAGE);
  const titles: Titles = new Map();
  const questions: OpenQuestion[] = [];
  let last: QueryDocumentSnapshot | undefined;
  for (let page = 0; page < PAGES && questions.length < PAGE; page += 1) {
    const { docs } = await (last ? waiting.startAfter(last) : waiting).get();
    await readTitles(db, docs, titles);
    questions.push(...docs.flatMap((snapshot) => questionOf(snapshot, titles) ?? []));
    last = docs.at(-1);
    if (docs.length < PAGE) break;
  }
  return { questions: questions.slice(0, PAGE) };
}
