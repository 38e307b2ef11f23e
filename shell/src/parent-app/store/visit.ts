import type { CurrentSubscription, CurrentSubscriptions } from 'shared-contracts';
import * as v from 'valibot';

/** A visit of one learner to an app store, whose outcome they have not read yet. */
export const VisitSchema = v.variant('kind', [
  v.object({
    kind: v.literal('purchase'),
    /** Of the package. */
    identifier: v.string(),
    /** When it began, milliseconds since 1970. */
    at: v.number(),
    /** The learner has read that it is still being confirmed. */
    isTold: v.optional(v.boolean()),
  }),
  v.object({
    kind: v.literal('restore'),
    at: v.number(),
    /** The earlier plans, as `marksOf` names them; absent: not known. */
    before: v.optional(v.string()),
  }),
]);
export type Visit = v.InferOutput<typeof VisitSchema>;

/** The same text for the same plans. */
export const marksOf = (plans: CurrentSubscriptions): string =>
  Object.values(plans)
    .map(({ identifier, purchase_date, cancels }) => `${identifier} ${purchase_date} ${cancels}`)
    .sort()
    .join();

/** The plan that opens most. */
const bestOf = (plans: CurrentSubscriptions): CurrentSubscription | undefined =>
  Object.values(plans).sort((a, b) => b.Tier - a.Tier)[0];

/**
 * The plan that a visit has brought. A purchase brings its own package, which renews. A restore
 * brings a plan that was not there before.
 *
 * @param plans the answer of `syncSubscription`
 * @returns undefined: none yet
 */
export function broughtBy(
  visit: Visit,
  plans: CurrentSubscriptions,
): CurrentSubscription | undefined {
  if (visit.kind === 'restore') {
    return marksOf(plans) === visit.before ? undefined : bestOf(plans);
  }
  return Object.values(plans).find(
    ({ identifier, cancels }) => identifier === visit.identifier && !cancels,
  );
}

/** The plan that is open, bought here or elsewhere. */
export const openPlan = bestOf;
