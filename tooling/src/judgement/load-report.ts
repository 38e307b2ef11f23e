import * as v from 'valibot';

/** What the judge takes from a stored event of a load. Source: decision 56. */
export const LoadReportSchema = v.object({
  type: v.literal('load'),
  /** ISO 8601, by the clock of the receiver. */
  receivedAt: v.string(),
  /** Internet address of the sender. */
  address: v.string(),
  remote: v.string(),
  build: v.nullable(v.string()),
  channel: v.string(),
  screen: v.string(),
  /** `ok`, or the kind of the failure. */
  outcome: v.string(),
  /** Until it was usable or failed, in milliseconds. */
  ms: v.number(),
  /** Pseudonym of the device; it has none where it keeps nothing. */
  reporter: v.optional(v.string()),
});
export type LoadReport = v.InferOutput<typeof LoadReportSchema>;
