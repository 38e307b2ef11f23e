import type { Page } from '@playwright/test';
import type { Catalogue, CatalogueLesson, RestOfCatalogue } from 'shared-contracts';

const FIRST = 25;

/** Answers with a catalogue of that many made-up lessons, numbered copies of published ones. */
export async function serveManyLessons(page: Page, total: number): Promise<void> {
  let lessons: CatalogueLesson[] = [];
  await page.route(/\/catalogue\.([0-9a-f]{8}\.)?json$/, async (route) => {
    const published = ((await (await route.fetch()).json()) as Catalogue).lessons;
    lessons = Array.from({ length: total }, (_, index) => {
      const model = published[index % published.length] as CatalogueLesson;
      return {
        ...model,
        DocID: `made-up-${index}`,
        Title: `${model.Title} ${index + 1}`,
        Type: 'lesson',
        Date: new Date(Date.UTC(2026, 10, 20 - index)).toISOString().slice(0, 10),
        isFree: false,
      };
    });
    const first: Catalogue = {
      schemaVersion: 1,
      total,
      totalMiniLessons: 0,
      rest: '/lessons.0a1b2c3d.json',
      lessons: lessons.slice(0, FIRST),
    };
    await route.fulfill({ json: first });
  });
  await page.route(/\/lessons\.[0-9a-f]{8}\.json$/, async (route) => {
    const rest: RestOfCatalogue = { schemaVersion: 1, lessons: lessons.slice(FIRST) };
    await route.fulfill({ json: rest });
  });
}
