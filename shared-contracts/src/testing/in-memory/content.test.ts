import { AppError } from '../../errors/index';
import { aCatalogue } from '../fixtures';
import { createInMemoryPlatform } from './index';

it('answers three lessons unless it is told otherwise', async () => {
  expect((await createInMemoryPlatform().content.catalogue()).lessons).toHaveLength(3);
  const catalogue = aCatalogue(5);
  expect(await createInMemoryPlatform({ catalogue }).content.catalogue()).toBe(catalogue);
});

it('rejects while it cannot be fetched, and recovers', async () => {
  const offline = new AppError('unavailable', 'No network.');
  const { content, setCatalogue } = createInMemoryPlatform({ catalogue: offline });
  await expect(content.catalogue()).rejects.toBe(offline);
  setCatalogue(aCatalogue(1));
  expect(await content.catalogue()).toEqual(aCatalogue(1));
});
