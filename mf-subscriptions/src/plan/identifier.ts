import type { BillingCycle, Package } from 'shared-contracts';

type Identified = Pick<Package, 'identifier'>;

/** `VIP` of `VIP_annually`: what its card is called. */
export const planNameOf = ({ identifier }: Identified): string => identifier.split('_')[0] ?? '';

/** Annual if the identifier of a plan says so, else monthly. */
export const cycleOf = ({ identifier }: Identified): BillingCycle =>
  identifier.includes('_annually') ? 'annual' : 'monthly';
