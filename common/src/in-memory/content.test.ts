import { AppError } from 'shared-contracts';
import { aCatalogue, aDividedCatalogue } from './sample-catalogue';
import { createInMemoryPlatform } from './index';

test('has three lessons by default', async () => {
  expect((await createInMemoryPlatform().content.catalogue()).lessons).toHaveLength(3);
  const catalogue = aCatalogue(5);
  expect(await createInMemoryPlatform({ catalogue }).content.catalogue()).toBe(catalogue);
});

test('rejects while fetching fails, then recovers', async () => {
  const offline = new AppError('unavailable', 'No network.');
  const { content, setCatalogue } = createInMemoryPlatform({ catalogue: offline });
  await expect(content.catalogue()).rejects.toBe(offline);
  setCatalogue(aCatalogue(1));
  expect(await content.catalogue()).toEqual(aCatalogue(1));
});

test('has a rest only if the first page names one', async () => {
  const divided = aDividedCatalogue(5, 2);
  const { content } = createInMemoryPlatform(divided);
  expect(await content.restOfCatalogue()).toBe(divided.restOfCatalogue);
  const whole = createInMemoryPlatform({ ...divided, catalogue: aCatalogue(2) });
  expect(await whole.content.restOfCatalogue()).toEqual([]);
});

test('rejects while fetching the rest fails, then recovers; the first page stays', async () => {
  const offline = new AppError('unavailable', 'No network.');
  const divided = aDividedCatalogue(5, 2);
  const { content, setRestOfCatalogue } = createInMemoryPlatform({
    ...divided,
    restOfCatalogue: offline,
  });
  await expect(content.restOfCatalogue()).rejects.toBe(offline);
  expect(await content.catalogue()).toBe(divided.catalogue);
  setRestOfCatalogue(divided.restOfCatalogue);
  expect(await content.restOfCatalogue()).toBe(divided.restOfCatalogue);
});

test('prefers the data of the page over fetching', async () => {
  const prerendered = aCatalogue(2);
  const { content } = createInMemoryPlatform({
    prerendered,
    catalogue: new AppError('unavailable', 'No network.'),
  });
  expect(content.prerendered).toBe(prerendered);
  expect(await content.catalogue()).toBe(prerendered);
  expect(createInMemoryPlatform().content.prerendered).toBeUndefined();
});
