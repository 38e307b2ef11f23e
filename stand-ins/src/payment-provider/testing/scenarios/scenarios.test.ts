import Stripe from 'stripe';
import { testWorld } from '../test-world';
import { BUYING } from './buying';
import { LIVING } from './living';
import type { ScenarioContext } from './scenario';

const SCENARIOS = [...BUYING, ...LIVING];

/** The key of a test mode; a live key would charge real money. */
const key = process.env.STRIPE_SECRET_KEY ?? '';
const isTestMode = /^[sr]k_test_/.test(key) && !key.includes('_local_');

/** Makes the prices of one run; at Stripe they stay behind, so they carry a name that says why. */
async function makeContext(stripe: Stripe): Promise<ScenarioContext> {
  const { id: product } = await stripe.products.create({ name: 'Scenarios of swissgerman' });
  const price = async (unit_amount: number, interval: 'month' | 'year') =>
    (
      await stripe.prices.create({
        product,
        unit_amount,
        currency: 'chf',
        recurring: { interval },
      })
    ).id;
  const [low, high, year] = [
    await price(990, 'month'),
    await price(3900, 'month'),
    await price(8900, 'year'),
  ];
  return { stripe, prices: { low, high, year } };
}

describe('in the sandbox', () => {
  let context: ScenarioContext;
  beforeAll(() => {
    const prices = { low: 'price_basic', high: 'price_vip', year: 'price_year' };
    context = { stripe: testWorld().stripe, prices };
  });
  test.each(SCENARIOS)('$title', ({ run }) => run(context));
});

// Declared only where STRIPE_SECRET_KEY holds a key of the test mode.
if (isTestMode) {
  describe("in Stripe's test mode", () => {
    let context: ScenarioContext;
    beforeAll(async () => {
      context = await makeContext(new Stripe(key));
    });
    test.each(SCENARIOS)('$title', ({ run }) => run(context));
  });
}
