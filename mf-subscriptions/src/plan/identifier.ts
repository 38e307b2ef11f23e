import type { BillingCycle, Package } from 'shared-contracts';

type Identified = Pick<Package, 'identifier'>;

/** The name of a plan: `VIP` of `VIP_annually`. */
export const planNameOf = ({ identifier }: Identified): string => identifier.split('_')[0] ?? '';

export const cycleOf = ({ identifier }: Identified): BillingCycle =>
  identifier.includes('_annually') ? 'annual' : 'monthly';
