import * as v from 'valibot';
import { isInAppPath } from '../paths/in-app-path';

/** A package that the store sells. Source: ENTITY-parent-package, PARENT-packages. */
export const ParentAppPackageSchema = v.object({
  identifier: v.string(),
  offeringIdentifier: v.string(),
  product: v.object({
    identifier: v.string(),
    priceString: v.string(),
    subscriptionPeriod: v.picklist(['P1M', 'P1Y']),
    // Swift's and Kotlin's encoders leave out what is null.
    introPrice: v.nullish(v.looseObject({}), null),
  }),
});
export type ParentAppPackage = v.InferOutput<typeof ParentAppPackageSchema>;

/** `isInAppPath` as a schema. */
export const InAppPathSchema = v.pipe(
  v.string(),
  v.check(isInAppPath, 'must be a path in the app'),
);

/** Messages from the parent app. Source: PARENT-in. */
export const MessageFromParentAppSchema = v.variant('type', [
  v.object({
    type: v.literal('LOG_IN_WITH_ID_TOKEN'),
    payload: v.variant('provider', [
      v.object({ provider: v.literal('google.com'), idToken: v.string() }),
      v.object({ provider: v.literal('apple.com'), idToken: v.string(), nonce: v.string() }),
    ]),
  }),
  v.object({
    type: v.literal('SUBSCRIPTION_PACKAGES'),
    payload: v.object({ packages: v.array(ParentAppPackageSchema) }),
  }),
  v.object({ type: v.literal('REDIRECT'), payload: v.object({ path: InAppPathSchema }) }),
  v.object({
    type: v.literal('STOP_LOADING'),
    /**
     * `outcome: 'cancelled'`: the learner gave up a purchase or a restore. An app may leave it out;
     * other texts say nothing. Source: docs/payments.md.
     */
    payload: v.object({ outcome: v.nullish(v.string()) }),
  }),
  v.object({ type: v.literal('SIGN_IN_FAILED'), payload: v.object({ message: v.string() }) }),
]);
export type MessageFromParentApp = v.InferOutput<typeof MessageFromParentAppSchema>;
