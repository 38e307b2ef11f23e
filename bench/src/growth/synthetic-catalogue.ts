import { DAY_MS, type CatalogueLesson } from 'shared-contracts';
import { phrase } from './phrases';

const NEWEST_DAY = Date.parse('2026-11-20');
/** As in a school that publishes three lessons and then a mini lesson. */
const MINI_EVERY = 4;

/**
 * Made-up lessons to measure growth with, for `publishCatalogue`: as many as asked for, with
 * varied titles, one per day and newest first, every fourth a mini lesson. The same arguments give
 * the same lessons. Nobody can open them: there are pictures, those of the sample lessons, but no
 * documents and no video.
 *
 * @param count number of lessons and mini lessons; all titles differ up to 2,052
 * @param samples the sample lessons, whose pictures they show
 * @throws {RangeError} when `count` is no number of lessons
 */
export function syntheticLessons(
  count: number,
  samples: readonly Pick<CatalogueLesson, 'VideoThumbnailURL'>[],
): CatalogueLesson[] {
  if (!Number.isInteger(count) || count < 0) {
    throw new RangeError(`count: must be a whole number of lessons, not ${count}`);
  }
  const pictures = samples.map(({ VideoThumbnailURL }) => VideoThumbnailURL).sort();
  return Array.from({ length: count }, (_, index): CatalogueLesson => {
    const isMini = index % MINI_EVERY === MINI_EVERY - 1;
    const { dialect, english } = phrase(index);
    return {
      DocID: `synthetic-${index + 1}`,
      Title: dialect,
      Subtitle: english,
      Difficulty: (index % 5) + 1,
      Type: isMini ? 'mini_lesson' : 'lesson',
      Date: new Date(NEWEST_DAY - index * DAY_MS).toISOString().slice(0, 10),
      VideoThumbnailURL: pictures[index % pictures.length] ?? '',
      Duration: 60 + ((index * 7) % 540),
      isFree: isMini && index % (2 * MINI_EVERY) === MINI_EVERY - 1,
    };
  });
}
