import { Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { CommentSchema, type CallableResponse, type OpenQuestion } from 'shared-contracts';
import * as v from 'valibot';
import { requireTeacher, type Caller } from '../platform/callable/caller';

/** As many as a page of comments. */
const MOST = 100;

const { ID, Message, Username, Line } = CommentSchema.entries;
const StoredQuestionSchema = v.object({
  ID,
  Message,
  Username,
  Line,
  TimeStamp: v.instance(Timestamp),
});
const PublishedLessonSchema = v.object({ Title: v.string(), isAvailable: v.literal(true) });

/** `DocID` of the lesson, which is two levels above its comment. */
const lessonOf = ({ ref }: QueryDocumentSnapshot) => ref.parent.parent;

/**
 * Tells a teacher which questions wait, of all lessons, the oldest first. Those of a withdrawn
 * lesson are left out, and a malformed one is logged. It costs a read for each question and for
 * each of their lessons.
 *
 * @throws {AppError} `permission-denied` for all but teachers. Source: docs/lessons.md, Questions.
 */
export async function getOpenQuestions(
  caller: Caller,
  db: Firestore,
): Promise<CallableResponse<'getOpenQuestions'>> {
  requireTeacher(caller);
  const { docs } = await db
    .collectionGroup('Comments')
    .where('Answer', '==', null)
    .orderBy('TimeStamp')
    .limit(MOST)
    .get();
  const references = docs.flatMap((snapshot) => lessonOf(snapshot) ?? []);
  const lessons = [...new Map(references.map((ref) => [ref.path, ref])).values()];
  const published = lessons.length === 0 ? [] : await db.getAll(...lessons);
  const titles = new Map(
    published.flatMap((snapshot): [string, string][] => {
      const { success, output } = v.safeParse(PublishedLessonSchema, snapshot.data());
      return success ? [[snapshot.id, output.Title]] : [];
    }),
  );
  const questions = docs.flatMap((snapshot): OpenQuestion[] => {
    const VideoID = lessonOf(snapshot)?.id ?? '';
    const Title = titles.get(VideoID);
    if (Title === undefined) return [];
    const { success, output } = v.safeParse(StoredQuestionSchema, snapshot.data());
    if (!success) {
      logger.warn('A stored question is malformed', { VideoID });
      return [];
    }
    const { TimeStamp, ...question } = output;
    return [{ ...question, VideoID, Title, TimeStamp: TimeStamp.toDate().toISOString() }];
  });
  return { questions };
}
