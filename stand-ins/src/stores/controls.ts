import * as v from 'valibot';
import { control, Outcome, SHARED_CONTROLS, type Control } from '../sandbox/controls';
import type { RevenueCatSandbox } from './sandbox';

type StoreControl = Control<RevenueCatSandbox>;

const Plan = v.strictObject({ uid: v.string(), ProductID: v.string() });
const Purchase = v.strictObject({ ...Plan.entries, os: v.picklist(['ios', 'android']) });
const Transfer = v.strictObject({ fromUid: v.string(), toUid: v.string() });

/** A control that does something to one plan of one customer. */
const onPlan = (name: 'cancel' | 'expire' | 'refund' | 'failRenewal'): StoreControl =>
  control(Plan, (sandbox: RevenueCatSandbox, { uid, ProductID }) => sandbox[name](uid, ProductID));

/** Answers after the events of a control were sent. */
const settled =
  (carryOut: StoreControl): StoreControl =>
  async (sandbox, body) => {
    await carryOut(sandbox, body);
    await sandbox.settle();
  };

const ACTS: Readonly<Record<string, StoreControl>> = {
  ...SHARED_CONTROLS,
  'next-payment': control(
    v.strictObject({ outcome: Outcome }),
    (sandbox: RevenueCatSandbox, { outcome }) => sandbox.setNextPayment(outcome),
  ),
  purchase: control(Purchase, (sandbox: RevenueCatSandbox, { uid, ProductID, os }) =>
    sandbox.purchase(uid, ProductID, os),
  ),
  cancel: onPlan('cancel'),
  expire: onPlan('expire'),
  refund: onPlan('refund'),
  'billing-issue': onPlan('failRenewal'),
  transfer: control(Transfer, (sandbox: RevenueCatSandbox, { fromUid, toUid }) =>
    sandbox.transfer(fromUid, toUid),
  ),
};

/** Controls by name. Source: docs/sandbox.md. */
export const CONTROLS: Readonly<Record<string, StoreControl>> = Object.fromEntries(
  Object.entries(ACTS).map(([name, carryOut]) => [name, settled(carryOut)]),
);
