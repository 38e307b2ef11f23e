import type { LeadingAlert } from 'kit/locked';
import { messages } from '../messages';

export type Refusal = 'not-signed-in' | 'needs-vip';

/**
 * Alerts for a learner whom the server refuses, and the pages to which they lead. Source:
 * ERROR-live-not-vip, ERROR-live-not-signed-in.
 */
export const refusals: Readonly<Record<Refusal, LeadingAlert>> = {
  'not-signed-in': {
    ...messages.refusals['not-signed-in'],
    redirectTo: '/sign-in-up',
  },
  'needs-vip': {
    ...messages.refusals['needs-vip'],
    redirectTo: '/subscriptions',
  },
};
