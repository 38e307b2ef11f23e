import { subscribe, testWorld } from './testing/test-world';
import { addMonths } from './calendar';

const seconds = (date: string) => Date.parse(date) / 1000;

/** Days between the beginnings of the periods that were paid, the oldest first. */
async function monthsOf(begin: string, days: number, step = days) {
  const { sandbox, stripe } = testWorld();
  sandbox.setCalendar(new Date(begin));
  const { customer } = await subscribe({ stripe });
  for (let passed = 0; passed < days; passed += step) await sandbox.advanceDays(step);
  const { data } = await stripe.invoices.list({ customer: customer.id, limit: 100 });
  const starts = data.map(({ lines }) => lines.data[0]?.period.start ?? 0).reverse();
  return {
    payments: data.filter(({ status }) => status === 'paid').length,
    lengths: starts.slice(1).map((start, index) => (start - (starts[index] ?? 0)) / 86_400),
  };
}

test('has twelve payments in a year, each on the day of the first', async () => {
  await expect(monthsOf('2027-01-15T10:00Z', 364.9)).resolves.toEqual({
    payments: 12,
    lengths: [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30],
  });
});

test('renews a plan of the 31st on the last day of a shorter month, then on the 31st again', async () => {
  const { lengths } = await monthsOf('2027-01-31T10:00Z', 364.9);
  // 28 February, 31 March, 30 April, 31 May …
  expect(lengths).toEqual([28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
});

test('counts the same when each advance is one day', async () => {
  const { lengths } = await monthsOf('2028-01-31T10:00Z', 100, 1);
  expect(lengths).toEqual([29, 31, 30]);
});

test.each([
  ['2026-01-31', 1, '2026-01-31', '2026-02-28'],
  ['2026-02-28', 1, '2026-01-31', '2026-03-31'],
  ['2026-02-28', 1, '2026-02-28', '2026-03-28'],
  ['2026-11-30', 1, '2026-08-31', '2026-12-31'],
  ['2028-02-29', 12, '2028-02-29', '2029-02-28'],
  ['2031-02-28', 12, '2028-02-29', '2032-02-29'],
  ['2026-11-23', 1, '2026-10-23', '2026-12-23'],
])('%s and %d months, begun on %s, is %s', (from, months, anchor, to) => {
  expect(addMonths(seconds(from), months, seconds(anchor))).toBe(seconds(to));
});
