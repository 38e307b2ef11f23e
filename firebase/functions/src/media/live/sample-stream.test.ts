import { countingDatabase } from '../../testing/counting-database';
import { createSampleStreamLoader } from './sample-stream';

test('costs one read a minute, whatever the number of viewers', async () => {
  const { db, reads } = countingDatabase({ 'LiveSecrets/next': { SampleStream: ['a.0a1b2c3d'] } });
  let now = 0;
  const load = createSampleStreamLoader(
    () => db,
    () => now,
  );
  for (; now < 60_000; now += 4000) expect(await load()).toEqual(['a.0a1b2c3d']);
  expect(reads).toHaveLength(1);
  await load();
  expect(reads).toHaveLength(2);
});

test.each<[Record<string, object>]>([[{}], [{ 'LiveSecrets/next': { OwnChat: true } }]])(
  'there is none where none is announced: %j',
  async (documents) => {
    const { db } = countingDatabase(documents);
    const load = createSampleStreamLoader(
      () => db,
      () => 0,
    );
    expect(await load()).toBeNull();
  },
);
