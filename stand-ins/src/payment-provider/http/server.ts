import * as v from 'valibot';
import { control, Outcome, SHARED_CONTROLS, type Control } from '../../sandbox/controls';
import type { PageRequest, PageResponse } from '../../sandbox/html';
import { serve, type RunningSandbox } from '../../sandbox/serve';
import { SandboxError } from '../errors';
import { bankPage } from '../pages/bank-page';
import { checkoutPage } from '../pages/checkout-page';
import { invoicePage } from '../pages/invoice-page';
import { portalPage } from '../pages/portal-page';
import { viewerPage } from '../pages/viewer-page';
import type { StripeSandbox } from '../sandbox';

const NextPayment = v.strictObject({
  outcome: Outcome,
  /** The viewer's form leaves it empty for the next payment of anybody. */
  customer: v.optional(v.string()),
});

/** Controls by name. Source: docs/sandbox.md. */
const CONTROLS: Readonly<Record<string, Control<StripeSandbox>>> = {
  ...SHARED_CONTROLS,
  'next-payment': control(NextPayment, (sandbox: StripeSandbox, { outcome, customer }) =>
    sandbox.setNextPayment(outcome, customer === '' ? undefined : customer),
  ),
};

/** The page of a path; undefined: there is no such page, or none of its object. */
function pageOf({ world }: StripeSandbox, request: PageRequest): PageResponse | undefined {
  const [, kind = '', id = ''] = request.path.split('/');
  try {
    switch (kind) {
      case '':
        return viewerPage(world);
      case 'checkout':
        return checkoutPage(world, id, request);
      case 'bank':
        return bankPage(world, id, request);
      case 'portal':
        return portalPage(world, id, request);
      case 'invoice':
        return invoicePage(world, id, request);
    }
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
  }
  return undefined;
}

/**
 * Serves the API, the pages and the controls on this machine only.
 *
 * @param port 0: any free one
 * @throws {Error} when the port is in use
 */
export const serveSandbox = (sandbox: StripeSandbox, port: number): Promise<RunningSandbox> =>
  serve(sandbox, { apiPath: '/v1/', controls: CONTROLS, pageOf }, port);
