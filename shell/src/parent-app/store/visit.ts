import type { CurrentSubscription, CurrentSubscriptions } from 'shared-contracts';
import * as v from 'valibot';

/** A visit of one learner to an app store, until they know its outcome. */
export const VisitSchema = v.variant('kind', [
  v.object({
    kind: v.literal('purchase'),
    /** Identifier of the package. */
    identifier: v.string(),
    /** When it began, milliseconds since 1970. */
    at: v.number(),
    /** Whether the learner knows that the purchase is being confirmed. */
    isTold: v.optional(v.boolean()),
  }),
  v.object({
    kind: v.literal('restore'),
    at: v.number(),
    /** The earlier plans as text of `marksOf`; absent: unknown. */
    before: v.optional(v.string()),
  }),
]);
export type Visit = v.InferOutput<typeof VisitSchema>;

/** Describes plans as text, equal for equal plans. */
export const marksOf = (plans: CurrentSubscriptions): string =>
  Object.values(plans)
    .map(({ identifier, purchase_date, cancels }) => `${identifier} ${purchase_date} ${cancels}`)
    .sort()
    .join();

/** The plan with the highest tier. */
const bestOf = (plans: CurrentSubscriptions): CurrentSubscription | undefined =>
  Object.values(plans).sort((a, b) => b.Tier - a.Tier)[0];

/**
 * Finds the plan of a visit. A purchase brings its own package, which renews. A restore brings a
 * plan that was not there before.
 *
 * @param plans the answer of `syncSubscription`
 * @returns undefined: not yet
 */
export function planOf(visit: Visit, plans: CurrentSubscriptions): CurrentSubscription | undefined {
  if (visit.kind === 'restore') {
    return marksOf(plans) === visit.before ? undefined : bestOf(plans);
  }
  return Object.values(plans).find(
    ({ identifier, cancels }) => identifier === visit.identifier && !cancels,
  );
}

/** The open plan, bought here or elsewhere. */
export const openPlan = bestOf;
