import { fuzzBridge } from './testing/fuzz-bridge';

test('10,000 random messages throw nothing, and nothing leaves the app', async () => {
  await expect(fuzzBridge(10_000)).resolves.toEqual([]);
});
