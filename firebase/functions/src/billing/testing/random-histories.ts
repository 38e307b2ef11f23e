import * as fc from 'fast-check';
import type { Firestore } from 'firebase-admin/firestore';
import { historyOf, live } from './histories';

/**
 * Runs random histories, and compares each with the oracle. It stops at the first failure, and
 * names its seed and path. Shrinking it would take hours.
 *
 * @param histories their number, greatest length, and a `seed` to repeat them
 */
export async function liveRandom(
  db: Firestore,
  { steps, ...histories }: { readonly steps: number; numRuns: number; seed?: number },
): Promise<void> {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(historyOf(steps), async (one) => {
      const { stored, expected, alias, friend, wrong } = await live(
        db,
        `learner-${(count += 1)}`,
        one,
      );
      expect(wrong).toEqual([]);
      expect(stored).toEqual(expected);
      expect(friend.stored).toEqual(friend.expected);
      expect(alias.stored).toEqual(alias.expected);
    }),
    { ...histories, endOnFailure: true },
  );
}
