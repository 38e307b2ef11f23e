import * as v from 'valibot';

/** An address outside the app. */
export const HttpsUrlSchema = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && new URL(text).protocol === 'https:',
    'must be an https address, such as https://www.example.org/contact',
  ),
);

/**
 * Addresses outside the app that the school configures (`links` in `firebase/web-config.json`).
 * Open them with `navigation.openExternal`.
 * Source: PLANS-learn-more, PLANS-standard-german, WRAPPER-cancel.
 */
export const LinksSchema = v.object({
  /** Target of 'still not sure? learn more'. */
  contact: HttpsUrlSchema,
  /** Target of 'learn standard German'. */
  standardGerman: HttpsUrlSchema,
  /**
   * Origins whose pages may be shown in a frame of the live room; the policy of the shell must name
   * the same ones (`frame-src`). Absent: none.
   */
  liveFrames: v.optional(
    v.array(
      v.pipe(
        v.string(),
        v.regex(/^https:\/\/[^/]+$/, 'must be an origin, such as https://a.example'),
      ),
    ),
  ),
  /** Pages of the stores where customers manage their subscriptions. */
  storeSubscriptions: v.object({ ios: HttpsUrlSchema, android: HttpsUrlSchema }),
});
export type Links = v.InferOutput<typeof LinksSchema>;
