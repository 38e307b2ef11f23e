import { createHash } from 'node:crypto';
import type { LessonLines, LessonLinesIndex, RequiredTier, StoredLesson } from 'shared-contracts';
import { foldLine } from 'common/line-search';
import { isListed, tierOf } from '../content/audience';
import type { LessonContent } from '../content/load-lesson';
import { newestContentFirst, timedLinesOf } from './lines-of';

/** Below the limit of a database document, 1 MiB. */
const MOST_BYTES = 900_000;

const TIERS: readonly RequiredTier[] = [0, 1, 2];

const storedOf = (lesson: LessonContent): StoredLesson => [
  lesson.DocID,
  lesson.Date,
  timedLinesOf(lesson).map(({ SwissGerman, English, at }) => [
    ...([SwissGerman, English, at] as const),
    ...([foldLine(SwissGerman), foldLine(English)] as const),
  ]),
];

/** Divides JSON texts into lists of at most `most` bytes when joined by commas. */
function portions(texts: readonly string[], most: number): string[][] {
  const lists: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    const weight = Buffer.byteLength(text) + 1;
    if (bytes + weight > most) {
      lists.push([]);
      bytes = 2;
    }
    lists.at(-1)?.push(text);
    bytes += weight;
  }
  return lists;
}

/**
 * Makes the documents of `LessonLines` for `searchLines`. The server then reads few documents
 * instead of all lessons, with folded words. Ids have a hash of the content, so a publication never
 * changes a document in use; `current` names the valid ones.
 *
 * @param mostBytes of a document
 */
export function lessonLinesOf(
  lessons: readonly LessonContent[],
  mostBytes = MOST_BYTES,
): Map<string, LessonLines | LessonLinesIndex> {
  const searched = lessons.filter(isListed).sort(newestContentFirst);
  const documents = new Map<string, LessonLines>();
  for (const requiredTier of TIERS) {
    const ofTier = searched.filter((lesson) => tierOf(lesson) === requiredTier);
    const texts = ofTier.map((lesson) => JSON.stringify(storedOf(lesson)));
    for (const list of portions(texts, mostBytes)) {
      const text = `[${list.join(',')}]`;
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
      documents.set(`${requiredTier}-${hash}`, { requiredTier, lessons: text });
    }
  }
  return new Map<string, LessonLines | LessonLinesIndex>([
    ...documents,
    ['current', { documents: [...documents.keys()] }],
  ]);
}
