import { createStripeSandbox, serveSandbox } from 'stand-ins/payment-provider';
import { createTimeBudget, withinBudget } from '../../platform/time-budget';
import { askProvider, createStripe } from './stripe';

test('the SDK sends no request with a used-up budget, and reports a lost connection', async () => {
  const sandbox = createStripeSandbox();
  const served = await serveSandbox(sandbox, 0);
  const stripe = createStripe('sk_test_sandbox', `http://127.0.0.1:${served.port}`);
  const buyer = () => askProvider(() => stripe.customers.create({}));
  try {
    const inTime = createTimeBudget(1, () => 0);
    await expect(withinBudget(inTime, buyer)).resolves.toMatchObject({ object: 'customer' });
    const usedUp = createTimeBudget(0, () => 0);
    await expect(withinBudget(usedUp, buyer)).rejects.toMatchObject({ code: 'unavailable' });
    expect(Object.keys(sandbox.state.customers)).toHaveLength(1);
  } finally {
    await served.close();
  }
});
