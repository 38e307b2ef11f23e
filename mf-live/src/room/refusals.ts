import type { Alert } from 'shared-contracts';

export type Refusal = 'not-signed-in' | 'needs-vip';

/** What a refused user is told, and where the alert leads. Source: SPEC §8. */
export const refusals: Readonly<Record<Refusal, Alert>> = {
  'not-signed-in': {
    title: 'No access',
    description: 'Please Sign in to access live lessons.',
    redirectTo: '/sign-in-up',
  },
  'needs-vip': {
    title: 'VIP',
    description: 'Only VIP members can access live lessons.',
    redirectTo: '/subscriptions',
  },
};
