import type { Firestore } from 'firebase-admin/firestore';
import {
  AppError,
  LessonLinesIndexSchema,
  LessonLinesSchema,
  StoredLessonSchema,
  type RequiredTier,
} from 'shared-contracts';
import type { SearchableLesson } from 'common/line-search';
import * as v from 'valibot';
import { parseStored } from '../platform/parse-stored';

/** The lines of a published lesson, and the tier that may read them. */
export interface IndexedLesson extends SearchableLesson {
  readonly requiredTier: RequiredTier;
  /** Day of publication. */
  readonly Date: string;
}

export interface LineIndex {
  /**
   * All listed lessons, newest first.
   *
   * @throws {AppError} `internal` when a stored document is missing or malformed
   */
  lessons(): Promise<readonly IndexedLesson[]>;
}

/** Life of the cache, in milliseconds. */
const LIFE_MS = 60_000;

const StoredSchema = v.pipe(v.string(), v.parseJson(), v.array(StoredLessonSchema));

function parseLessons(snapshot: FirebaseFirestore.DocumentSnapshot): readonly IndexedLesson[] {
  const document = parseStored(LessonLinesSchema, snapshot);
  const stored = v.safeParse(StoredSchema, document?.lessons);
  if (document === null || !stored.success) {
    throw new AppError('internal', 'Missing or malformed document in LessonLines');
  }
  return stored.output.map(([VideoID, Date, lines]) => ({
    VideoID,
    Date,
    requiredTier: document.requiredTier,
    lines: lines.map(([SwissGerman, English, at, gsw, en]) => ({
      SwissGerman,
      English,
      at,
      folded: [gsw, en] as const,
    })),
  }));
}

/** The content of one publication's documents. */
interface Publication {
  readonly documents: ReadonlyMap<string, readonly IndexedLesson[]>;
  readonly lessons: readonly IndexedLesson[];
  /** When it was last read, in milliseconds since the epoch. */
  readonly seenAt: number;
}

const NONE: Publication = { documents: new Map(), lessons: [], seenAt: Number.NEGATIVE_INFINITY };

/**
 * Caches the lines of all lessons in the memory of this instance. At most once a minute it reads
 * one document, which names the others, and then only the new ones. It does not cache a failure.
 */
export function createLineIndex(db: () => Firestore, now: () => Date): LineIndex {
  let present = NONE;
  let reading: Promise<Publication> | undefined;

  async function read(): Promise<Publication> {
    const collection = db().collection('LessonLines');
    const seenAt = now().getTime();
    const current = parseStored(LessonLinesIndexSchema, await collection.doc('current').get());
    const ids = current?.documents ?? [];
    const unknown = ids.filter((id) => !present.documents.has(id));
    const snapshots =
      unknown.length > 0 ? await db().getAll(...unknown.map((id) => collection.doc(id))) : [];
    const added = new Map(snapshots.map((snapshot) => [snapshot.id, parseLessons(snapshot)]));
    const documents = new Map(
      ids.map((id) => [id, present.documents.get(id) ?? added.get(id) ?? []]),
    );
    const isSame = unknown.length === 0 && documents.size === present.documents.size;
    const lessons = isSame
      ? present.lessons
      : [...documents.values()].flat().sort((a, b) => b.Date.localeCompare(a.Date));
    return { documents, lessons, seenAt };
  }

  return {
    async lessons() {
      if (now().getTime() - present.seenAt < LIFE_MS) return present.lessons;
      // Concurrent calls share one read.
      reading ??= read().finally(() => (reading = undefined));
      present = await reading;
      return present.lessons;
    },
  };
}
