import { DAY_MS, type CatalogueLesson } from 'shared-contracts';

const NEWEST_DAY = Date.parse('2026-11-20');
/** Every fourth lesson is a mini lesson. */
const MINI_EVERY = 4;

/**
 * Makes lessons for `publishCatalogue`, to measure growth: with titles and pictures of the sample
 * lessons, one per day, newest first. The same arguments give the same lessons. They cannot be
 * opened, because they have no documents and no film.
 *
 * @param count number of lessons and mini lessons
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
