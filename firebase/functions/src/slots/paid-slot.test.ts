import type Stripe from 'stripe';
import { OFFER } from '../billing/testing/offer';
import { paidSlotOf } from './paid-slot';

const plan = (product: string, change: object = {}) =>
  ({
    id: 'sub_1',
    status: 'active',
    metadata: {},
    latest_invoice: null,
    pending_update: null,
    items: { data: [{ price: { product } }] },
    ...change,
  }) as unknown as Stripe.Subscription;
const slotOf = (...plans: Stripe.Subscription[]) => paidSlotOf(plans, OFFER.packages);
const NOTHING = { kind: 'none', waiting: null, ended: [] };

test('a plan without a private lesson pays for no slot', () => {
  expect(slotOf()).toEqual(NOTHING);
  expect(slotOf(plan('vip_monthly', { metadata: { slotID: 'mon-9' } }))).toEqual(NOTHING);
});

test('a running plan pays for the slot that it names, or for the booked one', () => {
  const metadata = { slotID: 'mon-9' };
  expect(slotOf(plan('private_monthly', { metadata }))).toMatchObject({
    kind: 'named',
    slotID: 'mon-9',
    waiting: null,
    ended: [],
  });
  const unnamed = slotOf(plan('private_monthly'));
  expect(unnamed).toMatchObject({ kind: 'booked', waiting: null, ended: [] });
  expect(unnamed).not.toHaveProperty('slotID');
});

test('an ended plan pays for no slot, and its former slot is listed', () => {
  const status = 'canceled';
  const metadata = { slotID: 'mon-9', heldUntil: '1800000000' };
  expect(
    slotOf(
      plan('private_monthly', { status, metadata }),
      plan('private_monthly', { status }),
      plan('vip_monthly', { status, metadata }),
      plan('private_monthly', { status: 'incomplete_expired', metadata }),
    ),
  ).toEqual({ ...NOTHING, ended: [{ slotID: 'mon-9', heldUntil: 1_800_000_000 }] });
});

describe('a change that adds a private lesson', () => {
  const changing = (latest_invoice: unknown, product = 'private_monthly', status = 'active') =>
    slotOf(
      plan('vip_monthly', {
        latest_invoice,
        status,
        metadata: { slotID: 'tue-10' },
        pending_update: {
          expires_at: 1_800_000_000,
          subscription_items: [{ price: { product } }],
        },
      }),
    ).waiting;

  test('waits for its slot while its invoice is open', () => {
    expect(changing({ status: 'open' })).toEqual({ slotID: 'tue-10', until: 1_800_000_000 });
  });

  test.each([
    ['its invoice was voided', { status: 'void' }],
    ['its invoice is paid', { status: 'paid' }],
    ['there is no invoice', null],
    ['the invoice was not read', 'in_1'],
  ])('waits no more when %s', (_, invoice) => {
    expect(changing(invoice)).toBeNull();
  });

  test('waits for no slot if it adds no private lesson, or the plan has ended', () => {
    expect(changing({ status: 'open' }, 'vip_annually')).toBeNull();
    expect(changing({ status: 'open' }, 'private_monthly', 'canceled')).toBeNull();
  });
});
