import { waitUntil } from 'delivery/wait-until';
import { createBatches } from './batches';

test('works on a burst once, and on what comes meanwhile afterwards', async () => {
  const batches: (readonly string[])[] = [];
  let isAtWork = false;
  let overlapped = false;
  const add = createBatches<string>(async (batch) => {
    overlapped ||= isAtWork;
    isAtWork = true;
    if (batches.length === 0) add(['later']);
    batches.push(batch);
    await Promise.resolve();
    isAtWork = false;
  });
  add(['a']);
  add(['b', 'c']);
  add([]);
  await waitUntil(() => batches.length === 2, { what: 'two batches', deadlineMs: 3000 });
  expect(batches).toEqual([['a', 'b', 'c'], ['later']]);
  expect(overlapped).toBe(false);
});
