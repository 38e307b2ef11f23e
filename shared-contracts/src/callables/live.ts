import * as v from 'valibot';

/**
 * `getLiveLessonUrls_v2_0`. VIP, PRIVATE and teachers get the addresses, all others `hasAccess:
 * false`. An address is absent until the school announces it. Source: API-getLiveLessonUrls.
 */
export const GetLiveLessonUrlsRequestSchema = v.strictObject({});

/**
 * `countLiveViewers`: teachers, otherwise `permission-denied` or `unauthenticated`. Source:
 * docs/live.md.
 */
export const CountLiveViewersRequestSchema = v.strictObject({
  /** The day of the lesson at the school, `2026-11-23`. */
  liveLessonID: v.pipe(v.string(), v.isoDate()),
});

/**
 * `CreateZoomSignature`: VIP, PRIVATE and teachers, otherwise `permission-denied` or
 * `unauthenticated`. `failed-precondition` carries `NoZoomSignature`. Source: API-zoomSignature.
 */
export const CreateZoomSignatureRequestSchema = v.strictObject({});

/** Why the server signs no meeting: `details` of `failed-precondition`. */
const NoZoomSignatureSchema = v.object({
  /** `no-meeting`: the school has announced none. `no-keys`: this server has no keys of Zoom. */
  reason: v.picklist(['no-keys', 'no-meeting']),
  /** Opens the meeting in Zoom itself. */
  joinUrl: v.optional(v.string()),
});
export type NoZoomSignature = v.InferOutput<typeof NoZoomSignatureSchema>;

/**
 * @param details of an `AppError`
 * @returns null when they do not come from `CreateZoomSignature`
 */
export function noZoomSignatureOf(details: unknown): NoZoomSignature | null {
  const result = v.safeParse(NoZoomSignatureSchema, details);
  return result.success ? result.output : null;
}
