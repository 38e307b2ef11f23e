import * as v from 'valibot';
import { CatalogueLessonSchema, CatalogueSchema, LearningPathSchema } from 'shared-contracts';
import type { Given } from './harness';

export function contentPromises(given: Given): void {
  test('fetches the catalogue once and shares it', async () => {
    const { content } = given().platform;
    const [first, second] = await Promise.all([content.catalogue(), content.catalogue()]);
    expect(second).toBe(first);
    expect(await content.catalogue()).toBe(first);
  });

  test('fetches the rest of it once and shares it', async () => {
    const { content } = given().platform;
    const [first, second] = await Promise.all([
      content.restOfCatalogue(),
      content.restOfCatalogue(),
    ]);
    expect(second).toBe(first);
    expect(await content.restOfCatalogue()).toBe(first);
  });

  test('fetches the public lines once and shares them', async () => {
    const { content } = given().platform;
    const [first, second] = await Promise.all([content.publicLines(), content.publicLines()]);
    expect(second).toBe(first);
    expect(await content.publicLines()).toBe(first);
    for (const { lines, german = '' } of first) {
      expect(lines.length + german.length).toBeGreaterThan(0);
    }
  });

  test('fetches the path once and shares it', async () => {
    const { content } = given().platform;
    const [first, second] = await Promise.all([content.learningPath(), content.learningPath()]);
    expect(second).toBe(first);
    expect(await content.learningPath()).toBe(first);
    if (first !== undefined) expect(v.parse(LearningPathSchema, first)).toEqual(first);
  });

  test('has all lessons once, newest first', async () => {
    const { content } = given().platform;
    const first = v.parse(CatalogueSchema, await content.catalogue());
    const rest = v.parse(v.array(CatalogueLessonSchema), await content.restOfCatalogue());
    expect(first.lessons.length).toBeGreaterThan(0);
    for (const lessons of [first.lessons, rest]) {
      const days = lessons.map((lesson) => lesson.Date);
      expect(days).toEqual([...days].sort().reverse());
    }
    const all = [...first.lessons, ...rest];
    expect(new Set(all.map(({ DocID }) => DocID)).size).toBe(all.length);
    expect(first.total).toBe(all.length);
    expect(first.totalMiniLessons).toBe(all.filter(({ Type }) => Type === 'mini_lesson').length);
  });
}
