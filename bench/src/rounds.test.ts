import { inRoundOrder, interleave } from './rounds';

test('gives every subject its turn in every round, and none always the first', () => {
  expect([0, 1, 2, 3].map((round) => inRoundOrder(['product', 'm', 'm2'], round))).toEqual([
    ['product', 'm', 'm2'],
    ['m', 'm2', 'product'],
    ['m2', 'product', 'm'],
    ['product', 'm', 'm2'],
  ]);
  expect(inRoundOrder([], 1)).toEqual([]);
});

test('measures one after another, and tells warm-ups from rounds', async () => {
  const seen: string[] = [];
  let running = 0;
  await interleave(['a', 'b'], { warmUps: 1, measured: 2 }, async (subject, round) => {
    expect(++running).toBe(1);
    await Promise.resolve();
    seen.push(`${subject}${round ?? '-'}`);
    running--;
  });
  expect(seen).toEqual(['a-', 'b-', 'b0', 'a0', 'a1', 'b1']);
});
