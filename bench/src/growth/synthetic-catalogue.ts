import { DAY_MS, type CatalogueLesson } from 'shared-contracts';

const NEWEST_DAY = Date.parse('2026-11-20');
/** As in a school that publishes three lessons and then a mini lesson. */
const MINI_EVERY = 4;

/**
 * Made-up lessons to measure growth with, for `publishCatalogue`: as many as asked for, with the
 * titles and pictures of the sample lessons, one per day and newest first, every fourth a mini
 * lesson. The same arguments give the same lessons. Nobody can open them: there are no documents
 * and no video.
 *
 * @param count number of lessons and mini lessons; a number makes all titles differ
 * @param samples the sample lessons
 * @throws {RangeError} when `count` is no number of lessons
 */
export function syntheticLessons(
  count: number,
  samples: readonly CatalogueLesson[],
): CatalogueLesson[] {
  if (!Number.isInteger(count) || count < 0) {
    throw new RangeError(`count: must be a whole number of lessons, not ${count}`);
  }
  return Array.from({ length: count }, (_, index): CatalogueLesson => {
    const isMini = index % MINI_EVERY === MINI_EVERY - 1;
    const sample = samples[index % samples.length];
    const round = Math.floor(index / samples.length) + 1;
    return {
      DocID: `synthetic-${index + 1}`,
      Title: `${sample?.Title} ${round}`,
      Subtitle: `${sample?.Subtitle} ${round}`,
      Difficulty: (index % 5) + 1,
      Type: isMini ? 'mini_lesson' : 'lesson',
      Date: new Date(NEWEST_DAY - index * DAY_MS).toISOString().slice(0, 10),
      VideoThumbnailURL: sample?.VideoThumbnailURL ?? '',
      Duration: 60 + ((index * 7) % 540),
      isFree: isMini && index % (2 * MINI_EVERY) === MINI_EVERY - 1,
    };
  });
}
