import { GetOfferRequestSchema } from 'shared-contracts';
import { callable } from '../platform/callable/callable';
import { STRIPE_SECRET_KEY } from '../platform/config';
import { database } from '../platform/database';
import { packagesOn, readOffer, stripeEnvironment } from '../ledger/price-list';

export const getRevenueCatOffer_v2_0 = callable(
  'getRevenueCatOffer_v2_0',
  {
    request: GetOfferRequestSchema,
    rate: 'page',
    secrets: [STRIPE_SECRET_KEY],
  },
  async ({ offerID, platform }) => ({
    offers: packagesOn(await readOffer(database(), offerID), platform, stripeEnvironment()),
  }),
);
