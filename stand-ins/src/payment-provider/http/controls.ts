import * as v from 'valibot';
import { control, Outcome, SHARED_CONTROLS, type Control } from '../../sandbox/controls';
import type { StripeSandbox } from '../sandbox';

const NextPayment = v.strictObject({
  outcome: Outcome,
  /** Of the viewer's form, empty for anybody. */
  customer: v.optional(v.string()),
});

/** Controls by name. Source: docs/sandbox.md. */
export const CONTROLS: Readonly<Record<string, Control<StripeSandbox>>> = {
  ...SHARED_CONTROLS,
  'next-payment': control(NextPayment, (sandbox: StripeSandbox, { outcome, customer }) =>
    sandbox.setNextPayment(outcome, customer === '' ? undefined : customer),
  ),
};
