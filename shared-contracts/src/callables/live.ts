import * as v from 'valibot';
import { LiveDateSchema } from '../entities/catalogue';

/**
 * `getLiveLessonUrls_v2_0`, for VIP, PRIVATE and teachers; others get `hasAccess: false`. An
 * address is absent until the school announces it. Source: API-getLiveLessonUrls.
 */
export const GetLiveLessonUrlsRequestSchema = v.strictObject({});

/**
 * `countLiveViewers`, for teachers; others get `permission-denied` or `unauthenticated`.
 * Source: docs/live.md.
 */
export const CountLiveViewersRequestSchema = v.strictObject({
  /** The day of the lesson at the school, `2026-11-23`. */
  liveLessonID: v.pipe(v.string(), v.isoDate()),
});

/**
 * `getLiveLessonSettings`, for teachers; others get `permission-denied` or `unauthenticated`.
 * Source: docs/live.md.
 */
export const GetLiveLessonSettingsRequestSchema = v.strictObject({});

/**
 * `changeLiveLesson`, for teachers; others get `permission-denied` or `unauthenticated`. An absent
 * field stays unchanged. Source: docs/live.md.
 */
export const ChangeLiveLessonRequestSchema = v.strictObject({
  /** `revision` of the settings that the teacher has seen. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The date to move, as the page shows it, and the new date: `2026-12-01T19:00`. */
  date: v.optional(
    v.strictObject({
      from: v.pipe(LiveDateSchema, v.maxLength(40)),
      /** On the school's clock. */
      to: v.pipe(v.string(), v.maxLength(40)),
    }),
  ),
  /** Opens the meeting; empty restores the address that the school has published. */
  joinUrl: v.optional(v.pipe(v.string(), v.maxLength(500))),
});

/**
 * `CreateZoomSignature`, for VIP, PRIVATE and teachers; others get `permission-denied` or
 * `unauthenticated`. `failed-precondition` carries `NoZoomSignature`. Source: API-zoomSignature.
 */
export const CreateZoomSignatureRequestSchema = v.strictObject({});

/** Why the server makes no signature: `details` of `failed-precondition`. */
const NoZoomSignatureSchema = v.object({
  /** `no-meeting`: the school has announced none. `no-keys`: this server has no keys of Zoom. */
  reason: v.picklist(['no-keys', 'no-meeting']),
  /** Opens the meeting in Zoom itself. */
  joinUrl: v.optional(v.string()),
});
export type NoZoomSignature = v.InferOutput<typeof NoZoomSignatureSchema>;

/**
 * @param details of an `AppError`
 * @returns null for details of another callable
 */
export function noZoomSignatureOf(details: unknown): NoZoomSignature | null {
  const result = v.safeParse(NoZoomSignatureSchema, details);
  return result.success ? result.output : null;
}
