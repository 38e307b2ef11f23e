import type {
  DocumentReference,
  Firestore,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import * as v from 'valibot';

/** Documents of one query, and most that a teacher gets. */
const PAGE = 100;
/** Queries of one call. Questions of withdrawn lessons could otherwise cost more. */
const PAGES = 5;

const PublishedLessonSchema = v.object({ Title: v.string(), isAvailable: v.literal(true) });

/** Titles of lessons by path; undefined: the lesson is not published. */
export type Titles = Map<string, string | undefined>;

/** One kind of documents that wait for a teacher. */
export interface Waiting<Stored, Told> {
  /** The oldest first. */
  readonly query: Query;
  readonly lessonOf: (snapshot: QueryDocumentSnapshot) => DocumentReference | null;
  readonly schema: v.GenericSchema<unknown, Stored>;
  /** Makes the teacher's entry of a document. */
  readonly told: (
    stored: Stored,
    snapshot: QueryDocumentSnapshot,
    lesson: { readonly id: string; readonly Title: string },
  ) => Told;
}

/** Reads the lessons whose title is not known yet. */
async function readTitles(
  db: Firestore,
  lessons: readonly DocumentReference[],
  titles: Titles,
): Promise<void> {
  const unread = new Map(lessons.map((ref) => [ref.path, ref]));
  for (const path of titles.keys()) unread.delete(path);
  if (unread.size === 0) return;
  for (const lesson of await db.getAll(...unread.values())) {
    const { success, output } = v.safeParse(PublishedLessonSchema, lesson.data());
    titles.set(lesson.ref.path, success ? output.Title : undefined);
  }
}

/**
 * Reads waiting documents, 100 at most. It leaves out those of withdrawn lessons, logs malformed
 * ones, and reads on in their place, 5 pages at most. Costs a read for each document, and for each
 * of their lessons.
 *
 * @param titles the known titles; this call adds more
 */
export async function readWaiting<Stored, Told>(
  db: Firestore,
  titles: Titles,
  { query, lessonOf, schema, told }: Waiting<Stored, Told>,
): Promise<readonly Told[]> {
  const one = (snapshot: QueryDocumentSnapshot): readonly Told[] => {
    const lesson = lessonOf(snapshot);
    const Title = lesson ? titles.get(lesson.path) : undefined;
    if (!lesson || Title === undefined) return [];
    const { success, output } = v.safeParse(schema, snapshot.data());
    if (success) return [told(output, snapshot, { id: lesson.id, Title })];
    logger.warn('A stored question is malformed', { VideoID: lesson.id });
    return [];
  };
  const all: Told[] = [];
  let last: QueryDocumentSnapshot | undefined;
  for (let page = 0; page < PAGES && all.length < PAGE; page += 1) {
    const next = query.limit(PAGE);
    const { docs } = await (last ? next.startAfter(last) : next).get();
    await readTitles(
      db,
      docs.flatMap((snapshot) => lessonOf(snapshot) ?? []),
      titles,
    );
    all.push(...docs.flatMap(one));
    last = docs.at(-1);
    if (docs.length < PAGE) break;
  }
  return all.slice(0, PAGE);
}
