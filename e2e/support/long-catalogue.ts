import type { Page } from '@playwright/test';
import type { Catalogue, CatalogueLesson, RestOfCatalogue } from 'shared-contracts';

const PAGE = 24;
const REST = '/lessons.0a1b2c3d.json';
/** Matches the request for the rest of the catalogue. */
export const REST_REQUEST = /\/lessons\.[0-9a-f]{8}\.json$/;

/** Title of a made-up lesson; the newest has number 1. */
export const titleOf = (number: number) => `Lektion ${number}`;
export const idOf = (number: number) => `lektion-${number}`;

/** The newest lesson alone, then three pages of 24. */
export const PREVIOUS = 3 * PAGE;

/** Makes up lessons with the pictures and titles of published ones. Nobody can open them. */
function madeUp(published: readonly CatalogueLesson[], total: number): CatalogueLesson[] {
  return Array.from({ length: total }, (_, index) => {
    const { Title = '', VideoThumbnailURL = '' } = published[index % published.length] ?? {};
    return {
      DocID: idOf(index + 1),
      Title: titleOf(index + 1),
      Subtitle: `${Title} ${index + 1}`,
      Difficulty: (index % 5) + 1,
      Type: 'lesson',
      Date: new Date(Date.UTC(2026, 10, 20 - index)).toISOString().slice(0, 10),
      VideoThumbnailURL,
      isFree: false,
    };
  });
}

/**
 * Answers with a catalogue of made-up lessons, so its length does not depend on the content: the
 * first page, and the other lessons in the rest.
 *
 * @param total number of lessons; default: two pages in the rest
 */
export async function serveLongCatalogue(page: Page, total = 1 + PREVIOUS): Promise<void> {
  let lessons: CatalogueLesson[] = [];
  await page.route(/\/catalogue\.([0-9a-f]{8}\.)?json$/, async (route) => {
    const published = (await (await route.fetch()).json()) as Catalogue;
    lessons = madeUp(published.lessons, total);
    const first: Catalogue = {
      schemaVersion: 1,
      total,
      totalMiniLessons: 0,
      rest: REST,
      lessons: lessons.slice(0, 1 + PAGE),
    };
    await route.fulfill({ json: first });
  });
  await page.route(REST_REQUEST, async (route) => {
    const rest: RestOfCatalogue = { schemaVersion: 1, lessons: lessons.slice(1 + PAGE) };
    await route.fulfill({ json: rest });
  });
}
