import type Stripe from 'stripe';
import { comingPlanOf } from './schedule';

const NOW = 1_800_000_000;
const LATER = NOW + 86_400;
const phase = (price: string | null, start_date: number) => ({
  start_date,
  end_date: start_date + 86_400,
  items: price === null ? [] : [{ price }],
});
const running = (schedule: object | string | null) =>
  ({
    schedule,
    items: { data: [{ price: { id: 'price_vip' } }] },
  }) as unknown as Stripe.Subscription;
const scheduled = (next: ReturnType<typeof phase>, change: object = {}) =>
  comingPlanOf(
    running({
      id: 'sub_sched_1',
      status: 'active',
      current_phase: { start_date: NOW },
      phases: [phase('price_vip', NOW), next],
      ...change,
    }),
  );

test('the coming plan is that of the next phase', () => {
  const coming = { priceID: 'price_basic', start: LATER, end: LATER + 86_400 };
  expect(scheduled(phase('price_basic', LATER))).toEqual(coming);
  expect(scheduled(phase('price_basic', LATER), { status: 'not_started' })).toEqual(coming);
});

test.each([
  ['there is no schedule', null],
  ['the schedule was not read', 'sub_sched_1'],
])('nothing follows when %s', (_, schedule) => {
  expect(comingPlanOf(running(schedule))).toBeNull();
});

test.each([
  ['the schedule steers no more', phase('price_basic', LATER), { status: 'released' }],
  ['it was taken back', phase('price_basic', LATER), { status: 'canceled' }],
  ['the last phase runs', phase('price_basic', NOW), {}],
  ['the next phase is the same plan', phase('price_vip', LATER), {}],
  ['the next phase sells nothing', phase(null, LATER), {}],
])('nothing follows when %s', (_, next, change) => {
  expect(scheduled(next, change)).toBeNull();
});
