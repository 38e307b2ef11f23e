import * as v from 'valibot';

/**
 * `LiveRooms/{liveLessonID}`: whether a teacher has started or ended a live lesson. The id is its
 * day at the school, `2026-11-23`. Teachers write it, and members with VIP read it. Without it, the
 * date decides.
 */
export const LiveRoomStateSchema = v.object({
  ID: v.string(),
  State: v.picklist(['live', 'ended']),
  /** Since when, by the server's clock; ISO 8601. */
  ChangedAt: v.string(),
});
export type LiveRoomState = v.InferOutput<typeof LiveRoomStateSchema>;
