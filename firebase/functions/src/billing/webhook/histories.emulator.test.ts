import * as fc from 'fast-check';
import type { Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../../testing/emulator-database';
import { historyOf, live, type History } from '../testing/histories';

let db: Firestore;
beforeAll(async () => {
  db = await emptyDatabase('histories');
}, 30_000);
afterAll(() => db.terminate());

test('100 histories end in what the oracle says, in whatever order, twice or late their events come', async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(historyOf(8), async (one) => {
      const { stored, expected, wrong } = await live(db, `learner-${(count += 1)}`, one);
      expect(wrong).toEqual([]);
      expect(stored).toEqual(expected);
    }),
    // The same ones each time; `test:full` lives 1,000 others.
    { numRuns: 100, seed: 1132743520 },
  );
}, 600_000);

const IN_ORDER = {
  order: Array.from({ length: 64 }, (_, at) => at),
  copies: Array.from({ length: 64 }, () => 1 as const),
};
const toPrivate = { kind: 'change', packageID: 'PRIVATE_monthly', hour: 0 } as const;

// The histories above hold these by chance only.
test.each<[string, Pick<History, 'packageID' | 'steps'>, object]>([
  [
    'a change while a year is not paid',
    {
      packageID: 'BASIC_annually',
      steps: [
        { kind: 'days', days: 60 },
        { kind: 'fail-renewal' },
        { kind: 'change', packageID: 'VIP_monthly', hour: 0 },
      ],
    },
    { identifier: 'BASIC_annually' },
  ],
  [
    'a refund of the year whose credit pays the month',
    {
      packageID: 'VIP_annually',
      steps: [{ kind: 'days', days: 40 }, toPrivate, { kind: 'refund' }],
    },
    { identifier: 'PRIVATE_monthly', endedFor: 'refund' },
  ],
  [
    'moves to all hours at once',
    {
      packageID: 'VIP_monthly',
      steps: [{ kind: 'days', days: 40 }, toPrivate, { kind: 'move-all' }, { kind: 'deliver' }],
    },
    { identifier: 'PRIVATE_monthly', cancels: false },
  ],
])(
  '%s ends in what the oracle says',
  async (what, history, held) => {
    const uid = what.replaceAll(/\W/g, '-');
    const { stored, expected, wrong } = await live(db, uid, { ...history, ...IN_ORDER });
    expect(wrong).toEqual([]);
    expect(stored).toEqual(expected);
    expect(stored).toMatchObject(held);
  },
  60_000,
);
