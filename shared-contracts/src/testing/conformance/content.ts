import * as v from 'valibot';
import { CatalogueSchema } from '../../entities/index';
import type { Given } from './harness';

export function contentPromises(given: Given): void {
  it('fetches the catalogue once and shares it', async () => {
    const { content } = given().platform;
    const [first, second] = await Promise.all([content.catalogue(), content.catalogue()]);
    expect(second).toBe(first);
    expect(await content.catalogue()).toBe(first);
  });

  it('answers lessons, newest first', async () => {
    const { lessons } = v.parse(CatalogueSchema, await given().platform.content.catalogue());
    const days = lessons.map((lesson) => lesson.Date);
    expect(days.length).toBeGreaterThan(0);
    expect(days).toEqual([...days].sort().reverse());
  });
}
