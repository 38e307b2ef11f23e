import * as v from 'valibot';
import type { RevenueCatSandbox } from './sandbox';

const Days = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number());
const Os = v.picklist(['ios', 'android']);
const Plan = v.strictObject({ uid: v.string(), ProductID: v.string() });

/** Controls by name, with what they take. Source: docs/sandbox.md. */
const SCHEMAS = {
  clock: v.strictObject({ advanceDays: Days }),
  deliveries: v.strictObject({ mode: v.picklist(['normal', 'hold', 'duplicate', 'reverse']) }),
  release: v.strictObject({}),
  replay: v.strictObject({ eventID: v.string() }),
  'next-payment': v.strictObject({ outcome: v.picklist(['succeeds', 'declined']) }),
  reset: v.strictObject({}),
  purchase: v.strictObject({ uid: v.string(), ProductID: v.string(), os: Os }),
  cancel: Plan,
  expire: Plan,
  refund: Plan,
  'billing-issue': Plan,
  transfer: v.strictObject({ fromUid: v.string(), toUid: v.string() }),
};

/**
 * Carries out a control of `/_control/`.
 *
 * @param name last part of the path
 * @param input body of the post
 * @throws {Error} for an unknown name or a wrong body; nothing has happened then
 */
export function control(sandbox: RevenueCatSandbox, name: string, input: unknown): void {
  switch (name) {
    case 'clock':
      return sandbox.advanceDays(v.parse(SCHEMAS.clock, input).advanceDays);
    case 'deliveries':
      return sandbox.setDeliveries(v.parse(SCHEMAS.deliveries, input).mode);
    case 'release':
      v.parse(SCHEMAS.release, input);
      return sandbox.release();
    case 'replay':
      return sandbox.replay(v.parse(SCHEMAS.replay, input).eventID);
    case 'next-payment':
      return sandbox.setNextPayment(v.parse(SCHEMAS['next-payment'], input).outcome);
    case 'reset':
      v.parse(SCHEMAS.reset, input);
      return sandbox.reset();
    case 'purchase': {
      const { uid, ProductID, os } = v.parse(SCHEMAS.purchase, input);
      return sandbox.purchase(uid, ProductID, os);
    }
    case 'cancel':
    case 'expire':
    case 'refund': {
      const { uid, ProductID } = v.parse(SCHEMAS[name], input);
      return sandbox[name](uid, ProductID);
    }
    case 'billing-issue': {
      const { uid, ProductID } = v.parse(SCHEMAS['billing-issue'], input);
      return sandbox.failRenewal(uid, ProductID);
    }
    case 'transfer': {
      const { fromUid, toUid } = v.parse(SCHEMAS.transfer, input);
      return sandbox.transfer(fromUid, toUid);
    }
    default:
      throw new Error(`There is no control ${name}; there are ${Object.keys(SCHEMAS).join(', ')}.`);
  }
}
