import { fuzzBridge } from './testing/fuzz-bridge';

test('500 random messages throw nothing, and nothing leaves the app', async () => {
  await expect(fuzzBridge(500)).resolves.toEqual([]);
});
