import * as v from 'valibot';
import type { StripeSandbox } from '../sandbox';

/** A number, also as the text of a form. */
const Days = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number());

/** Controls by name, with what they take. Source: docs/sandbox.md. */
const SCHEMAS = {
  clock: v.strictObject({ advanceDays: Days }),
  deliveries: v.strictObject({ mode: v.picklist(['normal', 'hold', 'duplicate', 'reverse']) }),
  release: v.strictObject({}),
  replay: v.strictObject({ eventID: v.string() }),
  'next-payment': v.strictObject({
    outcome: v.picklist(['succeeds', 'declined']),
    /** Of the viewer's form, empty for anybody. */
    customer: v.optional(v.string()),
  }),
  reset: v.strictObject({}),
};

const setNextPayment = (
  sandbox: StripeSandbox,
  { outcome, customer }: v.InferOutput<(typeof SCHEMAS)['next-payment']>,
) => sandbox.setNextPayment(outcome, customer === '' ? undefined : customer);

/**
 * Carries out a control of `/_control/`.
 *
 * @param name last part of the path
 * @param input body of the post
 * @throws {Error} for an unknown name or a wrong body; nothing has happened then
 */
export async function control(sandbox: StripeSandbox, name: string, input: unknown): Promise<void> {
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
      return setNextPayment(sandbox, v.parse(SCHEMAS['next-payment'], input));
    case 'reset':
      v.parse(SCHEMAS.reset, input);
      return sandbox.reset();
    default:
      throw new Error(`There is no control ${name}; there are ${Object.keys(SCHEMAS).join(', ')}.`);
  }
}
